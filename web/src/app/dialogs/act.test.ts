import { cleanup, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { desk } from '../../lib/desk.svelte.ts';
import type { SystemInfo, View } from '../../lib/protocol.ts';
import { table } from '../../lib/table.svelte.ts';
import { setLanguage } from '../../lib/text.svelte.ts';
import ActDialog from './ActDialog.svelte';

const names = (de: string, en: string) => ({ de, en });
const info = { id: 'none', version: '1', edition: '', document: names('', ''), facets: [], sheets: false, name: names('N', 'N'), options: [], content: {}, figures: {}, text: { de: '', en: '' } } as SystemInfo;

/** A game master at a table with three beings, of whom these fight. */
function sit(...fighting: string[]) {
  const being = (id: string, name: string) => ({ id, name, npc: true, seat: null, present: id !== 'b3', detail: 'full' });
  table.useSystem(info);
  table.show({
    table: { id: 't', name: 'T', system: 'none', intro: names('', ''), session: 1, scene: '', options: {}, trusted: [] },
    me: { seat: 'gm', role: 'gm', name: 'Henrike', hold: false, hand_dice: false },
    seats: {}, names: {}, beings: { b1: being('b1', 'Ilka'), b2: being('b2', 'Quendt'), b3: being('b3', 'Schlick') },
    combat: { round: 1, turn: 'b1', order: fighting.map((one) => ({ being: one, state: 'waiting' })), reactions: [] },
    stage: null, log: {},
  } as unknown as View);
}
const offered = () => within(screen.getByLabelText('Wesen')).getAllByRole('option').map((one) => one.textContent);

beforeEach(() => setLanguage('de'));
afterEach(() => {
  cleanup();
  desk.being = null;
  vi.restoreAllMocks();
});

describe('who joins and leaves a fight', () => {
  it('joins it who is not in it yet, out of sight or not', async () => {
    sit('b1');
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(ActDialog, { act: 'join_combat' });
    expect(offered()).toEqual(['Bitte wählen', 'Quendt', 'Schlick']);
    await userEvent.selectOptions(screen.getByLabelText('Wesen'), 'Schlick');
    await userEvent.click(screen.getByRole('button', { name: 'Eintreten' }));
    expect(sent).toHaveBeenCalledWith({ do: 'join_combat', being: 'b3' });
  });

  it('leaves it who is in it', () => {
    sit('b1', 'b2');
    render(ActDialog, { act: 'leave_combat' });
    expect(offered()).toEqual(['Bitte wählen', 'Ilka', 'Quendt']);
  });

  it('begins with whoever is looked at only where they may be chosen', () => {
    sit('b1');
    desk.being = 'b1';
    render(ActDialog, { act: 'join_combat' });
    expect(screen.getByLabelText('Wesen')).toHaveValue('');
  });

  it('says so where nobody is left', () => {
    sit('b1', 'b2', 'b3');
    render(ActDialog, { act: 'join_combat' });
    expect(offered()).toEqual(['Niemand kommt dafür infrage']);
  });
});

describe('a value set by hand', () => {
  it('is said anew of somebody else', async () => {
    sit();
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(ActDialog, { props: { act: 'override', target: 'b1' } });
    await userEvent.type(screen.getByLabelText('Neuer Wert'), '45');
    await userEvent.type(screen.getByLabelText('Grund'), 'verzählt');
    await userEvent.selectOptions(screen.getByLabelText('Wesen'), 'Quendt');
    expect(screen.getByLabelText('Neuer Wert')).toHaveValue('');
    expect(screen.getByLabelText('Grund')).toHaveValue('verzählt');
    expect(sent).not.toHaveBeenCalled();
  });
});
