import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Card as CardEvent, Command, Drawn, Preview, SystemInfo, View } from '../../lib/protocol.ts';
import { setLanguage } from '../../lib/text.svelte.ts';
import { table } from '../../lib/table.svelte.ts';
import { systems } from '../index.ts';
import AddBeing from './AddBeing.svelte';
import Ahead from './Ahead.svelte';
import Card from './Card.svelte';
import Combat from './Combat.svelte';
import { choiceFrom, command, hazard, rest } from './draft.ts';
import Award from './Award.svelte';
import GiveTraits from './GiveTraits.svelte';
import Hazard from './Hazard.svelte';
import House from './House.svelte';
import Prompts from './sheet/Prompts.svelte';
import Rest from './Rest.svelte';
import Roll from './Roll.svelte';
import Sheet from './Sheet.svelte';

const names = (de: string, en: string) => ({ de, en });
const info: SystemInfo = {
  id: 'percentacy',
  version: '1', edition: '', document: { de: '', en: '' }, facets: [], sheets: true,
  name: names('P', 'P'),
  options: [],
  content: {
    skill: [
      { id: 'swimming', name: names('Schwimmen', 'Swimming') },
      { id: 'melee', name: names('Nahkampf', 'Melee') },
      { id: 'climbing', name: names('Klettern', 'Climbing') },
    ],
    attribute: [{ id: 'dexterity', name: names('Geschicklichkeit', 'Dexterity') }],
    weapon: [{ id: 'polearm', name: names('Stangenwaffe', 'Polearm'), traits: { two_handed: true } }, { id: 'fist', name: names('Faust', 'Fist') }, { id: 'knife', name: names('Messer', 'Knife'), traits: { one_handed: true } }, { id: 'axe', name: names('Axt', 'Axe'), traits: { one_handed: true } }, { id: 'bomb', name: names('Bombe', 'Bomb'), traits: { area: 4 } }],
    condition: [{ id: 'unconscious', name: names('bewusstlos', 'unconscious') }],
    situation: [
      { id: 'hard', name: names('schwer', 'hard'), modifier: -20 },
      { id: 'normal_challenge', name: names('normal', 'normal'), modifier: 0 },
    ],
    armour: [{ id: 'heavy', name: names('schwer', 'heavy'), value: 12 }],
    species: [{ id: 'human', name: names('Mensch', 'Human'), profile: 'balanced' }],
    role: [{ id: 'competent', name: names('Kompetente Figur', 'Competent'), attributes: 30, core_skills: 50, hp: 80, armour: 5, damage: [40, 30, 20, 10] }],
    hazard: [{ id: 'serious', name: names('ernst', 'serious'), damage: 25 }],
    talent: [{ id: 'specialist', name: names('Spezialisiert', 'Specialist'), effects: [{ kind: 'result', amount: -10 }] }],
    handicap: [
      { id: 'addicted', name: names('Süchtig', 'Addicted'), effects: [{ kind: 'penalty', when: 'withdrawal', amount: -10 }] },
      { id: 'blind', name: names('Blind', 'Blind'), effects: [{ kind: 'penalty', when: 'sight', amount: -30 }] },
    ],
    trait: [{ id: 'two_handed', name: names('zweihändig', 'two-handed') }],
  },
  text: { de: 'circumstance-withdrawal = Entzug\ncircumstance-sight = Sehen\ncircumstance-hidden_weapon = Waffe gesucht\nmark-complication = { $trait }: Komplikation\nmark-adjusted = { $trait }: Ergebnis { $amount }\nwet = hüfttief im Wasser\nfog = Nebel\ntalent = Fokussiert\ntold = Es geschieht etwas.', en: 'wet = hip-deep in water\nfog = fog\ntalent = Focused\ntold = Something happens.' },
};

const ilka = {
  id: 'b1',
  name: 'Ilka Brandt',
  npc: false,
  seat: 's1',
  present: true,
  detail: 'full',
  hp: 60,
  max_hp: 108,
  limits: { unconscious: 27, battered: 54 },
  conditions: [],
  attributes: { dexterity: 45 },
  skills: [
    { id: 'swimming', skill: 'swimming', field: '', value: 55, listed: true },
    { id: 'melee', skill: 'melee', field: '', value: 15, listed: false },
  ],
  weapons: [{ id: 'polearm', skill: 'melee', value: 15, damage: [40, 30, 20, 10], range: 3, capacity: null, left: null }],
  armour: 5,
  armours: [{ value: 5, kind: 'worn' }],
  rewinds: 2,
};
const quendt = { id: 'b2', name: 'Quendt', npc: true, seat: null, present: true, detail: 'seen' };

function sit(role: 'gm' | 'player', more: Partial<View> = {}) {
  table.useSystem(info);
  table.show({
    table: { id: 't', name: 'T', system: 'percentacy', intro: names('', ''), session: 1, scene: '', options: {}, trusted: [] },
    me: { seat: role === 'gm' ? 'gm' : 's1', role, name: 'Jule', hold: false, hand_dice: false },
    seats: {},
    names: { b1: 'Ilka Brandt', b2: 'Quendt' },
    beings: { b1: ilka, b2: quendt },
    combat: null,
    stage: null,
    log: {},
    ...more,
  } as unknown as View);
}

const preview: Preview = {
  refused: null,
  roll: {
    label: { id: 'wet' },
    base: 55,
    items: [{ source: { id: 'fog' }, amount: -20, was: -30, by: { id: 'talent' }, counts: true, why: null }],
    modifier: -20,
    target: 35,
    sides: 100,
    assists: [],
    faces: [
      { to: 35, id: 'success', label: { id: 'told' }, success: true },
      { to: 100, id: 'failure', label: { id: 'fog' }, success: false },
    ],
  },
  classes: [
    { id: 'success', label: { id: 'told' }, chance: '35/100', success: true },
    { id: 'failure', label: { id: 'fog' }, chance: '65/100', success: false },
  ],
  usual: [],
  lands: [],
  damage: [],
  mean: null,
  notes: [],
  being: null,
};

beforeEach(() => {
  setLanguage('de');
  sit('player');
});
afterEach(() => vi.restoreAllMocks());

