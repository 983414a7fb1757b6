/** Words that more than one step needs. */
import { name, signed, t } from '../../../lib/text.svelte.ts';
import { attributeName } from '../words.ts';
import type { Derived, SkillLine } from './types.ts';

/** Why a skill can rise so far. */
export const capWords = (line: SkillLine, above: number): string =>
  t(`pc-make-cap-${line.combine}`, { cap: line.cap, attribute: attributeName(line.attribute), value: line.governing, above });

/** What a derived value comes from, short enough to stand under it. */
export function fromWords(one: Derived): string {
  const { from } = one;
  const traits = from.traits.map(({ trait, amount }) => `${signed(amount).replace(/^([+−])/, '$1 ')} ${name(trait)}`).join(' ');
  const number = (key: 'base' | 'constitution' | 'dexterity' | 'perception') => from[key] ?? 0;
  const profile = from.profile;
  let words = '';
  if (one.value === null) return t('pc-make-species-first');
  if (one.id === 'hp') words = t('pc-make-from-hp', { base: number('base'), constitution: number('constitution') });
  else if (one.id === 'initiative') words = t('pc-make-from-initiative', { dexterity: number('dexterity'), perception: number('perception') });
  else if (profile) words = name(profile);
  return traits ? `${words} ${traits}` : words;
}

export const derivedName = (one: Derived): string => t(`pc-ui-${one.id}`);
export const derivedValue = (one: Derived): string =>
  one.value === null ? '–' : one.id === 'movement' ? t('pc-ui-metres', { metres: one.value }) : String(one.value);
