import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { table } from '../../../lib/table.svelte.ts';
import House from '../House.svelte';
import { anew, names, info, sit } from './fixture.ts';

anew();

it('adds content of the table’s own, and changes what is there', async () => {
  const kites = { id: 'own_kites', name: names('Drachen', 'Drachen'), attributes: ['dexterity'], combine: 'single', house: true };
  sit('gm');
  table.view!.table.content = { skill: [kites] } as never;
  const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
  render(House, { onclose: () => {} });
  await userEvent.click(screen.getByRole('button', { name: 'Drachen ändern' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Drachen');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'steigen');
  await userEvent.click(screen.getByRole('button', { name: 'Ändern' }));
  expect(sent).toHaveBeenLastCalledWith({
    do: 'set_house_content',
    kind: 'skill',
    entry: { id: 'own_kites', name: 'Drachensteigen', attributes: ['dexterity'], combine: 'single' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Talent' }));
  expect(screen.getByRole('button', { name: 'Hinzufügen' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Glockenohr');
  await userEvent.type(screen.getByRole('textbox', { name: 'Wann es wirkt' }), 'Glocken');
  await userEvent.type(screen.getByRole('textbox', { name: 'Was es bewirkt' }), '+10');
  await userEvent.type(screen.getByRole('textbox', { name: 'Wie oft oder wie lange' }), 'immer');
  await userEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
  expect(sent).toHaveBeenLastCalledWith({
    do: 'set_house_content',
    kind: 'talent',
    entry: { name: 'Glockenohr', points: 25, trigger: 'Glocken', effect: '+10', frequency: 'immer', end: '', choice: '', per: '', effects: [] },
  });
});

it('wants another attribute as the second of a skill', async () => {
  sit('gm');
  render(House, { onclose: () => {} });
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Drachen');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Zweites Attribut' }), 'dexterity');
  expect(screen.getByRole('button', { name: 'Hinzufügen' })).toHaveAttribute('title', 'Wähle als zweites Attribut ein anderes.');
});

describe('the table’s own weapons and effects', () => {
  const gun = { id: 'gun', name: names('Büchse', 'Gun'), damage: [50, 40, 25, 15], range: 120, capacity: 5, traits: { two_handed: true, area: 0, armour_piercing: 5 } };
  const fist = { id: 'fist', name: names('Faust', 'Fist'), damage: [15, 10, 5, 2], range: 1, capacity: null, traits: { melee: true, area: 0, armour_piercing: 0 } };
  const fast = { id: 'fast', name: names('Flink', 'Fast'), cost: 25, effects: [{ kind: 'value', of: 'movement', amount: 2 }, { kind: 'value', of: 'initiative', amount: 10 }] };
  const soft = { id: 'soft', name: names('Weich', 'Soft'), points: 25, effects: [{ kind: 'penalty', amount: -20, when: 'sight', attributes: [], skills: [], categories: [] }] };
  const before = table.system;

  function open(own: Record<string, unknown[]> = {}) {
    sit('gm');
    table.view!.table.content = own as never;
    table.useSystem({ ...info, content: { ...info.content, weapon: [gun, fist], talent: [fast], handicap: [soft], trait: [] } } as never);
    vi.spyOn(table, 'preview').mockResolvedValue({ refused: null, notes: [{ id: 'ui-said', args: { who: 'a', text: 'b' } }] } as never);
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(House, { onclose: () => {} });
    return sent;
  }
  afterEach(() => before && table.useSystem(before));

  it('keeps the numbers of a weapon to what the book prints', async () => {
    const sent = open();
    await userEvent.click(screen.getByRole('button', { name: 'Waffe' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Hafenhaken');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Schaden' }), '50 / 40 / 25 / 15');
    const range = screen.getByRole('textbox', { name: 'Reichweite in Metern' });
    await userEvent.clear(range);
    await userEvent.type(range, '251{Tab}');
    expect(screen.getByRole('button', { name: 'Hinzufügen' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(range);
    await userEvent.type(range, '3{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Wurf' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Kapazität wird gezählt' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
    expect(sent).toHaveBeenLastCalledWith({
      do: 'set_house_content',
      kind: 'weapon',
      entry: { name: 'Hafenhaken', damage: [50, 40, 25, 15], range: 3, capacity: 1, traits: { thrown: true }, examples: '' },
    });
  });

  it('makes a talent of effects, and says how it reads', async () => {
    const sent = open();
    await userEvent.click(screen.getByRole('button', { name: 'Talent' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Flusskind');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Wirkung hinzufügen' }), 'value');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Welcher Wert' }), 'movement');
    expect(screen.getByRole('textbox', { name: 'Um wie viel' })).toHaveValue('+2');
    expect(await screen.findByText('So liest es sich')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
    expect(sent.mock.lastCall?.[0]).toMatchObject({
      kind: 'talent',
      entry: { name: 'Flusskind', points: 25, effects: [{ kind: 'value', of: 'movement', amount: 2 }] },
    });
  });

  it('says what the server finds missing, and lets a handicap have nothing that only talents have', async () => {
    open();
    const missing = { code: 'bad_value', field: 'per', rule: '', message: { id: 'house-per' } };
    vi.mocked(table.preview).mockImplementation(async (command) => ({ refused: (command['entry'] as { per: string }).per ? null : missing, notes: [] }) as never);
    await userEvent.click(screen.getByRole('button', { name: 'Handicap' }));
    expect(within(screen.getByRole('combobox', { name: 'Wirkung hinzufügen' })).queryByText('Erste Hilfe heilt')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Talent' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Heilhand');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Wirkung hinzufügen' }), 'aid');
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'je Szene' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('marks what was withdrawn, and allows it again', async () => {
    const hook = { ...fist, id: 'own_hook', name: names('Haken', 'Haken'), house: true, version: 2, withdrawn: true };
    const sent = open({ weapon: [hook] });
    await userEvent.click(screen.getByRole('button', { name: 'Waffe' }));
    expect(screen.getByText('zurückgezogen')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Haken wieder zulassen' }));
    expect(sent.mock.lastCall?.[0]).toMatchObject({ do: 'set_house_content', kind: 'weapon', entry: { id: 'own_hook', range: 1 } });
  });
});
