import { FluentResource } from '@fluent/bundle';
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { desk } from '../../lib/desk.svelte.ts';
import { setLanguage } from '../../lib/text.svelte.ts';
import { table } from '../../lib/table.svelte.ts';
import type { BeingView, CombatPlace, View } from '../../lib/protocol.ts';
import de from '../../text/keeping.de.ftl?raw';
import en from '../../text/keeping.en.ftl?raw';
import { Kept, OrderForm, TableNotes } from './parts.ts';

const being = (id: string, name: string, more: Partial<BeingView> = {}): BeingView => ({ id, name, npc: false, seat: 's1', present: true, ...more });
const runa = being('b1', 'Runa', { counters: { Kerzen: 3 }, notes: 'Kennt den Weg.' });

function sit(role: 'gm' | 'player', order: string[] | null = null, notes = '') {
  const places: CombatPlace[] = (order ?? []).map((id) => ({ being: id, state: 'waiting' }));
  table.show({
    table: { id: 't', name: 'T', system: 'plus_minus', intro: { de: '', en: '' }, session: 1, scene: '', notes, options: {}, trusted: [] },
    me: { seat: 's1', role, name: 'Jule', hold: false, hand_dice: false },
    seats: {},
    names: {},
    beings: { b1: runa, b2: being('b2', 'Piet'), b3: being('b3', 'Wärter', { npc: true, seat: null, present: false }) },
    combat: order && { round: 1, turn: order[0] ?? null, order: places, reactions: [], joining: [] },
    stage: null,
    log: {},
  } as unknown as View);
}
const sending = () => vi.spyOn(table, 'do').mockResolvedValue(null);

beforeEach(() => setLanguage('de'));
afterEach(() => vi.restoreAllMocks());

describe('counters and notes of somebody', () => {
  it('are changed by whoever sees all of them', async () => {
    sit('player');
    const sent = sending();
    render(Kept, { being: runa, full: true });
    await userEvent.click(screen.getByRole('button', { name: 'Kerzen erhöhen' }));
    expect(sent).toHaveBeenLastCalledWith({ do: 'set_counter', target: 'b1', counter: 'Kerzen', value: 4 });
    await userEvent.click(screen.getByRole('button', { name: /Kerzen (weglassen|entfernen|streichen|herausnehmen)/ }));
    expect(sent).toHaveBeenLastCalledWith({ do: 'set_counter', target: 'b1', counter: 'Kerzen' });
    await userEvent.type(screen.getByLabelText('Neuer Zähler'), '  Schuld ');
    await userEvent.click(screen.getByRole('button', { name: 'Dazunehmen' }));
    expect(sent).toHaveBeenLastCalledWith({ do: 'set_counter', target: 'b1', counter: 'Schuld', value: 0 });
    expect(screen.getByLabelText('Neuer Zähler')).toHaveValue('');
  });

  it('do not take a counter twice', async () => {
    sit('player');
    const sent = sending();
    render(Kept, { being: runa, full: true });
    await userEvent.type(screen.getByLabelText('Neuer Zähler'), 'Kerzen{Enter}');
    expect(screen.getByRole('button', { name: /^Dazunehmen.+gibt es schon/ })).toHaveAttribute('aria-disabled', 'true');
    expect(sent).not.toHaveBeenCalled();
  });

  it('keep what was typed when the field is left, and nothing that did not change', async () => {
    sit('player');
    const sent = sending();
    render(Kept, { being: runa, full: true });
    const field = screen.getByLabelText('Was du dir zu Runa merken willst');
    expect(field).toHaveValue('Kennt den Weg.');
    await userEvent.click(field);
    await userEvent.tab();
    expect(sent).not.toHaveBeenCalled();
    await userEvent.type(field, ' Auch zurück.');
    await userEvent.tab();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ do: 'set_notes', target: 'b1', text: 'Kennt den Weg. Auch zurück.' });
  });

  it('are only read by others, and no notes at all', () => {
    sit('player');
    const { container } = render(Kept, { being: { ...runa, notes: undefined } as never, full: false });
    expect(container).toHaveTextContent('Kerzen');
    expect(container).toHaveTextContent('3');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('notes of the table', () => {
  it('are written by the game master and read by all', async () => {
    sit('gm');
    const sent = sending();
    const { unmount } = render(TableNotes);
    await userEvent.type(screen.getByLabelText('Was alle wissen sollen'), 'Die Fähre fährt um sechs.');
    await userEvent.tab();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ do: 'set_table_notes', text: 'Die Fähre fährt um sechs.' });
    unmount();
    sit('player', null, 'Die Fähre fährt um sechs.');
    render(TableNotes);
    expect(screen.getByText('Die Fähre fährt um sechs.')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the order of turns', () => {
  const listed = () => screen.getAllByRole('listitem').map((one) => one.textContent.match(/Piet|Runa|Wärter/)?.[0]);

  it('begins with those in the scene, moved about, and with who is fetched', async () => {
    sit('gm');
    const sent = sending();
    render(OrderForm);
    expect(listed()).toEqual(['Piet', 'Runa', 'Wärter']);
    await userEvent.click(screen.getByRole('button', { name: 'Runa früher' }));
    await userEvent.click(screen.getByRole('button', { name: 'Wärter dazunehmen' }));
    expect(listed()).toEqual(['Runa', 'Piet', 'Wärter']);
    await userEvent.click(screen.getByRole('button', { name: 'Wärter früher' }));
    await userEvent.click(screen.getByRole('button', { name: 'Runa herausnehmen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reihenfolge beginnen' }));
    expect(sent).toHaveBeenCalledExactlyOnceWith({ do: 'set_order', beings: ['b3', 'b2'] });
  });

  it('is walked with the keys: the button that moves somebody keeps the focus', async () => {
    sit('gm');
    render(OrderForm);
    await userEvent.click(screen.getByRole('button', { name: 'Wärter dazunehmen' }));
    for (const [name, order] of [['Wärter früher', ['Piet', 'Wärter', 'Runa']], ['Wärter früher', ['Wärter', 'Piet', 'Runa']], ['Wärter später', ['Piet', 'Wärter', 'Runa']], ['Piet später', ['Wärter', 'Piet', 'Runa']]] as const) {
      const button = () => screen.getByRole('button', { name: new RegExp(`^${name}`) });
      button().focus();
      await userEvent.keyboard('{Enter}');
      expect(listed()).toEqual(order);
      expect(button()).toHaveFocus();
    }
  });

  it('is changed while it runs, and ended', async () => {
    sit('gm', ['b2', 'b1']);
    const sent = sending();
    const closed = vi.spyOn(desk, 'close');
    render(OrderForm);
    await userEvent.click(screen.getByRole('button', { name: 'Piet später' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reihenfolge übernehmen' }));
    expect(sent).toHaveBeenLastCalledWith({ do: 'set_order', beings: ['b1', 'b2'] });
    await userEvent.click(screen.getByRole('button', { name: 'Reihenfolge beenden' }));
    expect(sent).toHaveBeenLastCalledWith({ do: 'set_order', beings: [] });
    expect(closed).toHaveBeenCalledTimes(2);
  });
});

it('has every sentence in both languages, and uses them all', () => {
  const ids = (source: string) => new FluentResource(source).body.map((entry) => entry.id);
  const code = Object.values(import.meta.glob<string>('./*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })).join('\n');
  expect(ids(de).sort()).toEqual(ids(en).sort());
  const named = [...code.matchAll(/'(keep-[a-z-]*[a-z])'/g)].map((found) => found[1]!);
  expect([...new Set(named)].sort()).toEqual(ids(de).sort());
});