describe('Card', () => {
  const drawn: Drawn = {
    faces: [
      { to: 40, id: 'stages_0', label: { id: 'told' }, success: true },
      { to: 100, id: 'failure', label: { id: 'fog' }, success: false },
    ],
    odds: [{ id: 'stages_0', label: { id: 'told' }, chance: '40/100', success: true }],
    now: 'stages_0',
    note: { id: 'told' },
  };
  const check = (over: Record<string, unknown> = {}): CardEvent => ({
    message: null,
    drawn,
    event: {
      type: 'CheckMade',
      key: 'attack',
      by: 'b2',
      skill: 'melee',
      base: 70,
      modifier: -30,
      adjustments: 0,
      roll: 23,
      result: 23,
      target: 40,
      outcome: 'success',
      stages: 1,
      items: [{ source: { id: 'wet' }, amount: -30, counts: true }, { source: { id: 'fog' }, amount: -10 }],
      ...over,
    },
  });

  it.each([
    ['de' as const, 'Erfolg, 1 Steigerung', 'Es geschieht etwas.', 'hüfttief im Wasser', /Nebel, schwächer/],
    ['en' as const, 'success, 1 stage', 'Something happens.', 'hip-deep in water', /fog, weaker/],
  ])('shows a check in %s', (lang, outcome, aside, source, weaker) => {
    setLanguage(lang);
    const { container } = render(Card, { card: check() });
    expect(container).toHaveTextContent(outcome);
    expect(container).toHaveTextContent(aside);
    expect(screen.getByRole('row', { name: new RegExp(source) })).toHaveAttribute('data-counts', 'true');
    expect(screen.getByRole('row', { name: weaker })).toHaveAttribute('data-counts', 'false');
    expect([...container.querySelectorAll('.die')].map((die) => die.getAttribute('data-face'))).toEqual(['20', '3']);
    expect(container.querySelector('[data-pin]')).toHaveAttribute('data-pin', '23');
    expect(container.querySelector('dt.now')).not.toBeNull();
  });

  it('draws the ruler and the odds from what the server computed, and neither without it', () => {
    const { container, unmount } = render(Card, { card: check() });
    expect([...container.querySelectorAll<HTMLElement>('[data-part]')].map((part) => part.style.width)).toEqual(['40%', '60%']);
    expect(container.querySelector('.odds')).toHaveTextContent('40 %');
    unmount();
    const { drawn: _, ...bare } = check();
    const plain = render(Card, { card: bare }).container;
    expect(plain.querySelector('.ruler, .odds')).toBeNull();
    expect(plain).toHaveTextContent('Erfolg, 1 Steigerung');
  });

  it('shows help as a second pin', () => {
    const { container } = render(Card, { card: check({ key: 'check', roll: 72, result: 52, adjustments: -20, target: 65 }) });
    expect([...container.querySelectorAll('.pin')].map((pin) => pin.textContent?.trim())).toEqual(['72', '52']);
    expect(container).toHaveTextContent('Hilfe −20');
  });

  it('lights a rolled 1 and turns a rolled 100 over', () => {
    const one = render(Card, { card: check({ roll: 1, result: -9, adjustments: -10, outcome: 'critical_success', stages: 3 }) }).container;
    expect(one.querySelectorAll('.die.lit')).toHaveLength(2);
    expect(one.querySelector('[data-pin]')).toHaveAttribute('data-pin', '1');
    const hundred = render(Card, { card: check({ roll: 100, result: 100, outcome: 'critical_failure', stages: undefined }) }).container;
    expect(hundred).toHaveTextContent('kritischer Misserfolg');
    expect(hundred.querySelectorAll('.die.lit')).toHaveLength(0);
  });

  it('tells of an NPC the face and the outcome, and neither target nor odds', () => {
    const { container } = render(Card, {
      card: { message: null, event: { type: 'CheckSeen', key: 'attack', by: 'b2', skill: 'melee', roll: 66, outcome: 'failure' } },
    });
    expect(container).toHaveTextContent('66');
    expect(container).toHaveTextContent('Misserfolg');
    expect(container.querySelector('.ruler, .odds, table')).toBeNull();
  });

  it('shows outlines only for a roll it may not know', () => {
    const { container } = render(Card, { card: { message: null, event: { type: 'CheckSeen', by: 'b2' } } });
    expect(container.querySelectorAll('.die.ghost')).toHaveLength(2);
    expect(container).toHaveTextContent('Die Spielleitung würfelt');
  });

  it.each([
    [{ type: 'Hit', by: 'b2', target: 'b1', value: 40, bonus: 5, armour: 5, damage: 40 }, ['40 Schaden', '45 − 5 Rüstung = 40 Schaden']],
    [{ type: 'HitSeen', by: 'b2', target: 'b1' }, ['Treffer']],
    [{ type: 'HpChanged', who: 'b1', hp: 25, was: 60 }, ['Ilka Brandt', '60', '25']],
    [{ type: 'ConditionsChanged', who: 'b1', conditions: ['unconscious'], was: [] }, ['Ilka Brandt ist bewusstlos.']],
    [{ type: 'ConditionsChanged', who: 'b1', conditions: [] }, ['Ilka Brandt hat keine Zustände mehr.']],
    [{ type: 'RewindSpent', who: 'b1', left: 1 }, ['Ilka Brandt setzt einen Rewind ein.']],
    [{ type: 'InitiativeRolled', by: 'b1', roll: 58, initiative: 75, result: -17 }, ['58 − 75 = −17']],
    [{ type: 'TurnBegan', who: 'b1' }, ['Ilka Brandt ist am Zug.']],
    [{ type: 'RoundBegan', round: 3 }, ['Runde 3']],
    [{ type: 'Defended', who: 'b1', by: 'b2', kind: 'parry' }, ['Ilka Brandt wehrt ab']],
    [{ type: 'Missed', by: 'b2', weapon: 'polearm' }, ['verfehlt']],
  ])('draws %o', (event, wanted) => {
    const { container } = render(Card, { card: { message: null, event } });
    for (const words of wanted) expect(container).toHaveTextContent(words);
  });

  it('falls back to the sentence for any other event, and under the log repeats no sentence', () => {
    const card: CardEvent = { message: { id: 'told' }, event: { type: 'SomethingNew' } };
    expect(render(Card, { card }).container).toHaveTextContent('Es geschieht etwas.');
    expect(render(Card, { card, small: true }).container.textContent?.trim()).toBe('');
  });

  it('shows the sum of a check under the log', () => {
    const { container } = render(Card, { card: check(), small: true });
    expect(container).toHaveTextContent('Wurf 23 gegen 40');
    expect(screen.getByRole('row', { name: /hüfttief/ })).toBeInTheDocument();
    expect(container.querySelector('.die')).toBeNull();
  });

  it('bears events with nothing in them', () => {
    for (const type of ['CheckMade', 'CheckSeen', 'Hit', 'HpChanged', 'ConditionsChanged', 'InitiativeRolled', 'RoundBegan'])
      for (const small of [false, true]) expect(() => render(Card, { card: { message: null, event: { type } }, small })).not.toThrow();
  });
});

