/** Skills, species, talents and handicaps of the table's own, as the form holds them and as they are sent. */
import type { Row } from '../../lib/protocol.ts';

export const HOUSE_KINDS = ['skill', 'species', 'talent', 'handicap'] as const;
export type HouseKind = (typeof HOUSE_KINDS)[number];

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
}

/** What the form starts with: nothing yet, or something that the table has. */
export function houseFrom(row?: Row): House {
  const text = (key: string) => (typeof row?.[key] === 'string' ? (row[key] as string) : '');
  const attributes = Array.isArray(row?.['attributes']) ? (row['attributes'] as string[]) : [];
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
  };
}

/** The entry as it stands in data. */
export function houseEntry(kind: HouseKind, from: House): Record<string, unknown> {
  const head = { ...(from.id ? { id: from.id } : {}), name: from.name.trim() };
  if (kind === 'species') return { ...head, profile: from.profile };
  if (kind === 'skill') {
    return { ...head, attributes: from.second ? [from.first, from.second] : [from.first], combine: from.second ? from.combine : 'single' };
  }
  const { points, trigger, effect, frequency, end } = from;
  return { ...head, points, trigger, effect, frequency, end };
}
