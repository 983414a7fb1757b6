/** What somebody has chosen in the panels, and the command it comes to. */
import type { Command } from '../../lib/protocol.ts';
import { figures, kindOf } from './words.ts';

export type Cover = 'none' | 'poor' | 'half' | 'good' | 'full';
export type Range = 'near' | 'medium' | 'far' | 'metres';
export type Fire = 'single' | 'short_burst' | 'burst' | 'magazine';
export type Kind = 'melee' | 'unarmed' | 'ranged' | 'thrown';
export type Near = 'ask' | 'yes' | 'no';
/** What is rolled on: an attribute with a skill, two attributes, or so many dice. */
export type Pool = 'skill' | 'attributes' | 'fixed';

/** A weapon that stands on no sheet. */
export const OTHER = 'other';

export interface Choice {
  do: 'check' | 'extend' | 'attack';
  by: string;
  on: Pool;
  attribute: string;
  skill: string;
  attribute2: string;
  pool: number;
  tools: number;
  difficulty: number;
  willpower: boolean;
  /** What somebody is special at, if it fits. */
  speciality: string;
  needed: number;
  cost: number;
  /** 0: as many as it takes, or as the table reads it. */
  limit: number;
  /** 0: nothing that could run out. */
  store: number;
  rolls: number;
  weapon: string;
  /** Of a weapon that stands on no sheet: what it is, what it adds, whether it is a gun, and what is in it. */
  kind: Kind;
  bonus: number;
  firearm: boolean;
  left: number;
  targets: string[];
  range: Range;
  distance: number;
  /** Rounds of aiming that were not counted in a fight. */
  aim: number;
  bystanders: number;
  ownCover: Cover;
  /** By target. */
  covers: Record<string, Cover>;
  fire: Fire;
  /** 0: as few as this kind of fire takes. */
  rounds: number;
  near: Near;
  allOut: boolean;
  offHand: boolean;
  unnoticed: boolean;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const count = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

/** Where the panel starts. */
export function choiceFrom(draft: Command): Choice {
  const pool = typeof draft['pool'] === 'number' ? draft['pool'] : null;
  return {
    do: draft.do === 'attack' || draft.do === 'extend' ? draft.do : 'check',
    by: text(draft['by']),
    on: pool !== null ? 'fixed' : text(draft['attribute2']) ? 'attributes' : 'skill',
    attribute: text(draft['attribute']),
    skill: text(draft['skill']),
    attribute2: text(draft['attribute2']),
    pool: pool ?? 5,
    tools: 0,
    difficulty: 0,
    willpower: false,
    speciality: text(draft['speciality']),
    needed: count(draft['needed'], 5),
    cost: count(draft['cost'], 1),
    limit: 0,
    store: 0,
    rolls: 1,
    weapon: text(draft['weapon']),
    kind: 'melee',
    bonus: 1,
    firearm: true,
    left: 0,
    targets: text(draft['target']) ? [text(draft['target'])] : [],
    range: 'near',
    distance: 10,
    aim: 0,
    bystanders: 0,
    ownCover: 'none',
    covers: {},
    fire: 'single',
    rounds: 0,
    near: 'ask',
    allOut: false,
    offHand: false,
    unnoticed: false,
  };
}

/** How the chosen weapon is used. */
export const kindOfChoice = (choice: Pick<Choice, 'weapon' | 'kind'>): string => (choice.weapon === OTHER ? choice.kind : kindOf(choice.weapon));

/** True for shots and throws. */
export const atRange = (choice: Pick<Choice, 'weapon' | 'kind'>): boolean => ['ranged', 'thrown'].includes(kindOfChoice(choice));

/** True for fire that may have several targets. */
export const onSeveral = (fire: Fire): boolean => fire === 'burst' || fire === 'magazine';

const some = (values: Record<string, unknown>): Record<string, unknown> => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== 0 && value !== '' && value !== false && value !== undefined));

