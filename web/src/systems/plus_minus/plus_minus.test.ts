import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Command, Preview, SystemInfo, View } from '../../lib/protocol.ts';
import { setLanguage } from '../../lib/text.svelte.ts';
import { table } from '../../lib/table.svelte.ts';
import AddBeing from './AddBeing.svelte';
import Card from './Card.svelte';
import Edit from './Edit.svelte';
import ui from './index.ts';
import Party from './Party.svelte';
import Roll from './Roll.svelte';
import Sheet from './Sheet.svelte';
import figures from '../../../tests/fixtures/figures.json';

const names = (de: string, en: string) => ({ de, en });
const info: SystemInfo = {
  id: 'plus_minus',
  version: '1', edition: '', document: { de: '', en: '' }, facets: [], sheets: true,
  name: names('PM', 'PM'),
  options: [],
  figures: figures.plus_minus,
  content: {
    quality: [
      { id: 'strength', name: names('Kraft', 'Strength') },
      { id: 'dexterity', name: names('Geschick', 'Dexterity') },
      { id: 'mind', name: names('Geist', 'Mind') },
    ],
    ability: [
      { id: 'boxing', name: names('Boxen', 'Boxing'), kind: 'skill' },
      { id: 'anatomy', name: names('Anatomie', 'Anatomy'), kind: 'knowledge' },
    ],
    difficulty: [
      { id: 'easy', name: names('leicht', 'easy'), value: 10 },
      { id: 'normal', name: names('normal', 'normal'), value: 15 },
    ],
  },
  text: { de: 'too-few = Zu wenige.\nx = Erfolg', en: 'too-few = Too few.\nx = success' },
};
const jara = {
  id: 'p1',
  name: 'Jara',
  npc: false,
  seat: 's1',
  present: true,
  detail: 'full' as const,
  qualities: { strength: 6, dexterity: 5, mind: 4 },
  abilities: [{ id: 'boxing', kind: 'skill' as const, value: 3 }],
  traits: [{ name: 'Nachtmensch', plus: 2, minus: -3, total: -1 }],
  traits_total: -1,
};