describe('drafts', () => {
  it('become commands of the contract', () => {
    const choice = choiceFrom({ do: 'check', by: 'b1', skill: 'crafting', field: 'carpentry' });
    expect(command(choice)).toEqual({ do: 'check', by: 'b1', skill: 'crafting:carpentry' });
    expect(command(choiceFrom(command(choice)!))).toEqual(command(choice));
    expect(
      command({
        ...choice,
        modifiers: [{ amount: -20, situation: 'hard' }],
        assists: [{ by: 'b2', on: 'attribute:dexterity' }, { by: 'b3', on: '' }],
      }),
    ).toEqual({
      do: 'check',
      by: 'b1',
      skill: 'crafting:carpentry',
      modifiers: [{ amount: -20, situation: 'hard' }],
      assists: [{ by: 'b2', attribute: 'dexterity' }],
    });
  });

  it('treat somebody, expose somebody, and let them rest', () => {
    const aid = choiceFrom({ do: 'first_aid', by: 'b1', target: 'b2' });
    expect(command(aid)).toEqual({ do: 'first_aid', by: 'b1', target: 'b2' });
    expect(command({ ...aid, target: '' })).toBeNull();
    const danger = { targets: ['b1'], lasts: '', circumstances: [], tier: 'minor', effect: 'none' as const, on: 'skill:swimming', modifiers: [{ amount: -10 }], protects: false, lower: 0 };
    expect(hazard({ ...danger, targets: ['b1', 'b2'], lasts: ' Smoke ' })).toMatchObject({ target: ['b1', 'b2'], lasts: 'Smoke' });
    expect(hazard(danger)).toEqual({ do: 'hazard', target: 'b1', tier: 'minor', effect: 'none' });
    expect(hazard({ ...danger, effect: 'halve', protects: true, lower: 2 })).toEqual({
      do: 'hazard',
      target: 'b1',
      tier: 'minor',
      effect: 'halve',
      skill: 'swimming',
      modifiers: [{ amount: -10 }],
      protects: true,
      lower_tier: 2,
    });
    const repose = { long: false, beings: ['b1', 'b2'], carer: '', modifiers: [{ amount: 10 }], gear: 'suitable' as const, helper: '' };
    expect(rest(repose)).toEqual({ do: 'rest', beings: ['b1', 'b2'] });
    expect(rest({ ...repose, carer: 'b2' })).toMatchObject({ medicine: { by: 'b2', modifiers: [{ amount: 10 }] } });
    expect(rest({ ...repose, carer: 'b2', helper: 'b1', gear: 'improvised' })).toEqual({
      do: 'rest',
      beings: ['b1', 'b2'],
      medicine: { by: 'b2', modifiers: [{ amount: 10 }], gear: 'improvised', assists: [{ by: 'b1', skill: 'medicine' }] },
    });
    expect(rest({ ...repose, carer: 'b2', long: true })).toEqual({ do: 'recover', beings: ['b1', 'b2'] });
  });

  it('wait for what is missing', () => {
    expect(command(choiceFrom({ do: 'check', by: 'b1' }))).toBeNull();
    expect(command(choiceFrom({ do: 'attack', by: 'b1', weapon: 'polearm' }))).toBeNull();
    expect(command(choiceFrom({ do: 'oppose', by: 'b1', skill: 'melee', against: 'b2' }))).toBeNull();
  });

  it('leave out what is as usual', () => {
    const attack = choiceFrom({ do: 'attack', by: 'b1', target: 'b2', weapon: 'polearm' });
    expect(command(attack)).toEqual({ do: 'attack', by: 'b1', target: 'b2', weapon: 'polearm', distance: 1 });
    expect(command({ ...attack, cover: 'partial', parry: false })).toMatchObject({ cover: 'partial', parry: false });
    expect(command(choiceFrom({ do: 'oppose', by: 'b1', skill: 'melee', against: 'b2', against_attribute: 'dexterity' }))).toEqual({
      do: 'oppose',
      by: 'b1',
      skill: 'melee',
      against: 'b2',
      against_attribute: 'dexterity',
    });
  });
});