/** The command of a choice; null while something is missing. */
export function command(choice: Choice): Command | null {
  const more = some({ tools: choice.tools, difficulty: choice.difficulty, willpower: choice.willpower });
  const special = some({ speciality: choice.speciality });
  if (choice.do === 'attack') return attack(choice, { ...more, ...special });
  const on = rolledOn(choice);
  if (!on) return null;
  const made = { by: choice.by, ...on, ...more, ...(choice.on === 'skill' ? special : {}) };
  if (choice.do === 'check') return { do: 'check', ...made };
  const extended = some({ limit: choice.limit, store: choice.store, rolls: choice.rolls === 1 ? 0 : choice.rolls });
  return { do: 'extend', ...made, needed: choice.needed, cost: choice.cost, ...extended };
}

function rolledOn(choice: Choice): Record<string, unknown> | null {
  if (choice.on === 'fixed') return { pool: choice.pool };
  if (!choice.attribute || (choice.on === 'attributes' && !choice.attribute2)) return null;
  return some({ attribute: choice.attribute, ...(choice.on === 'skill' ? { skill: choice.skill } : { attribute2: choice.attribute2 }) });
}

function attack(choice: Choice, more: Record<string, unknown>): Command | null {
  if (!choice.targets.length) return null;
  const several = choice.targets.length > 1 || onSeveral(choice.fire);
  const made: Command = {
    do: 'attack',
    by: choice.by,
    ...(several ? { targets: [...choice.targets] } : { target: choice.targets[0] }),
    ...armed(choice),
    ...more,
    ...some({ unnoticed: choice.unnoticed, off_hand: choice.offHand }),
  };
  if (!atRange(choice)) return { ...made, ...some({ all_out: choice.allOut }) };
  return {
    ...made,
    ...(choice.range === 'metres' ? { distance: choice.distance } : { range: choice.range }),
    ...some({ aim: choice.aim, bystanders: choice.bystanders, rounds: choice.rounds > (figures().rounds[choice.fire] ?? 1) ? choice.rounds : 0 }),
    ...(choice.near === 'ask' ? {} : { within_reach: choice.near === 'yes' }),
    ...(choice.ownCover === 'none' ? {} : { own_cover: choice.ownCover }),
    ...coverOf(choice, several),
    ...(choice.fire === 'single' ? {} : { fire: choice.fire }),
  };
}

function armed(choice: Choice): Record<string, unknown> {
  if (choice.weapon !== OTHER) return choice.weapon ? { weapon: choice.weapon } : { kind: 'unarmed' };
  const gun = choice.kind === 'ranged';
  return { kind: choice.kind, ...some({ bonus: choice.bonus, rounds_left: gun ? choice.left : 0 }), ...(gun && !choice.firearm ? { firearm: false } : {}) };
}

function coverOf(choice: Choice, several: boolean): Record<string, unknown> {
  const covers = Object.fromEntries(choice.targets.map((id) => [id, choice.covers[id] ?? 'none']).filter(([, cover]) => cover !== 'none'));
  if (!Object.keys(covers).length) return {};
  return { target_cover: several ? covers : covers[choice.targets[0] ?? ''] };
}

// --- what else is done with a turn -----------------------------------------------------------------------------------

export type Run = 'no' | 'for_action' | 'for_defence';

export interface TurnChoice {
  do: 'move' | 'aim' | 'full_defence' | 'reload';
  by: string;
  metres: number;
  run: Run;
  target: string;
  weapon: string;
}

const TURNS: readonly string[] = ['move', 'aim', 'full_defence', 'reload'];

/** True for what is no roll. */
export const ofTurn = (draft: Command): boolean => TURNS.includes(draft.do);

export function turnFrom(draft: Command): TurnChoice {
  return { do: ofTurn(draft) ? (draft.do as TurnChoice['do']) : 'move', by: text(draft['by']), metres: 5, run: 'no', target: '', weapon: '' };
}

/** The command of a turn; null while something is missing. */
export function turnCommand(choice: TurnChoice): Command | null {
  const by = choice.by;
  if (choice.do === 'move') return { do: 'move', by, metres: choice.metres, ...(choice.run === 'no' ? {} : { run: choice.run }) };
  if (choice.do === 'aim') return choice.target ? { do: 'aim', by, target: choice.target } : null;
  if (choice.do === 'reload') return choice.weapon ? { do: 'reload', by, weapon: choice.weapon } : null;
  return { do: 'full_defence', by };
}