function sit(role: 'gm' | 'player') {
  table.useSystem(info);
  table.show({
    table: { id: 't', name: 'T', system: 'plus_minus', intro: names('', ''), session: 1, scene: '', options: {}, trusted: [] },
    me: { seat: 's1', role, name: 'Jule', hold: false, hand_dice: false },
    seats: {},
    names: { p1: 'Jara' },
    beings: { p1: jara },
    combat: null,
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
const rolled = (base: number): Preview['roll'] => ({ label: { id: 'x' }, base, items: [], modifier: 0, target: 15, sides: 6, assists: [], faces: [] });
const few: Preview = { ...nothing, refused: { code: 'too_few_properties', message: { id: 'too-few' } } };
const good: Preview = {
  ...nothing,
  roll: rolled(14),
  usual: [
    { name: { kind: 'difficulty', id: 'easy' }, value: 10, chance: '35/36' },
    { name: { kind: 'difficulty', id: 'normal' }, value: 15, chance: '15/36' },
  ],
};
const fair: Preview = { ...nothing, roll: rolled(14), classes: [{ id: 'success_0', label: { id: 'x' }, chance: '35/36', success: true }] };

describe('Roll', () => {
  const open = (draft: Record<string, unknown> = {}) => {
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    const asked = vi.spyOn(table, 'preview').mockImplementation((command) => {
      const mix = command['properties'] as string[];
      return Promise.resolve(mix.length < 3 ? few : command['difficulty'] === undefined ? good : fair);
    });
    const onclose = vi.fn();
    const { container } = render(Roll, { draft: { do: 'check', by: 'p1', properties: ['strength'], ...draft } as Command, onclose });
    return { sent, asked, onclose, container };
  };

  it('says what the server says of a mix, and leaves the difficulty to the game master', async () => {
    const { sent, onclose, container } = open();
    await waitFor(() => expect(container).toHaveTextContent('Zu wenige.'));
    const button = screen.getByRole('button', { name: /Vorschlagen/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(sent).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /Geschick/ }));
    await userEvent.click(screen.getByRole('button', { name: /Boxen/ }));
    await waitFor(() => expect(container.querySelector('.total b')).toHaveTextContent('14'));
    expect(container).toHaveTextContent('10 leicht');
    expect(container).toHaveTextContent('97,2');
    expect(container).toHaveTextContent('41,7');
    await userEvent.click(screen.getByRole('button', { name: 'Vorschlagen mit 14' }));
    expect(sent).toHaveBeenCalledWith({ do: 'check', by: 'p1', properties: ['strength', 'dexterity', 'boxing'] }, false);
    expect(onclose).toHaveBeenCalledOnce();
  });

  it('takes a property out again', async () => {
    const { asked } = open({ properties: ['strength', 'dexterity', 'boxing'] });
    await userEvent.click(screen.getByRole('button', { name: /Kraft/ }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ do: 'check', by: 'p1', properties: ['dexterity', 'boxing'] }));
  });

  it('takes an ability that is not learned', async () => {
    const { sent } = open({ properties: ['strength', 'dexterity'] });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Andere Fähigkeit' }), 'anatomy');
    expect(screen.getByRole('button', { name: 'Anatomie 0' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await screen.findByRole('button', { name: 'Vorschlagen mit 14' }));
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ properties: ['strength', 'dexterity', 'anatomy'] }), false);
  });

  it('offers nothing that was never learned where that does not count', () => {
    table.view!.table.options = { untrained: 'forbid' };
    open();
    expect(screen.queryByRole('combobox', { name: 'Andere Fähigkeit' })).toBeNull();
  });

  it('takes a trait as a property where the table lets traits be summed', async () => {
    table.view!.table.options = { traits_in_aw: 'summand' };
    const { sent, container } = open({ properties: ['strength', 'dexterity'] });
    await userEvent.click(screen.getByRole('button', { name: 'Nachtmensch −1' }));
    expect(container.querySelector('.parts')).toHaveTextContent('Kraft 6 + Geschick 5 + Nachtmensch −1');
    await userEvent.click(await screen.findByRole('button', { name: 'Vorschlagen mit 14' }));
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ properties: ['strength', 'dexterity', 'Nachtmensch'] }), false);
  });

  it('lets a trait count once where the table allows that', async () => {
    table.view!.table.options = { traits_in_aw: 'modifier' };
    const { sent, container } = open({ properties: ['strength', 'dexterity', 'boxing'] });
    expect(screen.queryByRole('button', { name: /Nachtmensch/ })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Merkmal anrechnen' }), 'Nachtmensch −1');
    expect(container.querySelector('.parts')).toHaveTextContent('Boxen 3 + Nachtmensch −1');
    await userEvent.click(await screen.findByRole('button', { name: 'Vorschlagen mit 14' }));
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ trait: 'Nachtmensch' }), false);
  });

  it('carries the difficulty of the game master, with the chance on the button', async () => {
    sit('gm');
    const { sent } = open({ properties: ['strength', 'dexterity', 'boxing'] });
    await userEvent.click(screen.getByRole('button', { name: /leicht/ }));
    const button = await screen.findByRole('button', { name: /Würfeln mit 14/ });
    expect(button.textContent).toContain('97,2');
    await userEvent.click(button);
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ difficulty: 10 }), false);
  });
});

describe('Card', () => {
  const event = (white: number, black: number, over: Record<string, unknown> = {}) => ({
    type: 'MixChecked',
    by: 'p1',
    properties: [{ id: 'strength', kind: 'quality', value: 6 }, { id: 'boxing', kind: 'ability', value: 3 }],
    action_value: 14,
    white,
    black,
    modified: 14 + white - black,
    difficulty: 10,
    result: 4 + white - black,
    outcome: 4 + white - black < 0 ? 'failure' : 'success',
    successes: Math.max(0, 4 + white - black),
    failures: Math.max(0, black - white - 4),
    steps: Math.trunc((4 + white - black) / 5),
    double: white === black,
    ...over,
  });

  it.each([
    ['de' as const, 6, 2, ['+4', '8 Erfolge', '1 Stufe besser', 'Kraft 6 und Boxen 3']],
    ['en' as const, 6, 2, ['+4', '8 successes', '1 step better', 'Strength 6 and Boxing 3']],
    ['de' as const, 1, 6, ['−5', '1 Misserfolg']],
    ['de' as const, 4, 4, ['±0', '4 Erfolge', 'Pasch']],
  ])('shows white and black in %s: %i and %i', (lang, white, black, wanted) => {
    setLanguage(lang);
    const { container } = render(Card, { card: { message: null, event: event(white, black), sums: { net: white - black } } });
    for (const words of wanted) expect(container).toHaveTextContent(words);
    const dice = [...container.querySelectorAll('.die')];
    expect(dice.map((die) => [die.getAttribute('data-face'), die.classList.contains('ink')])).toEqual([
      [String(white), false],
      [String(black), true],
    ]);
  });

  it('shows both throws of a double that was rolled again', () => {
    const card = { message: null, event: event(3, 3, { again: [5, 1], result: 8, successes: 8 }), sums: { net: 4 } };
    const { container } = render(Card, { card });
    expect(container.querySelectorAll('.die')).toHaveLength(4);
    expect(container).toHaveTextContent('+4');
    cleanup();
    expect(render(Card, { card, small: true }).container).toHaveTextContent('Aktionswert 14 +4 − 10 = +8');
  });

  it('tells players the dice and whether it worked, and no sum', () => {
    const { container } = render(Card, { card: { message: null, event: { type: 'MixSeen', by: 'p1', white: 5, black: 2, outcome: 'success', double: false }, sums: { net: 3 } } });
    expect(container).toHaveTextContent('+3');
    expect(container).toHaveTextContent('geschafft');
    expect(container.querySelector('table')).toBeNull();
  });
});

