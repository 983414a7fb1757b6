/** The components of the open table's system. */
import type { Question } from '../lib/protocol.ts';
import type { SystemUi } from '../lib/system.ts';
import { table } from '../lib/table.svelte.ts';
import { systems } from '../systems/index.ts';

export function ui(): SystemUi | undefined {
  return systems[table.view?.table.system ?? ''];
}

/** True where beings of the system can be hurt, healed and have conditions. */
export function hurts(): boolean {
  return (ui()?.conditions.length ?? 0) > 0;
}

/** True where the system knows an order of turns. */
export function fights(): boolean {
  return ui()?.Combat !== undefined;
}

/** True where the game master sets that order by hand. */
export function turnsByHand(): boolean {
  return ui()?.turnsByHand === true;
}

/** The id of the element in which a being's page stands. */
export const pageOf = (being: string): string => `page-${being}`;

/** The questions that were seen here, by what they are about. */
const seen = new Map<string, Set<string>>();

/** True where the same matter was put to somebody before, in another question than this. */
export function askedBefore(question: Pick<Question, 'id' | 'key'>): boolean {
  const key = `${table.id} ${question.key}`;
  const ids = seen.get(key) ?? new Set();
  seen.set(key, ids.add(question.id));
  return ids.size > 1;
}
