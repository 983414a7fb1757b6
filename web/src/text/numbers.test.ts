import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage, t } from '../lib/text.svelte.ts';

afterEach(() => setLanguage('de'));

describe('number words', () => {
  it.each([
    ['de', 'pc-ui-uses-left', 'left', ['verbraucht', 'noch eine Nutzung', 'noch 3 Nutzungen']],
    ['en', 'pc-ui-uses-left', 'left', ['used up', 'one use left', '3 uses left']],
    ['de', 'pc-ui-critical-stages', 'stages', [null, 'kritischer Erfolg, eine Steigerung', 'kritischer Erfolg, 3 Steigerungen']],
    ['en', 'pc-ui-critical-stages', 'stages', [null, 'critical success, one stage', 'critical success, 3 stages']],
    ['en', 'pc-ui-charges', 'capacity', [null, '0 of 1 shot', '0 of 3 shots']],
  ] as const)('fit their number (%s, %s)', (language, id, arg, [none, one, three]) => {
    setLanguage(language);
    const said = (n: number) => t(id, { left: 0, [arg]: n });
    if (none !== null) expect(said(0)).toBe(none);
    expect([said(1), said(3)]).toEqual([one, three]);
  });
});