describe('drafts that few need', () => {
  it('strike everybody near a place, with a distance for each', async () => {
    const draft = { do: 'attack', by: 'b1', weapon: 'bomb', targets: [{ id: 'b2', distance: 3 }], distance: 12 } as Command;
    expect(command(choiceFrom(draft))).toEqual(draft);
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    vi.spyOn(table, 'preview').mockResolvedValue(preview);
    render(Roll, { draft: { do: 'attack', by: 'b1', weapon: 'bomb' } as Command, onclose: () => {} });
    const target = screen.getByRole('combobox', { name: 'Ziel' });
    await userEvent.selectOptions(target, 'b2');
    await userEvent.selectOptions(target, 'b1');
    await userEvent.click(screen.getByRole('button', { name: 'Abstand von Quendt zur Mitte erhöhen' }));
    await userEvent.click(screen.getByRole('button', { name: /Angreifen/ }));
    expect(sent).toHaveBeenCalledWith(
      { do: 'attack', by: 'b1', weapon: 'bomb', distance: 1, targets: [{ id: 'b2', distance: 1 }, { id: 'b1', distance: 0 }] },
      false,
    );
  });

  it('turn to one target again with another weapon', async () => {
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    vi.spyOn(table, 'preview').mockResolvedValue(preview);
    render(Roll, { draft: { do: 'attack', by: 'b1', weapon: 'bomb', targets: [{ id: 'b2', distance: 3 }] } as Command, onclose: () => {} });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Waffe' }), 'fist');
    await userEvent.click(screen.getByRole('button', { name: /Angreifen/ }));
    expect(sent).toHaveBeenCalledWith({ do: 'attack', by: 'b1', target: 'b2', weapon: 'fist', distance: 1 }, false);
  });

  it('name what stands in for a skill never learned, the gear, and what hampers the defence', async () => {
    const draft = { do: 'check', by: 'b1', skill: 'climbing', untrained_attribute: 'dexterity', gear: 'improvised' } as Command;
    expect(command(choiceFrom(draft))).toEqual(draft);
    const attack = { do: 'attack', by: 'b1', target: 'b2', weapon: 'fist', distance: 1, defence_modifiers: [{ amount: -20, situation: 'hard' }] } as Command;
    expect(command(choiceFrom(attack))).toEqual(attack);
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    vi.spyOn(table, 'preview').mockResolvedValue(preview);
    render(Roll, { draft: { do: 'check', by: 'b1', skill: 'climbing' } as Command, onclose: () => {} });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Statt der Fertigkeit' }), 'dexterity');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ausrüstung' }), 'missing');
    await userEvent.click(screen.getByRole('button', { name: /Würfeln/ }));
    expect(sent).toHaveBeenCalledWith({ do: 'check', by: 'b1', skill: 'climbing', untrained_attribute: 'dexterity', gear: 'missing' }, false);
  });

  it('oppose several at once', async () => {
    const draft = { do: 'oppose', by: 'b1', skill: 'melee', against: ['b2', 'b3'], against_attribute: 'dexterity' } as Command;
    expect(command(choiceFrom(draft))).toEqual(draft);
    sit('player', { beings: { b1: ilka, b2: quendt, b3: { ...quendt, id: 'b3', name: 'Joram' } }, names: { b1: 'Ilka Brandt', b2: 'Quendt', b3: 'Joram' } } as never);
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    vi.spyOn(table, 'preview').mockResolvedValue(preview);
    render(Roll, { draft: { do: 'oppose', by: 'b1', skill: 'melee', against: 'b2', against_attribute: 'dexterity' } as Command, onclose: () => {} });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Auch gegen' }), 'b3');
    expect(screen.getByRole('heading', { name: 'Ilka Brandt gegen Quendt und Joram' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Vergleichen( |$)/ }));
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ against: ['b2', 'b3'] }), false);
  });
});

