/** A table of Percentacy for the tests of its panels: somebody who is played, somebody who is not, and what a roll would be. */
import { afterEach, beforeEach, vi } from 'vitest';
import type { Preview, SystemInfo, View } from '../../../lib/protocol.ts';
import { setLanguage } from '../../../lib/text.svelte.ts';
import { table } from '../../../lib/table.svelte.ts';
import figures from '../../../../tests/fixtures/figures.json';

export const names = (de: string, en: string) => ({ de, en });
export const info: SystemInfo = {
  id: 'percentacy',
  version: '1', edition: '', document: { de: '', en: '' }, facets: [], sheets: true,
  name: names('P', 'P'),
  options: [],
  figures: figures.percentacy,
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

export const ilka = {
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
  weapons: [{ id: 'polearm', skill: 'melee', value: 15, damage: [40, 30, 20, 10], range: 3, capacity: null, left: null, which: 0 }],
  armour: 5,
  armours: [{ value: 5, kind: 'worn' }],
  rewinds: 2,
};
export const quendt = { id: 'b2', name: 'Quendt', npc: true, seat: null, present: true, detail: 'seen' };

export function sit(role: 'gm' | 'player', more: Partial<View> = {}) {
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

export const preview: Preview = {
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

/** Before and after each test of a file. */
export function anew(): void {
  beforeEach(() => {
    setLanguage('de');
    sit('player');
  });
  afterEach(() => vi.restoreAllMocks());
}
