/** Whose page lies open: another being's, or the one of one's own that was chosen. */
import { desk } from '../../lib/desk.svelte.ts';
import type { BeingView } from '../../lib/protocol.ts';
import { sorted, table } from '../../lib/table.svelte.ts';

/** One's own beings by name. */
export const mine = (): BeingView[] => sorted(table.mine, (being) => being.name);

/** The own being whose page is shown where no other lies open. */
export function own(): BeingView | undefined {
  const all = mine();
  return all.find((being) => being.id === desk.chosen) ?? all[0];
}

/** The being whose page was opened from a list. */
export const opened = (): BeingView | undefined => (desk.being === null ? undefined : table.view?.beings[desk.being]);