describe('Care and harm', () => {
  it('asks whom First Aid is for, oneself included', async () => {
    vi.spyOn(table, 'preview').mockResolvedValue(preview);
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Roll, { draft: { do: 'check', by: 'b1', skill: 'first_aid' } as Command, onclose: vi.fn() });
    await userEvent.click(screen.getByRole('button', { name: /Versorgen/ }));
    expect(sent).not.toHaveBeenCalled();
    const whom = screen.getByRole('combobox', { name: 'Wem' });
    expect(within(whom).getAllByRole('option').map((one) => one.textContent)).toEqual(['noch niemand', 'Ilka Brandt selbst', 'Quendt']);
    await userEvent.selectOptions(whom, 'b2');
    await userEvent.click(screen.getByRole('button', { name: /Versorgen/ }));
    expect(sent).toHaveBeenCalledWith({ do: 'first_aid', by: 'b1', target: 'b2' }, false);
  });

  it('exposes somebody to a hazard once it is clear what a check is made on', async () => {
    sit('gm');
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    const onclose = vi.fn();
    render(Hazard, { onclose });
    await userEvent.click(screen.getByRole('button', { name: 'Ilka Brandt' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stufe' }), 'serious');
    await userEvent.click(screen.getByRole('button', { name: 'halbiert' }));
    const send = screen.getByRole('button', { name: /Der Gefahr aussetzen/ });
    await userEvent.click(send);
    expect(sent).not.toHaveBeenCalled();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Womit' }), 'skill:swimming');
    await userEvent.click(send);
    expect(sent).toHaveBeenCalledWith({ do: 'hazard', target: 'b1', tier: 'serious', effect: 'halve', skill: 'swimming', modifiers: [] });
    expect(onclose).toHaveBeenCalledOnce();
  });

  it('lets the party rest, with somebody who cares for them', async () => {
    sit('gm');
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Rest, { onclose: vi.fn() });
    expect(screen.getByRole('checkbox', { name: 'Ilka Brandt' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Quendt' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Quendt' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Wer versorgt alle' }), 'b2');
    await userEvent.click(screen.getByRole('button', { name: /Ruhen lassen/ }));
    expect(sent).toHaveBeenCalledWith({ do: 'rest', beings: ['b1', 'b2'], medicine: { by: 'b2', modifiers: [] } });
  });
});

describe('names', () => {
  it('lead to the compendium from the weapons of a sheet and from the sum of a roll', async () => {
    vi.spyOn(table, 'preview').mockResolvedValue({ ...preview, roll: { ...preview.roll!, label: { id: 'ui-told', args: { text: { kind: 'skill', id: 'swimming' } } } } });
    const sheet = render(Sheet, { being: table.view!.beings['b1']!, full: true, onroll: () => {} });
    expect(screen.getByRole('link', { name: 'zweihändig' })).toHaveAttribute('href', '/compendium/percentacy/trait/two_handed');
    sheet.unmount();
    render(Roll, { draft: { do: 'check', by: 'b1', skill: 'swimming' } as Command, onclose: () => {} });
    expect(await screen.findByRole('link', { name: 'Schwimmen' })).toHaveAttribute('href', '/compendium/percentacy/skill/swimming');
  });
});

describe('Roll', () => {
  it('asks what it would be rolled on with every change, and sends the command', async () => {
    const asked = vi.spyOn(table, 'preview').mockResolvedValue(preview);
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    const onclose = vi.fn();
    const { container } = render(Roll, { draft: { do: 'check', by: 'b1', skill: 'swimming' } as Command, onclose });
    await waitFor(() => expect(screen.getByRole('button', { name: /Würfeln/ }).textContent).toContain('35\u00a0%'));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(container.querySelector('[data-target]')).toHaveAttribute('data-target', '35');
    expect(container).toHaveTextContent('war −30, gemildert durch Fokussiert');
    await userEvent.click(screen.getByRole('button', { name: /schwer/ }));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await userEvent.click(screen.getByRole('button', { name: /Würfeln/ }));
    const wanted = { do: 'check', by: 'b1', skill: 'swimming', modifiers: [{ amount: -20, situation: 'hard' }] };
    expect(asked).toHaveBeenLastCalledWith(wanted);
    expect(sent).toHaveBeenCalledWith(wanted, false);
    expect(onclose).toHaveBeenCalledOnce();
  });

  it('stays open with the reason where it is refused', async () => {
    vi.spyOn(table, 'preview').mockResolvedValue(preview);
    vi.spyOn(table, 'do').mockResolvedValue({ code: 'no_action', message: { id: 'told' }, rule: 'PC-ORD-01' });
    const onclose = vi.fn();
    render(Roll, { draft: { do: 'attack', by: 'b1', target: 'b2' } as Command, onclose });
    await userEvent.click(screen.getByRole('button', { name: /Angreifen/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Es geschieht etwas. Regel PC-ORD-01');
    expect(onclose).not.toHaveBeenCalled();
  });

  it('bars the button with what the server would say, such as that it is not their turn', async () => {
    vi.spyOn(table, 'preview').mockResolvedValue({ ...preview, classes: [], refused: { code: 'not_your_turn', message: { id: 'told' }, rule: '' } as never });
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Roll, { draft: { do: 'attack', by: 'b1', target: 'b2' } as Command, onclose: () => {} });
    const button = screen.getByRole('button', { name: /Angreifen/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    expect(button).toHaveAttribute('title', 'Es geschieht etwas.');
    await userEvent.click(button);
    expect(sent).not.toHaveBeenCalled();
  });

  it('adds no modifier while its field holds something else than a number', async () => {
    vi.spyOn(table, 'preview').mockResolvedValue(preview);
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Roll, { draft: { do: 'check', by: 'b1', skill: 'swimming' } as Command, onclose: () => {} });
    const amount = screen.getByRole('textbox', { name: 'Wie viel' });
    await userEvent.clear(amount);
    await userEvent.type(amount, 'abc');
    await userEvent.click(screen.getByRole('button', { name: /^Hinzufügen/ }));
    expect(screen.getByText(/ganze Zahl von −1.000 bis 1.000/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Würfeln/ }));
    expect(sent).toHaveBeenCalledWith({ do: 'check', by: 'b1', skill: 'swimming' }, false);
  });

  it('sends nothing while something is missing', async () => {
    const asked = vi.spyOn(table, 'preview').mockResolvedValue(preview);
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Roll, { draft: { do: 'attack', by: 'b1' } as Command, onclose: () => {} });
    const button = screen.getByRole('button', { name: /Angreifen/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(sent).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ziel' }), 'b2');
    await userEvent.click(button);
    expect(sent).toHaveBeenCalledWith({ do: 'attack', by: 'b1', target: 'b2', weapon: 'polearm', distance: 1 }, false);
  });

  it('lets only the game master roll in secret and say whether a parry is plausible', async () => {
    vi.spyOn(table, 'preview').mockResolvedValue(preview);
    const draft = { do: 'attack', by: 'b1', target: 'b2' } as Command;
    const { unmount } = render(Roll, { draft, onclose: () => {} });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Ist Parieren plausibel?' })).toBeNull();
    unmount();
    sit('gm');
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Roll, { draft, onclose: () => {} });
    await userEvent.click(screen.getByRole('checkbox', { name: /Verdeckt/ }));
    await userEvent.click(within(screen.getByRole('group', { name: 'Ist Parieren plausibel?' })).getByRole('button', { name: 'nein' }));
    await userEvent.click(screen.getByRole('button', { name: /Angreifen/ }));
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ parry: false }), true);
  });
});

it('offers the skills of the table\'s own beside those of the book', () => {
  const own = { skill: [{ id: 'tide_lore', name: names('Gezeitenkunde', 'Gezeitenkunde') }] };
  sit('gm', { table: { id: 't', name: 'T', system: 'percentacy', intro: names('', ''), session: 1, scene: '', options: {}, content: own, trusted: [] } } as never);
  vi.spyOn(table, 'preview').mockResolvedValue(preview);
  render(Roll, { draft: { do: 'check', by: 'b2' } as Command, onclose: () => {} });
  expect(screen.getByRole('option', { name: 'Gezeitenkunde' })).toHaveValue('skill:tide_lore');
});

describe('Sheet', () => {
  it('begins a roll from skill, attribute, weapon or anything else', async () => {
    const onroll = vi.fn();
    render(Sheet, { being: ilka, full: true, onroll });
    await userEvent.click(screen.getByRole('button', { name: 'Auf Schwimmen würfeln, Wert 55' }));
    await userEvent.click(screen.getByRole('button', { name: 'Auf Geschicklichkeit würfeln, Wert 45' }));
    await userEvent.click(screen.getByRole('button', { name: 'Stangenwaffe: angreifen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Andere Fertigkeit' }));
    expect(onroll.mock.calls.map(([draft]) => draft)).toEqual([
      { do: 'check', by: 'b1', skill: 'swimming' },
      { do: 'check', by: 'b1', attribute: 'dexterity' },
      { do: 'attack', by: 'b1', weapon: 'polearm' },
      { do: 'check', by: 'b1' },
    ]);
  });

  it('sorts skills by the alphabet of the reader', () => {
    const labels = () => screen.getAllByRole('button', { name: /würfeln, Wert|Roll on/ }).map((one) => one.getAttribute('aria-label'));
    const { unmount } = render(Sheet, { being: ilka, full: true, onroll: () => {} });
    expect(labels().slice(0, 2)).toEqual(['Auf Nahkampf würfeln, Wert 15', 'Auf Schwimmen würfeln, Wert 55']);
    unmount();
    setLanguage('en');
    render(Sheet, { being: ilka, full: true, onroll: () => {} });
    expect(labels().slice(0, 2)).toEqual(['Roll on Melee, value 15', 'Roll on Swimming, value 55']);
  });

  it('uses talents and resists handicaps with a tap', async () => {
    const trait = { skill: '', field: '', subject: '', per: '' as const, left: null, does: [] as never[] };
    const gifted = {
      ...ilka,
      talents: [
        { ...trait, id: 'contacts', per: 'session' as const, left: 0, does: ['use_talent' as const] },
        { ...trait, id: 'akimbo', does: ['akimbo' as const] },
        { ...trait, id: 'specialist', skill: 'swimming', field: 'Wehre' },
      ],
      handicaps: [{ ...trait, id: 'phobia', subject: 'Spinnen', does: ['resist' as const] }],
    };
    const refusal = { code: 'use_spent', message: { id: 'error-use_spent', args: {} } } as never;
    const sent = vi.spyOn(table, 'do').mockResolvedValueOnce(null).mockResolvedValueOnce(refusal);
    render(Sheet, { being: gifted as never, full: true, onroll: () => {} });
    expect(screen.getByText('Schwimmen, Wehre')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Gegen phobia auf Willenskraft würfeln' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'contacts nutzen' }));
    expect(sent.mock.calls.map(([command]) => command)).toEqual([
      { do: 'resist', by: 'b1', handicap: 'phobia' },
      { do: 'use_talent', by: 'b1', talent: 'contacts' },
    ]);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /specialist/ })).toBeNull();
  });

  it('opens a panel for two attacks at once', async () => {
    const akimbo = { id: 'akimbo', skill: '', field: '', subject: '', per: '', left: null, does: ['akimbo'] };
    const onroll = vi.fn();
    render(Sheet, { being: { ...ilka, talents: [akimbo] } as never, full: true, onroll });
    await userEvent.click(screen.getByRole('button', { name: 'Mit beiden Händen angreifen' }));
    expect(onroll).toHaveBeenCalledWith({ do: 'akimbo', by: 'b1' });
  });

  it('lets the game master begin and end a circumstance that lasts, and players read it', async () => {
    sit('gm');
    const addicted = { id: 'addicted', skill: '', field: '', subject: 'Laudanum', per: '', left: null, does: [] };
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    const first = render(Sheet, { being: { ...ilka, handicaps: [addicted] } as never, full: true, onroll: () => {} });
    await userEvent.click(screen.getByRole('button', { name: /circumstance-withdrawal|Entzug beginnt/ }));
    first.unmount();
    const second = render(Sheet, { being: { ...ilka, handicaps: [addicted], circumstances: ['withdrawal'] } as never, full: true, onroll: () => {} });
    await userEvent.click(screen.getByRole('button', { name: /endet für Ilka/ }));
    expect(sent.mock.calls.map(([command]) => command)).toEqual([
      { do: 'set_circumstance', target: 'b1', circumstance: 'withdrawal', on: true },
      { do: 'set_circumstance', target: 'b1', circumstance: 'withdrawal', on: false },
    ]);
    second.unmount();
    sit('player');
    render(Sheet, { being: { ...ilka, handicaps: [addicted], circumstances: ['withdrawal'] } as never, full: true, onroll: () => {} });
    expect(screen.getByText('Gilt gerade: Entzug')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /endet/ })).toBeNull();
  });

  it('shows of a stranger what is known and offers no roll', () => {
    render(Sheet, { being: quendt as never, full: false, onroll: () => {} });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Mehr ist über Quendt nicht bekannt.')).toBeInTheDocument();
  });
});

