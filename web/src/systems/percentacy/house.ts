/** What a table has of its own, as the form holds it and as it is sent. */
import { content, sorted } from '../../lib/text.svelte.ts';
import type { Row } from '../../lib/protocol.ts';

export const HOUSE_KINDS = ['skill', 'species', 'talent', 'handicap', 'weapon'] as const;
export type HouseKind = (typeof HOUSE_KINDS)[number];

/** An effect as it stands in data; `kind` says which fields it has. */
export interface Effect {
  kind: string;
  [field: string]: string | number | boolean | string[];
}

export interface House {
  /** Empty until the table has it. */
  id: string;
  name: string;
  first: string;
  second: string;
  combine: 'lower' | 'higher';
  profile: string;
  points: number;
  trigger: string;
  effect: string;
  frequency: string;
  end: string;
  choice: string;
  per: string;
  effects: Effect[];
  damage: number[];
  range: number;
  /** Null where it is not counted. */
  capacity: number | null;
  traits: Record<string, number | boolean>;
  examples: string;
}

/** What the form starts with: nothing yet, or something that the table has. */
export function houseFrom(row?: Row): House {
  const text = (key: string) => (typeof row?.[key] === 'string' ? (row[key] as string) : '');
  const attributes = Array.isArray(row?.['attributes']) ? (row['attributes'] as string[]) : [];
  const examples = row?.['examples'] as { en: string } | null | undefined;
  return {
    id: row?.id ?? '',
    name: row?.name.en ?? '',
    first: attributes[0] ?? 'dexterity',
    second: attributes[1] ?? '',
    combine: row?.['combine'] === 'higher' ? 'higher' : 'lower',
    profile: text('profile') || 'balanced',
    points: Number(row?.['cost'] ?? row?.['points'] ?? 25),
    trigger: text('trigger'),
    effect: text('effect'),
    frequency: text('frequency'),
    end: text('end'),
    choice: text('choice'),
    per: text('per'),
    effects: ((row?.['effects'] ?? []) as Effect[]).map((one) => ({ ...one })),
    damage: (row?.['damage'] as number[] | undefined) ?? series()[1] ?? [],
    range: Number(row?.['range'] ?? 1),
    capacity: typeof row?.['capacity'] === 'number' ? row['capacity'] : null,
    traits: { ...((row?.['traits'] ?? (row ? {} : { melee: true })) as Record<string, number | boolean>) },
    examples: examples?.en ?? '',
  };
}

/** The entry as it stands in data. */
export function houseEntry(kind: HouseKind, from: House): Record<string, unknown> {
  const head = { ...(from.id ? { id: from.id } : {}), name: from.name.trim() };
  if (kind === 'species') return { ...head, profile: from.profile };
  if (kind === 'skill') {
    return { ...head, attributes: from.second ? [from.first, from.second] : [from.first], combine: from.second ? from.combine : 'single' };
  }
  if (kind === 'weapon') {
    const { damage, range, capacity, examples } = from;
    const traits = Object.fromEntries(Object.entries(from.traits).filter(([, value]) => value));
    return { ...head, damage, range, capacity, traits, examples };
  }
  const { points, trigger, effect, frequency, end, choice, per, effects } = from;
  return { ...head, points, trigger, effect, frequency, end, choice, per, effects };
}

// --- what the book prints --------------------------------------------------------------------------------------------

const printed = (kind: string) => content(kind).filter((one) => one['house'] !== true && one['withdrawn'] !== true);

/** The damage series that exist, weakest first. */
export function series(): number[][] {
  const all = printed('weapon').flatMap((one) => (Array.isArray(one['damage']) ? [one['damage'] as number[]] : []));
  const each = new Map(all.map((one) => [one.join(' / '), one]));
  return [...each.values()].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}

/** The lowest and highest number that weapons of the book have. */
export function numbers(read: (weapon: Row) => unknown): { min: number; max: number } {
  const found = printed('weapon').map(read).filter((one): one is number => typeof one === 'number');
  return { min: Math.min(...found, 1), max: Math.max(...found, 1) };
}
export const traitNumber = (name: string) => ({ ...numbers((one) => (one['traits'] as Record<string, unknown> | undefined)?.[name]), min: 0 });

