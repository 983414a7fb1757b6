/** Words that more than one step needs. */
import { list, name, row, signed, t, viewer } from '../../../lib/text.svelte.ts';
import type { Derived, Part } from './types.ts';

const amount = ({ what, amount: value }: Part) => t('ep-make-part', { what, amount: value });

/** What a derived value comes from: the sum of its parts, with the lower of two before it. */
export function fromWords({ lower, parts }: Derived): string {
  const first = lower.length ? t('ep-make-lower', { what: list(lower.map(amount)) }) : '';
  const sum = parts.map((one, place) => (place === 0 && !first ? amount(one) : `${one.amount < 0 ? '−' : '+'} ${t('ep-make-part', { what: one.what, amount: Math.abs(one.amount) })}`)).join(' ');
  return [first, sum].filter(Boolean).join(' ');
}

export const derivedName = (one: Derived): string => name({ kind: 'term', id: one.id });
export const derivedValue = (one: Derived): string => (one.id === 'speed' ? t('ep-make-metres', { metres: one.value }) : String(one.value));

/** The numbers of a weapon of the list. */
export function weaponWords(id: string): string {
  const one = row('weapon', id);
  if (!one) return '';
  const kind = String(one['kind']);
  const ranges = (one['ranges'] as number[] | undefined) ?? [];
  const rounds = Number(one['rounds'] ?? 0);
  return [
    name({ kind: 'term', id: { melee: 'melee', ranged: 'ranged_combat', thrown: 'thrown_weapon' }[kind] ?? kind }),
    t('ep-make-dice', { dice: Number(one['bonus']) }),
    ranges.length ? t('ep-make-ranges', { ranges: ranges.join('/') }) : '',
    rounds ? t('ep-make-rounds', { rounds }) : '',
  ]
    .filter(Boolean)
    .join(', ')
    .replace(/^./, (first) => first.toLocaleUpperCase(viewer.lang));
}

/** The numbers of a piece of armour. */
export function armourWords(one: Readonly<Record<string, unknown>>): string {
  const number = (key: string) => Number(one[key] ?? 0);
  const named = (key: string, value: string) => `${name({ kind: 'term', id: key })} ${value}`;
  return [
    t('ep-make-armour-values', { general: number('general'), firearms: number('firearms') }),
    one['bulletproof'] === true ? name({ kind: 'term', id: 'bulletproof' }) : '',
    number('strength') ? t('ep-make-armour-strength', { what: name({ kind: 'attribute', id: 'strength' }), strength: number('strength') }) : '',
    number('defence') ? named('defence', signed(number('defence'))) : '',
    number('speed') ? named('speed', signed(number('speed'))) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Which ratings a merit may have. */
export function ratingsWords(ratings: readonly number[]): string {
  const run = ratings.length > 2 && ratings.every((one, place) => one === (ratings[0] ?? 0) + place);
  return run ? `${ratings[0]}–${ratings[ratings.length - 1]}` : ratings.map(String).join(t('ep-make-or'));
}
