/** The command that a roll panel would send, from what is chosen in it. */
import type { Command } from '../../lib/protocol.ts';

/** A modifier as the command carries it: a situation of the rulebook, or a number with the reason somebody gave. */
export interface Given {
  amount: number;
  situation?: string;
  why?: string;
}

export interface Assist {
  by: string;
  on: string;
  /** What talents and handicaps of the helper turn on. */
  circumstances?: string[];
}

/** Somebody near the centre of an area attack, and how many metres from it. */
export interface Near {
  id: string;
  distance: number;
}

export interface Choice {
  kind: 'check' | 'oppose' | 'attack' | 'first_aid';
  by: string;
  /** "skill:id", "skill:id:field" or "attribute:id". */
  on: string;
  modifiers: Given[];
  assists: Assist[];
  against: string[];
  againstOn: string;
  target: string;
  weapon: string;
  /** Which of several of that kind, where they are told apart. */
  which: number;
  /** The weapon strikes everybody near a place: these, instead of one target. */
  targets: Near[] | null;
  distance: number;
  cover: 'none' | 'partial' | 'total';
  parry: boolean | null;
  /** What stands in for a skill that was never learned; "": as the rules say. */
  untrained: string;
  gear: (typeof GEAR)[number];
  /** What makes the defence of the target harder or easier. */
  defence: Given[];
  /** What talents, handicaps and weapons turn on. */
  circumstances: string[];
  /** Those that only something of the other side turns on. */
  theirs: string[];
  /** The narrow field of a talent that the check is in. */
  within: string;
  /** Kinds of armour that do not protect against the attack, by the game master's word. */
  unprotected: string[];
  /** The other of two attacks with one action. */
  second: Choice | null;
}
export const GEAR = ['suitable', 'improvised', 'exceptional', 'missing'] as const;

/** `{skill}`, a field behind a colon, or `{attribute}`; `prefix` is that of the other side. */
export function rolledOn(on: string, prefix = ''): Record<string, string> {
  const [kind, id = '', field] = on.split(':');
  if (!kind || !id) return {};
  return { [`${prefix}${kind}`]: field ? `${id}:${field}` : id };
}

/** The choice as it would be sent, or null while something needed is missing. */
export function command(choice: Choice): Command | null {
  const modifiers = copied('modifiers', choice.modifiers);
  const untrained = choice.untrained ? { untrained_attribute: choice.untrained } : {};
  const gear = choice.gear === 'suitable' ? {} : { gear: choice.gear };
  const helpers = choice.assists.filter((assist) => assist.by && assist.on);
  const assists = helpers.length ? { assists: helpers.map(({ by, on, circumstances }) => ({ by, ...rolledOn(on), ...(circumstances?.length ? { circumstances: [...circumstances] } : {}) })) } : {};
  const holding = choice.circumstances.length ? { circumstances: [...choice.circumstances] } : {};
  const opposing = choice.theirs.length ? { against_circumstances: [...choice.theirs] } : {};
  const within = choice.within ? { field: choice.within } : {};
  if (choice.kind === 'attack') {
    if (choice.second) {
      const both = [choice, choice.second].map((one) => command({ ...one, second: null }));
      return both.every((one) => one !== null) ? { do: 'akimbo', by: choice.by, attacks: both.map(({ do: _do, by: _by, ...attack }) => attack) } : null;
    }
    if (!choice.weapon || !(choice.targets ? choice.targets.length : choice.target)) return null;
    return {
      do: 'attack',
      by: choice.by,
      ...(choice.targets ? { targets: choice.targets.map((one) => ({ ...one })) } : { target: choice.target }),
      weapon: choice.weapon,
      ...(choice.which > 1 ? { which: choice.which } : {}),
      distance: choice.distance,
      ...(choice.cover === 'none' ? {} : { cover: choice.cover }),
      ...(choice.parry === null ? {} : { parry: choice.parry }),
      ...(choice.unprotected.length ? { unprotected: [...choice.unprotected] } : {}),
      ...untrained,
      ...modifiers,
      ...copied('defence_modifiers', choice.defence),
      ...holding,
      ...within,
      ...assists,
    };
  }
  if (choice.kind === 'first_aid') {
    return choice.target ? { do: 'first_aid', by: choice.by, target: choice.target, ...untrained, ...gear, ...modifiers, ...assists } : null;
  }
  const on = rolledOn(choice.on);
  if (!on['skill'] && !on['attribute']) return null;
  if (choice.kind === 'check') return { do: 'check', by: choice.by, ...on, ...within, ...untrained, ...gear, ...modifiers, ...holding, ...assists };
  const against = rolledOn(choice.againstOn, 'against_');
  if (!choice.against.length || Object.keys(against).length === 0) return null;
  const whom = choice.against.length === 1 ? choice.against[0] : [...choice.against];
  return { do: 'oppose', by: choice.by, ...on, against: whom, ...against, ...within, ...untrained, ...gear, ...modifiers, ...holding, ...opposing, ...assists };
}

const copied = (field: string, all: Given[]): Record<string, Given[]> => (all.length ? { [field]: all.map((one) => ({ ...one })) } : {});

