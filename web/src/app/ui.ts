/** The components of the open table's system. */
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
