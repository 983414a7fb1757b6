import type { Option, Question } from '../lib/protocol.ts';
import { share } from './numbers.ts';

/**
 * The options of a question as they are drawn: where some are chances and others are not, the others are the quiet way
 * out and stand below. Keys count in this order.
 */
export function drawn(question: Pick<Question, 'options' | 'suggestion'>): { large: Option[]; small: Option[] } {
  const chance = (option: Option) => option.chance !== null && share(option.chance) > 0;
  const chances = question.options.some(chance);
  const quiet = (option: Option) => chances && !chance(option) && option.legal && option.id !== question.suggestion;
  return { large: question.options.filter((option) => !quiet(option)), small: question.options.filter(quiet) };
}