const given = (value: unknown): Given => (typeof value === 'number' ? { amount: value } : (value as Given));

/** What a draft from a sheet or a reaction already says. */
export function choiceFrom(draft: Command): Choice {
  const text = (key: string) => (typeof draft[key] === 'string' ? (draft[key] as string) : '');
  const on = (prefix: string) => {
    const skill = text(`${prefix}skill`);
    const field = text(`${prefix}field`);
    if (skill) return field ? `skill:${skill}:${field}` : `skill:${skill}`;
    return text(`${prefix}attribute`) ? `attribute:${text(`${prefix}attribute`)}` : '';
  };
  const cover = text('cover');
  const [one, other] = Array.isArray(draft['attacks']) ? (draft['attacks'] as Record<string, unknown>[]) : [];
  if (draft.do === 'akimbo') {
    const blow = (attack: Record<string, unknown> = {}) => choiceFrom({ ...attack, do: 'attack', by: draft['by'] });
    return { ...blow(one), second: blow(other) };
  }
  return {
    kind: draft.do === 'attack' || draft.do === 'oppose' || draft.do === 'first_aid' ? draft.do : 'check',
    by: text('by'),
    on: on(''),
    modifiers: Array.isArray(draft['modifiers']) ? draft['modifiers'].map(given) : [],
    assists: [],
    against: Array.isArray(draft['against']) ? (draft['against'] as string[]) : text('against') ? [text('against')] : [],
    againstOn: on('against_'),
    target: text('target'),
    weapon: text('weapon'),
    which: typeof draft['which'] === 'number' ? draft['which'] : 1,
    targets: Array.isArray(draft['targets']) ? (draft['targets'] as Near[]).map((one) => ({ ...one })) : null,
    distance: typeof draft['distance'] === 'number' ? draft['distance'] : 1,
    cover: cover === 'partial' || cover === 'total' ? cover : 'none',
    parry: typeof draft['parry'] === 'boolean' ? draft['parry'] : null,
    untrained: text('untrained_attribute'),
    gear: GEAR.find((one) => one === draft['gear']) ?? 'suitable',
    defence: Array.isArray(draft['defence_modifiers']) ? draft['defence_modifiers'].map(given) : [],
    circumstances: Array.isArray(draft['circumstances']) ? [...(draft['circumstances'] as string[])] : [],
    theirs: Array.isArray(draft['against_circumstances']) ? [...(draft['against_circumstances'] as string[])] : [],
    within: draft.do === 'attack' ? text('field') : '',
    unprotected: Array.isArray(draft['unprotected']) ? [...(draft['unprotected'] as string[])] : [],
    second: null,
  };
}

export interface Danger {
  targets: string[];
  /** The name under which it stays at the table, to strike again. */
  lasts: string;
  circumstances: string[];
  tier: string;
  effect: 'none' | 'halve' | 'avoid';
  on: string;
  modifiers: Given[];
  protects: boolean;
  lower: number;
}

/** A hazard as it would be sent. */
export function hazard(danger: Danger): Command {
  const holding = danger.circumstances.length ? { circumstances: [...danger.circumstances] } : {};
  const check = danger.effect === 'none' ? {} : { ...rolledOn(danger.on), modifiers: danger.modifiers.map((one) => ({ ...one })), ...holding };
  return {
    do: 'hazard',
    target: danger.targets.length === 1 ? danger.targets[0] : [...danger.targets],
    tier: danger.tier,
    effect: danger.effect,
    ...check,
    ...(danger.protects ? { protects: true } : {}),
    ...(danger.lower ? { lower_tier: danger.lower } : {}),
    ...(danger.lasts.trim() ? { lasts: danger.lasts.trim() } : {}),
  };
}

export interface Repose {
  long: boolean;
  beings: string[];
  carer: string;
  modifiers: Given[];
  gear: (typeof GEAR)[number];
  /** Who helps with the care. */
  helper: string;
}

/** A rest or a long recovery as it would be sent. */
export function rest(repose: Repose): Command {
  if (repose.long) return { do: 'recover', beings: [...repose.beings] };
  const care = {
    by: repose.carer,
    modifiers: repose.modifiers.map((one) => ({ ...one })),
    ...(repose.gear === 'suitable' ? {} : { gear: repose.gear }),
    ...(repose.helper ? { assists: [{ by: repose.helper, skill: 'medicine' }] } : {}),
  };
  return { do: 'rest', beings: [...repose.beings], ...(repose.carer ? { medicine: care } : {}) };
}

export interface Evening {
  beings: string[];
  rewinds: number;
  levels: number;
  rest: 'none' | 'short' | 'long';
  ending: boolean;
}

/** What the party is given, or null while that is nothing. */
export function award({ beings, rewinds, levels }: Evening): Command | null {
  return beings.length && (rewinds || levels) ? { do: 'award', beings: [...beings], rewinds, levels } : null;
}

/** The end of a session, in one command, or null where nothing would be done. */
export function evening({ beings, levels, rest, ending }: Evening): Command | null {
  if (!ending && !(beings.length && (levels || rest !== 'none'))) return null;
  return { do: 'wrap_up', beings: [...beings], levels, rest, ends: ending };
}
