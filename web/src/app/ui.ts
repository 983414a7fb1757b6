/** The components of the open table's system. */
import type { SystemUi } from '../lib/system.ts';
import { table } from '../lib/table.svelte.ts';
import { systems } from '../systems/index.ts';

export function ui(): SystemUi | undefined {
  return systems[table.view?.table.system ?? ''];
}