const bookEffects = () => [...printed('talent'), ...printed('handicap')].flatMap((one) => (one['effects'] ?? []) as Effect[]);

/** Circumstances on which effects of the book turn. */
export function circumstances(): string[] {
  return [...new Set(bookEffects().flatMap((one) => (typeof one['when'] === 'string' && one['when'] ? [one['when']] : [])))];
}

/** How far the number of an effect may go: as far as the book, and both ways where it adds to something. */
export function reach(kind: string, of = ''): { min: number; max: number } {
  const field = kind === 'survive' ? 'hp' : 'amount';
  const amounts = bookEffects()
    .filter((one) => one.kind === kind && (!of || one['of'] === of))
    .map((one) => Number(one[field] ?? 0));
  const most = Math.max(...amounts.map(Math.abs), 1);
  if (kind === 'value' || kind === 'damage') return { min: -most, max: most };
  return Math.min(...amounts) < 0 ? { min: -most, max: -1 } : { min: 1, max: most };
}

// --- effects -----------------------------------------------------------------------------------------------------------

/** The fields of each kind of effect, in the order of the form. */
export const FIELDS: Record<string, readonly string[]> = {
  reduce: ['amount', 'gear', 'attribute', 'skills'],
  penalty: ['amount', 'when', 'attributes', 'skills', 'categories', 'linked', 'may_bar'],
  value: ['of', 'amount'],
  damage: ['amount', 'skill'],
  result: ['amount'],
  help: ['amount'],
  soften: [],
  reroll: ['after', 'skills'],
  complicate: ['attributes', 'categories'],
  survive: ['hp'],
  aid: ['amount'],
  endure: [],
  request: [],
  two_attacks: ['amount'],
  resist: ['then'],
  remind: [],
};
const TALENTS_ALONE = ['reroll', 'survive', 'aid', 'endure', 'request'];
const HANDICAPS_ALONE = ['resist', 'remind'];
export const CHOICES: Record<string, readonly string[]> = {
  of: ['initiative', 'max_hp', 'movement', 'rewinds', 'worn_armour'],
  after: ['failure', 'critical_failure'],
  then: ['gives_in', 'frozen', 'harmless'],
};

/** The kinds of effect that a talent or a handicap may have. */
export function kindsFor(kind: HouseKind): string[] {
  return Object.keys(FIELDS).filter((one) => !(kind === 'handicap' ? TALENTS_ALONE : HANDICAPS_ALONE).includes(one));
}

/** A fresh effect of a kind, with what the book has most of. */
export function effectOf(kind: string, handicap: boolean): Effect {
  const found: Effect = { kind };
  for (const field of FIELDS[kind] ?? []) {
    if (field === 'amount' || field === 'hp') {
      const { min, max } = reach(kind, kind === 'value' ? 'initiative' : '');
      found[field] = min < 0 && (max < 0 || handicap) ? min : max;
    } else if (['skills', 'attributes', 'categories'].includes(field)) found[field] = [];
    else if (['gear', 'linked', 'may_bar'].includes(field)) found[field] = false;
    else found[field] = CHOICES[field]?.[0] ?? '';
  }
  if (kind === 'reduce') found['attribute'] = 'dexterity';
  if (kind === 'damage') found['skill'] = 'melee';
  return found;
}

/** Why the talents or handicaps of a form cannot be sent yet, as the id of a sentence; "" where they can. */
export function effectsLack(from: House): string {
  for (const one of from.effects) {
    if (TALENTS_ALONE.includes(one.kind) && !from.per) return 'house-need-per';
    if (one.kind === 'result' && from.choice !== 'skill') return 'house-need-choice';
    if (one.kind === 'reduce' && (one['gear'] ? (one['skills'] as string[]).length === 0 : !one['attribute'])) return 'house-need-effect';
  }
  return '';
}

/** Rows of a kind by the reader's alphabet. */
export function choices(kind: string, called: (id: string) => string): { id: string; label: string }[] {
  return sorted(content(kind).map(({ id }) => ({ id, label: called(id) })), (one) => one.label);
}