it('says what a hit would do, and only what may be known of it', () => {
  const ahead = { bands: [40, 30, 20, 10], faces: [[1, 24], [25, 49], [50, 74], [75, 99]], limits: { unconscious: 27 }, band: 1, value: 40, armour: 5, damage: 35, hp: [60, 25], max_hp: 108, conditions: ['unconscious'] };
  const { container } = render(Ahead, { question: { ahead } as never });
  expect(container.querySelector('[aria-current]')).toHaveTextContent('40');
  for (const words of ['40 − 5 Rüstung = 35 Schaden', 'von 108 HP', 'bewusstlos, ab 27 HP', '01–24']) expect(container).toHaveTextContent(words);
  const hidden = render(Ahead, { question: { ahead: {} } as never }).container;
  expect(hidden).toHaveTextContent('nicht bekannt');
  expect(hidden).not.toHaveTextContent('HP');
});

describe('Combat', () => {
  const combat = {
    round: 2,
    turn: 'b1',
    order: [
      { being: 'b1', result: -17, state: 'turn' as const },
      { being: 'b2', state: 'delayed' as const },
    ],
    reactions: [{ by: 'b2', trigger: 'jemand rennt' }],
    joining: [],
  };

  it('says whose turn it is and what has become of the others, and lets the player act', async () => {
    sit('player', { combat });
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Combat);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveAttribute('aria-current', 'true');
    expect(first).toHaveTextContent('am Zug');
    expect(second).toHaveTextContent('verschoben');
    await userEvent.click(screen.getByRole('button', { name: 'Verschieben' }));
    expect(sent).toHaveBeenCalledWith({ do: 'delay', by: 'b1' });
    expect(screen.queryByRole('button', { name: 'Auslösen' })).toBeNull();
  });

  it('lets the game master trigger a reaction', async () => {
    sit('gm', { combat });
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Combat);
    await userEvent.click(screen.getByRole('button', { name: 'Auslösen' }));
    expect(sent).toHaveBeenCalledWith({ do: 'trigger', by: 'b2' });
  });

  it('declares a reaction with its trigger and command', async () => {
    sit('player', { combat });
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Combat);
    await userEvent.click(screen.getByRole('button', { name: 'Reaktion ansagen' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Auslöser/ }), 'Quendt springt');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ziel' }), 'b2');
    await userEvent.click(screen.getByRole('button', { name: 'Ansagen' }));
    expect(sent).toHaveBeenCalledWith({
      do: 'declare_reaction',
      by: 'b1',
      trigger: 'Quendt springt',
      action: { do: 'attack', by: 'b1', target: 'b2', weapon: 'polearm', distance: 1 },
    });
  });
});

