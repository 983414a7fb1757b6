import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { FluentResource } from '@fluent/bundle';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Preview, SystemInfo, View } from '../../lib/protocol.ts';
import { nameOfValue, optionText, setLanguage, type TableOption } from '../../lib/text.svelte.ts';
import { table } from '../../lib/table.svelte.ts';
import Act from './Act.svelte';
import AddBeing from './AddBeing.svelte';
import { choiceFrom, command, turnCommand, turnFrom, type Choice, type TurnChoice } from './draft.ts';
import ui from './index.ts';
import de from './panels.de.ftl?raw';
import en from './panels.en.ftl?raw';
import { Card, Combat, Sheet } from './panels.ts';
import Roll from './Roll.svelte';
import Award from './Award.svelte';
import Edit from './Edit.svelte';
import OwnNames from './OwnNames.svelte';
import Party from './Party.svelte';
import Several from './Several.svelte';
import { meritName } from './words.ts';
import Sin from './Sin.svelte';
import figures from '../../../tests/fixtures/figures.json';

const names = (de: string, en: string) => ({ de, en });
const info: SystemInfo = {
  id: 'erzaehlpool',
  version: '1', edition: '', document: { de: '', en: '' }, facets: [], sheets: true,
  name: names('EP', 'EP'),
  options: [],
  figures: figures.erzaehlpool,
  content: {
    column: [{ id: 'mental', name: names('Geistig', 'Mental') }, { id: 'physical', name: names('Körperlich', 'Physical') }],
    attribute: [
      { id: 'wits', name: names('Geistesschärfe', 'Wits'), column: 'mental' },
      { id: 'dexterity', name: names('Geschick', 'Dexterity'), column: 'physical' },
    ],
    skill: [
      { id: 'occult', name: names('Okkultes', 'Occult'), column: 'mental' },
      { id: 'firearms', name: names('Schusswaffen', 'Firearms'), column: 'physical' },
    ],
    merit: [{ id: 'contacts', name: names('Kontakte', 'Contacts') }],
    virtue: [{ id: 'hope', name: names('Hoffnung', 'Hope') }],
    sin: [{ id: 'level_7', name: names('Stehlen', 'stealing'), level: 7, dice: 4 }],
    weapon: [
      { id: 'pistol', name: names('Pistole', 'Pistol'), kind: 'ranged', fires: 'semi_automatic' },
      { id: 'mp', name: names('MPi', 'SMG'), kind: 'ranged', fires: 'automatic' },
      { id: 'knife', name: names('Messer', 'Knife'), kind: 'melee', fires: 'single' },
    ],
    armour: [{ id: 'vest', name: names('Weste', 'Vest') }],
    term: [],
  },
  text: { de: 'x = Erfolg\ny = Misserfolg', en: 'x = success\ny = failure' },
};
const mira = {
  id: 'p1', name: 'Mira', npc: false, seat: 's1', present: true, detail: 'full' as const,
  attributes: { wits: 3, dexterity: 4 },
  skills: { firearms: 2 },
  merits: { 'contacts:Hafen': 3 },
  virtue: 'hope',
  derangements: ['Angst vor Wasser'],
  weapons: [{ id: 'pistol', pool: 8, rounds: 15, left: 3 }, { id: 'mp', pool: 8, rounds: 30, left: 30 }, { id: 'knife', pool: 3, rounds: null, left: null }],
  hp: 6, damage: { bashing: 1, lethal: 1, most: 8 },
  defence: 3, initiative: 6, speed: 10, size: 5, morality: 7, willpower: 4, most_willpower: { most: 6 },
  conditions: ['prone' as const],
};
const karn = { id: 'p2', name: 'Karn', npc: true, seat: null, present: true, detail: 'seen' as const, health: 'hurt' as const, conditions: [] };
const rest = { id: 'p3', name: 'Lu', npc: true, seat: null, present: true, detail: 'seen' as const, conditions: ['dead' as const] };

