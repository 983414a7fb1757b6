import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Line, SystemInfo, View } from '../../lib/protocol.ts';
import { desk } from '../../lib/desk.svelte.ts';
import { table } from '../../lib/table.svelte.ts';
import { setLanguage } from '../../lib/text.svelte.ts';
import Stage from './Stage.svelte';

const names = (de: string, en: string) => ({ de, en });
const info = {
  id: 'none', version: '1', edition: '', document: names('', ''), facets: [], sheets: false, name: names('N', 'N'), options: [], content: {}, figures: {},
  text: { de: 'rolls = Quendt würfelt', en: 'rolls = Quendt rolls' },
} as SystemInfo;

/** A game master before an action of their own that is settled; `lines`: what the log holds of it. */
function sit(...lines: Partial<Line>[]) {
  table.useSystem(info);
  const log = lines.map((line, n) => [String(n), { n, action: 7, kind: 'action', hidden: false, cards: [], undone: null, ...line }]);
  table.show({
    table: { id: 't', name: 'T', system: 'none', intro: names('', ''), session: 1, scene: '', options: {}, trusted: [] },
    me: { seat: 's1', role: 'gm', name: 'Henrike', hold: false, hand_dice: false },
    seats: {}, names: {}, beings: {}, combat: null,
    stage: { action: 7, title: { id: 'rolls' }, cards: [{ message: { id: 'rolls' }, event: { type: 'CheckRolled' } }], question: null, done: true, again: [], given: [], remark: null },
    log: Object.fromEntries(log),
  } as unknown as View);
}

beforeEach(() => setLanguage('de'));
afterEach(() => {
  cleanup();
  desk.leave();
  vi.restoreAllMocks();
});

describe('the stage', () => {
  it.each([
    [true, 'Nur die Spielleitung liest es.'],
    [false, 'Alle am Tisch lesen es.'],
  ])('keeps a remark as hidden as the roll it is on (%s)', async (hidden, who) => {
    sit({ hidden });
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Stage);
    expect(screen.queryAllByText('verdeckt')).toHaveLength(hidden ? 1 : 0);
    await userEvent.click(screen.getByRole('button', { name: 'Anmerken' }));
    await userEvent.type(screen.getByRole('textbox', { description: who }), 'Er grinst.');
    await userEvent.click(screen.getByRole('button', { name: 'Festhalten' }));
    expect(sent).toHaveBeenCalledWith({ do: 'note', text: 'Er grinst.' }, hidden);
  });

  it('keeps what is half written under the next action, as hidden as the one it was begun on', async () => {
    sit({ hidden: true });
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Stage);
    await userEvent.click(screen.getByRole('button', { name: 'Anmerken' }));
    await userEvent.type(screen.getByRole('textbox'), 'Er grinst.');
    const next = { n: 1, action: 8, kind: 'action', hidden: false, cards: [], undone: null };
    table.show({ ...table.view!, stage: { ...table.view!.stage!, action: 8 }, log: { ...table.view!.log, 1: next } } as unknown as View);
    expect(await screen.findByRole('textbox', { description: 'Nur die Spielleitung liest es.' })).toHaveValue('Er grinst.');
    await userEvent.click(screen.getByRole('button', { name: 'Festhalten' }));
    expect(sent).toHaveBeenCalledWith({ do: 'note', text: 'Er grinst.' }, true);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is not hidden because an answer was', () => {
    sit({ hidden: false }, { kind: 'answer', hidden: true });
    render(Stage);
    expect(screen.queryByText('verdeckt')).toBeNull();
  });

  it('tells in short how it ended where there is little room, and all of it when wanted', async () => {
    sit({});
    const told = ['one', 'two', 'three', 'four'];
    table.useSystem({ ...info, text: { de: `${info.text.de}\n${told.map((one) => `${one} = Satz ${one}.`).join('\n')}`, en: '' } });
    const cards = told.map((id) => ({ message: { id }, event: { type: 'DiceRolled', total: 7, dice: [] } }));
    table.show({ ...table.view!, stage: { ...table.view!.stage!, cards } } as unknown as View);
    render(Stage, { brief: true });
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Satz two.', 'Satz three.', 'Satz four.']);
    expect(screen.queryByText('Abgeschlossen')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Einzelheiten' }));
    expect(screen.getByText('Abgeschlossen')).toBeVisible();
    expect(screen.queryAllByRole('listitem').map((one) => one.textContent)).not.toContain('Satz two.');
    await userEvent.click(screen.getByRole('button', { name: 'Weniger zeigen' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});
