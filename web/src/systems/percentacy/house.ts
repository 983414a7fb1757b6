/** What a table has of its own, as the form holds it and as it is sent. */
import { content, sorted, t } from '../../lib/text.svelte.ts';
import type { Row } from '../../lib/protocol.ts';
import { figures } from './words.ts';

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
    damage: (row?.['damage'] as number[] | undefined) ?? [...(series()[1] ?? [])],
    range: Number(row?.['range'] ?? 1),
    capacity: typeof row?.['capacity'] === 'number' ? row['capacity'] : null,
    traits: { ...((row?.['traits'] ?? (row ? {} : { melee: true })) as Record<string, number | boolean>) },
    examples: examples?.en ?? '',
  };
}

/** What is missing before it can be sent. */
export function houseLacks(kind: HouseKind, from: House): string | null {
  if (!from.name.trim()) return t('pc-ui-house-need-name');
  return kind === 'skill' && from.first === from.second ? t('pc-ui-house-need-other') : null;
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

// --- what the book allows --------------------------------------------------------------------------------------------

const about = (kind: string) => figures().effects.find((one) => one.kind === kind);

/** The damage series that exist, weakest first. */
export const series = (): readonly (readonly number[])[] => figures().series;

/** The lowest and highest number that a weapon may have of something. */
export function rangeOf(field: string): { min: number; max: number } {
  const [min = 0, max = 0] = figures().ranges[field] ?? [];
  return { min, max };
}

/** Circumstances that a penalty may turn on. */
export const circumstances = (): readonly string[] => figures().circumstances;

/** How far the number of an effect may go; `of` is what it is added to. */
export function reach(kind: string, of = ''): { min: number; max: number } {
  const [min = 0, max = 0] = about(kind)?.amounts[of] ?? [];
  return { min, max };
}

// --- effects -----------------------------------------------------------------------------------------------------------

/** The fields of a kind of effect, in the order of the form. */
export const fieldsOf = (kind: string): readonly string[] => about(kind)?.fields ?? [];

/** What may stand in a field of an effect that offers a choice. */
export const choicesOf = (kind: string, field: string): readonly string[] => about(kind)?.choices[field] ?? [];

/** The kinds of effect that a talent or a handicap may have. */
export function kindsFor(kind: HouseKind): string[] {
  return figures().effects.filter(({ traits }) => traits.some((one) => one === kind)).map((one) => one.kind);
}

/** A fresh effect of a kind, with what the book has most of. */
export function effectOf(kind: string, handicap: boolean): Effect {
  const found: Effect = { kind };
  for (const field of fieldsOf(kind)) {
    if (field === 'amount' || field === 'hp') {
      const { min, max } = reach(kind, choicesOf(kind, 'of')[0]);
      found[field] = min < 0 && (max < 0 || handicap) ? min : max;
    } else if (['skills', 'attributes', 'categories'].includes(field)) found[field] = [];
    else if (['gear', 'linked', 'may_bar'].includes(field)) found[field] = false;
    else found[field] = choicesOf(kind, field)[0] ?? '';
  }
  if (kind === 'reduce') found['attribute'] = 'dexterity';
  if (kind === 'damage') found['skill'] = 'melee';
  return found;
}

/** Rows of a kind by the reader's alphabet. */
export function choices(kind: string, called: (id: string) => string): { id: string; label: string }[] {
  return sorted(content(kind).map(({ id }) => ({ id, label: called(id) })), (one) => one.label);
}