function sit(role: 'gm' | 'player', combat: View['combat'] = null) {
  table.useSystem(info);
  table.show({
    table: { id: 't', name: 'T', system: 'erzaehlpool', intro: names('', ''), session: 1, scene: '', options: {}, trusted: [] },
    me: { seat: 's1', role, name: 'Jule', hold: false, hand_dice: false },
    seats: {},
    names: { p1: 'Mira', p2: 'Karn', p3: 'Lu' },
    beings: { p1: mira, p2: karn, p3: rest },
    combat,
    stage: null,
    log: {},
  } as unknown as View);
}

beforeEach(() => {
  setLanguage('de');
  sit('player');
});
afterEach(() => vi.restoreAllMocks());

const nothing: Preview = { refused: null, roll: null, classes: [], usual: [], lands: [], damage: [], mean: null, notes: [], being: null };
const item = (amount: number) => ({ source: { id: 'x' }, amount, was: null, by: null, counts: true, why: null });
const fair: Preview = {
  ...nothing,
  roll: { label: { id: 'x' }, base: 0, items: [item(4), item(2)], modifier: 6, target: 8, sides: 10, assists: [], faces: [] },
  classes: [
    { id: 'success', label: { id: 'x' }, chance: '3/4', success: true },
    { id: 'failure', label: { id: 'y' }, chance: '1/4', success: false },
  ],
};

describe('a draft', () => {
  const from = (draft: Record<string, unknown>, part: Partial<Choice> = {}) => command({ ...choiceFrom({ by: 'p1', do: 'check', ...draft }), ...part });

  it('wants an attribute or a target', () => {
    expect(from({ do: 'check', skill: 'occult' })).toBeNull();
    expect(from({ do: 'attack', weapon: 'knife' })).toBeNull();
  });

  it('becomes a check or an extended action', () => {
    const draft = { do: 'check', attribute: 'wits', skill: 'occult' };
    expect(from(draft, { difficulty: -2 })).toEqual({ do: 'check', by: 'p1', attribute: 'wits', skill: 'occult', difficulty: -2 });
    expect(from(draft, { do: 'extend', needed: 4, cost: 2 })).toEqual({ do: 'extend', by: 'p1', attribute: 'wits', skill: 'occult', needed: 4, cost: 2 });
  });

  it('says of an attack only what belongs to its kind', () => {
    const cover = { ownCover: 'half', covers: { p2: 'good' }, allOut: true } as const;
    expect(from({ do: 'attack', weapon: 'knife', target: 'p2' }, cover)).toEqual({ do: 'attack', by: 'p1', target: 'p2', weapon: 'knife', all_out: true });
    expect(from({ do: 'attack', target: 'p2' })).toEqual({ do: 'attack', by: 'p1', target: 'p2', kind: 'unarmed' });
    expect(from({ do: 'attack', weapon: 'pistol', target: 'p2' }, { ...cover, fire: 'short_burst' })).toEqual({
      do: 'attack', by: 'p1', target: 'p2', weapon: 'pistol', range: 'near', own_cover: 'half', target_cover: 'good', fire: 'short_burst',
    });
    expect(from({ do: 'attack', weapon: 'mp' }, { targets: ['p2', 'p3'], fire: 'burst', covers: { p3: 'half' }, rounds: 12 })).toMatchObject({
      targets: ['p2', 'p3'], fire: 'burst', target_cover: { p3: 'half' }, rounds: 12,
    });
    expect(from({ do: 'attack', weapon: 'pistol', target: 'p2' }, { range: 'metres', distance: 25, aim: 2, bystanders: 1, near: 'no', willpower: true, offHand: true })).toEqual({
      do: 'attack', by: 'p1', target: 'p2', weapon: 'pistol', distance: 25, aim: 2, bystanders: 1, within_reach: false, willpower: true, off_hand: true,
    });
  });

  it('attacks with what stands on no sheet', () => {
    const bow = { weapon: 'other', kind: 'ranged', bonus: 3, firearm: false, left: 1 } as const;
    expect(from({ do: 'attack', target: 'p2' }, bow)).toEqual({ do: 'attack', by: 'p1', target: 'p2', kind: 'ranged', bonus: 3, rounds_left: 1, firearm: false, range: 'near' });
    expect(from({ do: 'attack', target: 'p2' }, { weapon: 'other', kind: 'melee', bonus: 0 })).toEqual({ do: 'attack', by: 'p1', target: 'p2', kind: 'melee' });
  });

  it('rolls two attributes or a fixed pool, and bounds extended work', () => {
    expect(from({ attribute: 'wits' }, { on: 'attributes', attribute2: 'dexterity', skill: 'occult' })).toEqual({ do: 'check', by: 'p1', attribute: 'wits', attribute2: 'dexterity' });
    expect(from({ attribute: 'wits' }, { on: 'attributes' })).toBeNull();
    expect(from({}, { on: 'fixed', pool: 0, willpower: true })).toEqual({ do: 'check', by: 'p1', pool: 0, willpower: true });
    expect(from({ do: 'extend', attribute: 'wits', needed: 7, cost: 2 }, { limit: 3, store: 9, rolls: 2 })).toEqual({ do: 'extend', by: 'p1', attribute: 'wits', needed: 7, cost: 2, limit: 3, store: 9, rolls: 2 });
    expect(choiceFrom({ do: 'extend', by: 'p1', pool: 4, needed: 7, cost: 2 })).toMatchObject({ on: 'fixed', pool: 4, needed: 7, cost: 2 });
  });

  it('does something else with a turn', () => {
    const turn = (part: Partial<TurnChoice>) => turnCommand({ ...turnFrom({ do: 'move', by: 'p1' }), ...part });
    expect(turn({ metres: 12, run: 'for_defence' })).toEqual({ do: 'move', by: 'p1', metres: 12, run: 'for_defence' });
    expect(turn({ do: 'aim' })).toBeNull();
    expect(turn({ do: 'aim', target: 'p2' })).toEqual({ do: 'aim', by: 'p1', target: 'p2' });
    expect(turn({ do: 'reload' })).toBeNull();
    expect(turn({ do: 'full_defence' })).toEqual({ do: 'full_defence', by: 'p1' });
  });
});