it('shows traits with plus, minus and their sum', () => {
  const { container } = render(Sheet, { being: jara, full: true, onroll: () => {} });
  expect(container).toHaveTextContent('+2 und −3 = −1');
  expect(container).toHaveTextContent('Summe −1');
});

it('adds a being with qualities, abilities and traits', async () => {
  sit('gm');
  const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
  render(AddBeing, { onclose: () => {} });
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Wächter');
  await userEvent.click(screen.getByRole('button', { name: 'Kraft erhöhen' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fähigkeit dazunehmen' }), 'anatomy');
  await userEvent.click(screen.getByRole('button', { name: /^Dazunehmen$/ }));
  expect(sent).toHaveBeenCalledWith({
    do: 'add_being',
    being: {
      name: 'Wächter',
      npc: true,
      qualities: { strength: 6, dexterity: 5, mind: 5 },
      abilities: { anatomy: { kind: 'knowledge', value: 3 } },
      traits: [],
    },
  });
});

it('suggests numbers for the difficulty only', () => {
  const asked = (args: Record<string, unknown>) => ui.ladder?.({ key: 'difficulty', title: { id: 'x', args } } as never);
  expect(asked({ ladder: [15, 20] })?.map((one) => one.value)).toEqual(['15', '20']);
  expect(asked({})).toEqual([
    { value: '10', label: 'leicht' },
    { value: '15', label: 'normal' },
  ]);
  expect(ui.ladder?.({ key: 'double' } as never)).toEqual([]);
});

describe('the overview', () => {
  it('lays the characters side by side', () => {
    sit('gm');
    render(Party, { props: { onclose: () => undefined } });
    const said = (label: string) => screen.getAllByRole('rowheader', { name: label }).at(-1)!.parentElement!.textContent.replaceAll(/\s+/g, ' ').trim();
    expect(said('Kraft')).toBe('Kraft6');
    expect(said('Boxen')).toBe('Boxen3');
    expect(said('Merkmale')).toBe('MerkmaleNachtmensch −1');
    expect(screen.queryByRole('rowheader', { name: 'Anatomie' })).toBeNull();
  });
});

describe('a sheet that the game master changes', () => {
  it('is sent as what is otherwise than before', async () => {
    sit('gm');
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Edit, { props: { onclose: () => undefined } });
    await userEvent.selectOptions(screen.getByLabelText('Wer'), 'p1');
    await userEvent.type(screen.getByLabelText('Konzept'), 'Botin');
    await userEvent.click(screen.getByRole('button', { name: 'Nachtmensch weglassen' }));
    await userEvent.click(screen.getByRole('button', { name: /Merkmal/ }));
    await userEvent.type(screen.getAllByLabelText('Name').at(-1)!, 'zäh');
    await userEvent.click(screen.getByRole('button', { name: 'Ändern' }));
    expect(sent.mock.calls.map(([command]) => command)).toEqual([
      { do: 'override', target: 'p1', field: 'concept', value: 'Botin' },
      { do: 'set_trait', target: 'p1', name: 'Nachtmensch' },
      { do: 'set_trait', target: 'p1', name: 'zäh', plus: 1, minus: 0 },
    ]);
  });

  it('takes back nothing that has changed since', async () => {
    sit('gm');
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Edit, { props: { onclose: () => undefined } });
    await userEvent.selectOptions(screen.getByLabelText('Wer'), 'p1');
    Object.assign(table.view!.beings['p1']!, { name: 'Anders', traits: [{ name: 'Neu', plus: 2, minus: 0, total: 2 }] });
    await userEvent.type(screen.getByLabelText('Konzept'), 'Botin');
    await userEvent.click(screen.getByRole('button', { name: 'Ändern' }));
    expect(sent.mock.calls.map(([command]) => command)).toEqual([{ do: 'override', target: 'p1', field: 'concept', value: 'Botin' }]);
  });
});