it('adds a being by its role', async () => {
  sit('gm');
  const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
  vi.spyOn(table, 'preview').mockResolvedValue({ ...preview, being: { ...ilka, max_hp: 80, armour: 5 } as never });
  const onclose = vi.fn();
  render(AddBeing, { onclose });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'HP' })).toHaveValue('80'));
  await userEvent.click(screen.getByRole('button', { name: /^Dazunehmen$/ }));
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByText('Gib ihm einen Namen.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Pegelwächter');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fertigkeit dazunehmen' }), 'melee');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Waffe dazunehmen' }), 'polearm');
  await userEvent.click(screen.getByRole('button', { name: /^Dazunehmen$/ }));
  expect(sent).toHaveBeenCalledWith({
    do: 'add_being',
    being: { name: 'Pegelwächter', npc: true, species: 'human', role: 'competent', core_skills: ['melee'], weapons: ['polearm'] },
  });
  expect(onclose).toHaveBeenCalledOnce();
});

it('adds a group of a role, with numbered names and values that differ from the role', async () => {
  sit('gm');
  const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
  vi.spyOn(table, 'preview').mockResolvedValue({ ...preview, being: { ...ilka, max_hp: 80, armour: 5 } as never });
  render(AddBeing, { onclose: () => {} });
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Wache');
  await userEvent.click(screen.getByRole('button', { name: 'Wie viele erhöhen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Wie viele erhöhen' }));
  expect(screen.getByText('Die Namen werden nummeriert: Wache 1 bis Wache 3.')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fertigkeit dazunehmen' }), 'melee');
  await userEvent.click(screen.getByRole('button', { name: 'Nahkampf erhöhen' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Anderer Wert als die Rolle' }), 'dexterity');
  await userEvent.click(screen.getByRole('button', { name: 'Geschicklichkeit erhöhen' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Schaden der Rolle' }), '40 / 30 / 20 / 10');
  await userEvent.click(screen.getByRole('checkbox', { name: 'greift im Nahkampf an' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /vorbereiten/ }));
  await userEvent.click(screen.getByRole('button', { name: '3 dazunehmen' }));
  expect(sent).toHaveBeenCalledWith({
    do: 'add_group',
    count: 3,
    being: {
      name: 'Wache',
      npc: true,
      species: 'human',
      role: 'competent',
      core_skills: ['melee'],
      attributes: { dexterity: 35 },
      skills: { melee: 55 },
      damage: [40, 30, 20, 10],
      melee: true,
      present: false,
    },
  });
});

it('takes armour from the table as well as by number', async () => {
  sit('gm');
  const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
  vi.spyOn(table, 'preview').mockResolvedValue({ ...preview, being: { ...ilka, armour: 0 } as never });
  render(AddBeing, { onclose: () => {} });
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Torwache');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rüstung aus der Tabelle' }), 'schwer (12)');
  expect(screen.getByRole('textbox', { name: 'Rüstung' })).toHaveValue('12');
  await userEvent.click(screen.getByRole('button', { name: /^Dazunehmen$/ }));
  expect(sent).toHaveBeenCalledWith({ do: 'add_being', being: expect.objectContaining({ armour: 12 }) as never });
});

it('gives levels and Rewinds to the party, and wraps a session up in one command', async () => {
  sit('gm');
  const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
  const onclose = vi.fn();
  const { unmount } = render(Award, { onclose });
  expect(screen.getByRole('button', { name: 'Allen geben' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Rewinds erhöhen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Allen geben' }));
  expect(sent.mock.calls).toEqual([[{ do: 'award', beings: ['b1'], rewinds: 1, levels: 0 }]]);
  unmount();
  sent.mockClear();
  render(Award, { onclose, ending: true });
  await userEvent.click(screen.getByRole('button', { name: 'Level erhöhen' }));
  expect(screen.getByText('Je 5 Attributspunkte und 25 Fertigkeitspunkte zum Ausgeben.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'lange Erholung' }));
  await userEvent.click(screen.getByRole('button', { name: 'Abschließen' }));
  expect(sent.mock.calls).toEqual([[{ do: 'wrap_up', beings: ['b1'], levels: 1, rest: 'long', ends: true }]]);
});

it('gives and takes talents and handicaps with what has to be chosen', async () => {
  const chosen = { id: 'specialist', name: names('Spezialisiert', 'Specialist'), choice: 'skill' };
  sit('gm', { beings: { b1: { ...ilka, handicaps: [{ id: 'blind', skill: '', field: '', subject: '' }] } } as never });
  table.useSystem({ ...info, content: { ...info.content, talent: [chosen] } });
  const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
  render(GiveTraits, { onclose: () => {} });
  const send = () => screen.getByRole('button', { name: 'So soll es sein' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Wesen' }), 'Ilka Brandt');
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Talent geben' }), 'Spezialisiert');
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fertigkeit' }), 'Nahkampf');
  await userEvent.type(screen.getByRole('textbox', { name: 'Gebiet' }), 'Messer');
  await userEvent.click(send());
  const talents = [{ id: 'specialist', skill: 'melee', field: 'Messer' }];
  expect(sent).toHaveBeenLastCalledWith({ do: 'override', target: 'b1', field: 'talents', value: talents, reason: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Handicaps' }));
  await userEvent.click(screen.getByRole('button', { name: /Blind/ }));
  await userEvent.click(send());
  expect(sent).toHaveBeenLastCalledWith({ do: 'override', target: 'b1', field: 'handicaps', value: [], reason: '' });
  table.useSystem(info);
});

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
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Glockenohr');
  expect(screen.getByRole('button', { name: 'Hinzufügen' })).toHaveAttribute('aria-disabled', 'true');
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
    await userEvent.type(range, '121{Tab}');
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
    expect(screen.getByRole('button', { name: 'Hinzufügen' })).toHaveAttribute('aria-disabled', 'true');
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

  it('asks how often something is used that is counted, and lets a handicap have no such thing', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Handicap' }));
    expect(within(screen.getByRole('combobox', { name: 'Wirkung hinzufügen' })).queryByText('Erste Hilfe heilt')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Talent' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Heilhand');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Wirkung hinzufügen' }), 'aid');
    expect(screen.getByText('Sag, wie oft das geht.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'je Szene' }));
    expect(screen.queryByText('Sag, wie oft das geht.')).toBeNull();
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

it('offers the game master the checks that handicaps demand', async () => {
  sit('gm');
  const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
  const handicap = { id: 'phobia', skill: '', field: '', subject: 'Spinnen', per: '', left: null, does: ['resist'] };
  render(Prompts, { being: { ...ilka, handicaps: [handicap] } as never });
  await userEvent.click(screen.getByRole('button', { name: /phobia/ }));
  expect(sent).toHaveBeenCalledWith({ do: 'resist', by: 'b1', handicap: 'phobia' });
});

it('is found by its folder', () => {
  expect(Object.keys(systems).sort()).toEqual(['erzaehlpool', 'percentacy', 'plus_minus']);
});

describe('what talents and handicaps turn on', () => {
  const trait = { skill: '', field: '', subject: '', per: '', left: null, does: [] };
  const gifted = {
    ...ilka,
    talents: [{ ...trait, id: 'specialist', skill: 'swimming', field: 'Wehre' }],
    handicaps: [{ ...trait, id: 'blind' }, { ...trait, id: 'addicted' }],
  };

  it('is offered where somebody has such a thing, and sent', async () => {
    sit('player', { beings: { b1: gifted, b2: quendt } as never });
    vi.spyOn(table, 'preview').mockResolvedValue({ refused: null } as never);
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Roll, { draft: { do: 'check', by: 'b1', skill: 'swimming' }, onclose: () => {} });
    const group = within(screen.getByRole('group', { name: /Was hier zutrifft/ }));
    expect(group.getAllByRole('button').map((one) => one.textContent)).toEqual(['Sehen', 'Waffe gesucht', 'Gebiet: Wehre']);
    await userEvent.click(group.getByRole('button', { name: 'Sehen' }));
    await userEvent.click(group.getByRole('button', { name: 'Waffe gesucht' }));
    await userEvent.click(group.getByRole('button', { name: 'Waffe gesucht' }));
    await userEvent.click(group.getByRole('button', { name: 'Gebiet: Wehre' }));
    await userEvent.click(screen.getByRole('button', { name: /^Würfeln/ }));
    expect(sent.mock.calls[0]![0]).toEqual({ do: 'check', by: 'b1', skill: 'swimming', field: 'Wehre', circumstances: ['sight'] });
  });

  it('attacks twice with two one-handed weapons', async () => {
    const weapon = { skill: 'melee', value: 15, damage: [40, 30, 20, 10], range: 3, capacity: null, left: null };
    const armed = { ...ilka, weapons: ['polearm', 'knife', 'axe'].map((id) => ({ ...weapon, id })) };
    sit('player', { beings: { b1: armed, b2: quendt } as never });
    vi.spyOn(table, 'preview').mockResolvedValue({ refused: null } as never);
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Roll, { draft: { do: 'akimbo', by: 'b1' }, onclose: () => {} });
    const blows = [screen.getByRole('region', { name: 'Erster Angriff' }), screen.getByRole('region', { name: 'Zweiter Angriff' })];
    for (const blow of blows) {
      expect(within(blow).queryByRole('option', { name: 'Stangenwaffe' })).toBeNull();
      await userEvent.selectOptions(within(blow).getByLabelText('Ziel'), 'b2');
    }
    await userEvent.click(screen.getByRole('button', { name: /^Angreifen/ }));
    expect(sent.mock.calls[0]![0]).toEqual({
      do: 'akimbo',
      by: 'b1',
      attacks: [
        { target: 'b2', weapon: 'axe', distance: 1 },
        { target: 'b2', weapon: 'knife', distance: 1 },
      ],
    });
  });

  it('is marked on the card, and help is only what help was', () => {
    const marks = [
      { trait: { kind: 'talent', id: 'specialist' }, what: 'adjusted', amount: -10 },
      { trait: { kind: 'handicap', id: 'blind' }, what: 'complication' },
    ];
    const event = { type: 'CheckMade', key: 'check', by: 'b1', skill: 'swimming', base: 55, modifier: 0, adjustments: -10, roll: 40, result: 30, target: 55, outcome: 'success', stages: 0, items: [], marks };
    sit('player');
    for (const small of [false, true]) {
      const { container, unmount } = render(Card, { card: { event } as never, small });
      expect([...container.querySelectorAll('[data-mark]')].map((mark) => mark.textContent?.trim())).toEqual(['Spezialisiert: Ergebnis −10', 'Blind: Komplikation']);
      expect(screen.getByRole('link', { name: 'Spezialisiert' })).toBeInTheDocument();
      expect(screen.queryByText(/Hilfe/)).toBeNull();
      unmount();
    }
  });
});

describe('What a result means', () => {
  const card = (type: string, event: Record<string, unknown>) => ({ event: { type, key: 'check', ...event }, message: null }) as unknown as CardEvent;
  const remark = (...cards: CardEvent[]) => systems['percentacy']?.remark?.(cards) ?? null;

  it('is asked where nothing follows by itself', () => {
    expect(remark(card('CheckMade', { outcome: 'success', stages: 2 }))).toBe('pc-remark-benefit');
    expect(remark(card('CheckMade', { outcome: 'failure' }))).toBe('pc-remark-consequence');
    expect(remark(card('CheckMade', { outcome: 'success', stages: 3 }))).toBe('pc-remark-exceptional');
    expect(remark(card('CheckMade', { outcome: 'critical_failure' }))).toBe('pc-remark-complication');
    expect(remark(card('CheckMade', { outcome: 'success', stages: 1 }))).toBeNull();
    expect(remark(card('CheckMade', { outcome: 'failure' }), card('HazardFaced', {}))).toBeNull();
    expect(remark(card('CheckMade', { key: 'attack', outcome: 'failure' }))).toBeNull();
  });
});