describe('the roll panel', () => {
  const open = (draft: Record<string, unknown>) => {
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    vi.spyOn(table, 'preview').mockResolvedValue(fair);
    const { container } = render(Roll, { draft: { by: 'p1', do: 'check', ...draft }, onclose: () => {} });
    return { sent, container };
  };

  it('shows where the dice come from, and the chance on its button', async () => {
    const { sent, container } = open({ do: 'check', skill: 'firearms' });
    expect(screen.getByRole('button', { name: /Würfeln/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Attribut' }), 'dexterity');
    await waitFor(() => expect(container).toHaveTextContent('Würfelzahl6'));
    await userEvent.click(await screen.findByRole('button', { name: /Würfeln.*75/ }));
    expect(sent).toHaveBeenCalledWith({ do: 'check', by: 'p1', attribute: 'dexterity', skill: 'firearms' }, false);
  });

  it('sends what the game master sets as approved', async () => {
    sit('gm');
    const { sent } = open({ do: 'attack', weapon: 'knife' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ziel' }), 'p2');
    await userEvent.click(await screen.findByRole('button', { name: /^Angreifen/ }));
    expect(sent).toHaveBeenCalledWith({ do: 'attack', by: 'p1', target: 'p2', weapon: 'knife', approved: true }, false);
  });

  it('offers an automatic weapon bursts on several', async () => {
    const { sent } = open({ do: 'attack', weapon: 'mp', target: 'p2' });
    await userEvent.click(screen.getByRole('button', { name: 'Salve' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ziele' }), 'p3');
    await userEvent.click(await screen.findByRole('button', { name: /^Angreifen/ }));
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ targets: ['p2', 'p3'], fire: 'burst' }), false);
  });
});

describe('a card', () => {
  const event = { type: 'PoolRolled', by: 'p1', purpose: 'check', items: [item(4), item(-1)], pool: 3, successes: 2, outcome: 'success', faces: [10, 8, 1] };

  it.each([
    ['de' as const, '2 Erfolge', 'Würfelzahl'],
    ['en' as const, '2 successes', 'Pool'],
  ])('lights the successes in %s', (lang, said, sum) => {
    setLanguage(lang);
    const { container } = render(Card, { card: { message: null, event } });
    expect(container).toHaveTextContent(said);
    expect(container).toHaveTextContent(`${sum}3`);
    const dice = [...container.querySelectorAll('.die')];
    expect(dice.map((die) => [die.getAttribute('data-face'), die.classList.contains('lit')])).toEqual([['0', true], ['8', true], ['1', false]]);
  });

  it('lights only the highest face of a chance die', () => {
    const { container } = render(Card, { card: { message: null, event: { ...event, chance: true, pool: -1, successes: 0, outcome: 'failure', faces: [9] } } });
    expect(container.querySelectorAll('.die.lit')).toHaveLength(0);
    expect(container).toHaveTextContent('kein Erfolg');
    expect(container).toHaveTextContent('Glückswurf');
  });

  it('tells players the dice and no sum', () => {
    const { container } = render(Card, { card: { message: null, event: { type: 'PoolSeen', by: 'p2', successes: 0, outcome: 'catastrophic', chance: true, faces: [1] } } });
    expect(container).toHaveTextContent('eine Katastrophe');
    expect(container.querySelector('table')).toBeNull();
  });
});

it('shows a sheet with dots, merits with their label, and what was written', () => {
  const { container } = render(Sheet, { being: mira, full: true, onroll: () => {} });
  expect(container.querySelectorAll('.dots .full')).toHaveLength(3 + 4 + 2 + 3);
  for (const words of ['Kontakte (Hafen)', 'Angst vor Wasser', '3 von 15 Schuss', 'Schlagschaden 1, tödlich 1', 'Hoffnung']) expect(container).toHaveTextContent(words);
});

it('begins a roll and an attack from the sheet', async () => {
  const onroll = vi.fn();
  render(Sheet, { being: mira, full: true, onroll });
  await userEvent.click(screen.getByRole('button', { name: 'Würfeln mit Geschick, 4' }));
  expect(onroll).toHaveBeenLastCalledWith({ do: 'check', attribute: 'dexterity', by: 'p1' });
  await userEvent.click(screen.getByRole('button', { name: 'Angreifen mit Messer' }));
  expect(onroll).toHaveBeenLastCalledWith({ do: 'attack', by: 'p1', weapon: 'knife' });
});

it('says of whom nothing is known that nothing is', () => {
  const { container } = render(Sheet, { being: karn, full: false, onroll: () => {} });
  expect(container).toHaveTextContent('Mehr ist über Karn nicht bekannt.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers passive fighting and loading in the own turn', async () => {
  const place = (being: string, state: string, result?: number) => ({ being, state, ...(result === undefined ? {} : { result }) });
  const combat = { round: 2, turn: 'p1', order: [place('p1', 'turn', 12), place('p2', 'waiting', 9), place('p3', 'out')], reactions: [], joining: [] };
  sit('player', combat as unknown as View['combat']);
  const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
  const { container } = render(Combat);
  for (const words of ['Runde 2', 'am Zug', '9', 'außer Gefecht']) expect(container).toHaveTextContent(words);
  await userEvent.click(screen.getByRole('button', { name: 'Passiv kämpfen' }));
  expect(sent).toHaveBeenLastCalledWith({ do: 'full_defence', by: 'p1' });
  await userEvent.click(screen.getByRole('button', { name: 'Nachladen: Pistole' }));
  expect(sent).toHaveBeenLastCalledWith({ do: 'reload', by: 'p1', weapon: 'pistol' });
});

it('adds a being with attributes, skills, weapons and armour', async () => {
  sit('gm');
  const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
  render(AddBeing, { onclose: () => {} });
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Wache');
  await userEvent.click(screen.getByRole('button', { name: 'Geschick erhöhen' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fertigkeit dazunehmen' }), 'occult');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Waffe dazunehmen' }), 'knife');
  await userEvent.click(screen.getByRole('button', { name: /^Dazunehmen$/ }));
  expect(sent).toHaveBeenCalledWith({
    do: 'add_being',
    being: { name: 'Wache', npc: true, attributes: { wits: 2, dexterity: 3 }, skills: { occult: 2 }, size: 5, species_factor: 5, weapons: ['knife'] },
  });
});

it('begins with an archetype or by lot, and with what comes with it', async () => {
  sit('gm');
  const draft = { name: 'Ada', concept: 'Wache', attributes: { wits: 4 }, skills: { occult: 3 }, weapons: ['knife'], armour: 'vest', virtue: 'hope', merits: { giant: 4 } };
  const made = { new: {}, fields: [], checks: 'creation_checks', random: true, files: true, archetypes: [{ id: 'guard', name: names('Wache', 'Guard'), text: names('', ''), draft: { de: draft, en: draft } }] };
  vi.stubGlobal('fetch', vi.fn(async () => new Response(JSON.stringify(made), { headers: { 'content-type': 'application/json' } })));
  const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
  render(AddBeing, { onclose: () => {} });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Beginnen mit' }), 'guard');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada'));
  await userEvent.click(screen.getByRole('button', { name: /^Dazunehmen$/ }));
  expect(sent.mock.calls[0]?.[0]['being']).toMatchObject({
    name: 'Ada', npc: true, concept: 'Wache', attributes: { wits: 4, dexterity: 2 }, skills: { occult: 3 }, weapons: ['knife'], armour: 'vest', virtue: 'hope', merits: { giant: 4 },
  });
  vi.unstubAllGlobals();
});

it('gives a player a character', async () => {
  sit('gm');
  table.show({ ...table.view!, seats: { s1: { id: 's1', name: 'Jule', role: 'player' } } } as unknown as View);
  const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
  render(AddBeing, { onclose: () => {} });
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Nia');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Gespielt von' }), 's1');
  await userEvent.click(screen.getByRole('button', { name: /^Dazunehmen$/ }));
  const being = sent.mock.calls[0]?.[0]['being'];
  expect(being).toMatchObject({ name: 'Nia', player: 's1' });
  expect(being).not.toHaveProperty('npc');
});

it('changes what stands on a sheet beside its numbers, and nothing else', async () => {
  sit('gm');
  const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
  render(Edit, { onclose: () => {} });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Wer' }), 'p1');
  expect(screen.getByRole('button', { name: 'Ändern' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(screen.getByRole('textbox', { name: 'concept' }), 'Wache');
  await userEvent.click(screen.getByRole('button', { name: /Messer/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Ändern' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.calls.map(([command]) => command)).toEqual([
    { do: 'override', target: 'p1', field: 'concept', value: 'Wache' },
    { do: 'override', target: 'p1', field: 'weapons', value: ['pistol', 'mp'] },
  ]);
});

it('takes back nothing that has changed on the sheet since the form was opened', async () => {
  sit('gm');
  const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
  render(Edit, { onclose: () => {} });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Wer' }), 'p1');
  Object.assign(table.view!.beings['p1']!, { derangements: ['Angst vor Wasser', 'Zittern'], virtue: '', weapons: [] });
  await tick();
  expect(screen.getByRole('button', { name: 'Ändern' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(screen.getByRole('textbox', { name: 'concept' }), 'Wache');
  await userEvent.click(screen.getByRole('button', { name: 'Ändern' }));
  expect(sent.mock.calls.map(([command]) => command)).toEqual([{ do: 'override', target: 'p1', field: 'concept', value: 'Wache' }]);
});

it('names a merit with all of its label', () => {
  expect(meritName('contacts:Hafen: Kai 3')).toBe('Kontakte (Hafen: Kai 3)');
});

it('puts a sin to somebody, with its level', async () => {
  sit('gm');
  const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
  render(Sin, { onclose: () => {} });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Wer' }), 'p1');
  await userEvent.click(screen.getByRole('button', { name: 'Dafür würfeln' }));
  expect(sent).toHaveBeenCalledWith({ do: 'sin', by: 'p1', level: 7 });
});

it('moves, and says how far one may', async () => {
  const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
  const { container } = render(Act, { draft: { do: 'move', by: 'p1' }, onclose: () => {} });
  expect(container).toHaveTextContent('Höchstens 10 m.');
  await userEvent.click(screen.getByRole('button', { name: 'rennen statt zu handeln' }));
  expect(container).toHaveTextContent('Höchstens 20 m.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Bewegen' }).at(-1)!);
  expect(sent).toHaveBeenCalledWith({ do: 'move', by: 'p1', metres: 5, run: 'for_action' });
});

it('rolls against surprise for several, each with their own modifier', async () => {
  sit('gm');
  const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
  render(Several, { onclose: () => {} });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mira' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Karn' }));
  await userEvent.click(screen.getByRole('button', { name: /für Karn verringern/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Würfeln' }));
  expect(sent).toHaveBeenCalledWith({ do: 'surprise', beings: ['p1', 'p2'], modifiers: { p2: -1 } });
});

it('awards experience to the characters who are there', async () => {
  sit('gm');
  const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
  render(Award, { onclose: () => {} });
  await userEvent.click(screen.getByRole('button', { name: 'Vergeben' }));
  expect(sent).toHaveBeenCalledWith({ do: 'award', beings: ['p1'], amount: 1 });
});

it('shows how far extended work has come, and goes on with it', async () => {
  const onroll = vi.fn();
  const extended = { what: ['wits', 'occult', '', ''], needed: 7, cost: 2, limit: 4, total: 3, rolls: 2, spent: 4, left: 5 };
  const { container } = render(Sheet, { being: { ...mira, extended, stance: 'passive', aim: { at: 'p2', rounds: 2 } } as never, full: true, onroll });
  for (const words of ['3 von 7 Erfolgen', '2 von 4 Würfen, 4 aufgewendet, 5 vorrätig', 'kämpft passiv', 'zielt seit 2 Runden auf Karn']) expect(container).toHaveTextContent(words);
  await userEvent.click(screen.getByRole('button', { name: 'Weiterarbeiten' }));
  expect(onroll).toHaveBeenCalledWith({ do: 'extend', by: 'p1', attribute: 'wits', skill: 'occult', attribute2: '', needed: 7, cost: 2 });
});

const code = Object.values(import.meta.glob<string>('./*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })).join('\n');
const ids = (source: string) => new FluentResource(source).body.map((entry) => entry.id);

it('has every sentence in both languages', () => {
  expect(ids(de).sort()).toEqual(ids(en).sort());
  const named = [...code.matchAll(/'(ep-ui-[a-z-]*[a-z])'/g)].map((found) => found[1]);
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((id) => !ids(de).includes(id!))).toEqual([]);
});

it('loads its panels when they are first drawn', async () => {
  const { container } = render(ui.Sheet, { being: mira, full: true, onroll: () => {} });
  await waitFor(() => expect(container).toHaveTextContent('Kontakte (Hafen)'));
  const { container: rows } = render(ui.BeingRow, { being: karn });
  await waitFor(() => expect(rows).toHaveTextContent('verletzt'));
  const { container: card } = render(ui.Card, { card: { message: null, event: { type: 'PoolSeen', by: 'p2', successes: 1, outcome: 'success', faces: [8] } } });
  await waitFor(() => expect(card).toHaveTextContent('ein Erfolg'));
  expect(ui.unfolds({ message: null, event: { type: 'PoolSeen', faces: [8] } } as never)).toBe(true);
});

describe('the overview', () => {
  it('lays the characters side by side, without NPCs', () => {
    sit('gm');
    render(Party, { props: { onclose: () => undefined } });
    expect(screen.getAllByRole('columnheader').map((one) => one.textContent.trim())).toEqual(['Mira']);
    const said = (label: string) => screen.getByRole('rowheader', { name: label }).parentElement!.textContent.replaceAll(/\s+/g, ' ').trim();
    expect(said('Geistesschärfe')).toBe('Geistesschärfe3');
    expect(said('Schusswaffen')).toBe('Schusswaffen2');
    expect(said('Vorzüge')).toBe('VorzügeKontakte (Hafen) 3');
    expect(screen.queryByRole('rowheader', { name: 'Okkultes' })).toBeNull();
  });
});

describe("the table's own names", () => {
  beforeEach(() => {
    sit('gm');
    Object.assign(table.view!.table, {
      options: { names: 'own' },
      content: {
        skill: [
          { id: 'occult', name: names('Verborgenes', 'Verborgenes'), column: 'mental', house: true },
          { id: 'firearms', name: names('Schusswaffen', 'Firearms'), column: 'physical', out: true },
          { id: 'Seilkunde', name: names('Seilkunde', 'Seilkunde'), column: 'physical', house: true },
        ],
      },
    });
  });

  it('stand in the place of the supplied ones', async () => {
    render(OwnNames, { props: { onclose: () => undefined } });
    expect(screen.getByText('Verborgenes')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Körperlich' }));
    expect(screen.getByText('Seilkunde')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Schusswaffen wieder aufnehmen' })).toBeVisible();
  });

  it('are those that options speak of, as soon as they change', () => {
    const said = names('{skill:occult} oder {skill:firearms}', '');
    const option: TableOption = { id: 'o', name: said, text: said, default: 'x', values: ['x'], value_names: { x: said } };
    expect([optionText(option), nameOfValue(option, 'x')]).toEqual(Array(2).fill('Verborgenes oder Schusswaffen'));
    table.view!.table.content = {};
    expect(optionText(option)).toBe('Okkultes oder Schusswaffen');
  });

  it('are added, changed and taken out', async () => {
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    vi.spyOn(table, 'preview').mockResolvedValue(nothing);
    render(OwnNames, { props: { onclose: () => undefined } });
    await userEvent.click(screen.getByRole('button', { name: 'Verborgenes umbenennen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Wie mitgeliefert' }));
    await userEvent.click(screen.getByRole('button', { name: 'Verborgenes weglassen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Körperlich' }));
    await userEvent.click(screen.getByRole('button', { name: 'Schusswaffen wieder aufnehmen' }));
    await userEvent.type(screen.getByLabelText('Etwas dazunehmen'), 'Klettern');
    await userEvent.click(screen.getByRole('button', { name: 'Auf die Liste' }));
    expect(sent.mock.calls.map(([command]) => command)).toEqual([
      { do: 'rename', kind: 'skill', id: 'occult', name: '' },
      { do: 'remove_name', kind: 'skill', id: 'occult' },
      { do: 'add_name', kind: 'skill', name: 'Schusswaffen', column: 'physical' },
      { do: 'add_name', kind: 'skill', name: 'Klettern', column: 'physical' },
    ]);
  });
});

describe('specialities', () => {
  it('are offered with the skill that they belong to, where the table plays with them', async () => {
    sit('gm');
    Object.assign(table.view!.table, { options: { specialities: true } });
    Object.assign(table.view!.beings['p1']!, { specialities: { firearms: ['Pistolen'] } });
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    vi.spyOn(table, 'preview').mockResolvedValue(fair);
    render(Roll, { props: { draft: { do: 'check', by: 'p1', attribute: 'dexterity', skill: 'firearms' }, onclose: () => undefined } });
    expect(screen.getByRole('option', { name: 'Schusswaffen 2' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Pistolen' }));
    await userEvent.click(screen.getByRole('button', { name: /^Würfeln/ }));
    expect(sent.mock.calls[0]![0]).toMatchObject({ do: 'check', skill: 'firearms', speciality: 'Pistolen' });
  });
});

describe('merits', () => {
  it('are given and taken by the game master', async () => {
    sit('gm');
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Edit, { props: { onclose: () => undefined } });
    await userEvent.selectOptions(screen.getByLabelText('Wer'), 'p1');
    await userEvent.click(screen.getByRole('button', { name: 'Kontakte (Hafen) weglassen' }));
    await userEvent.selectOptions(screen.getByLabelText('Vorzug dazunehmen'), 'contacts');
    await userEvent.click(screen.getByRole('button', { name: 'Ändern' }));
    expect(sent.mock.calls.map(([command]) => command)).toEqual([
      { do: 'override', target: 'p1', field: 'merits.contacts:Hafen', value: 0 },
      { do: 'override', target: 'p1', field: 'merits.contacts', value: 5 },
    ]);
  });
});
