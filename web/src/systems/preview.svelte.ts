/** What a draft would be rolled on, asked anew whenever the draft, or the table, has rested for a moment. */
import { table } from '../lib/table.svelte.ts';
import type { Command, Preview, View } from '../lib/protocol.ts';

export const RESTS = 140;

/** Call while a component is set up. A draft of null asks nothing. The last answer stays until the next has come. */
export function livePreview(draft: () => Command | null): { readonly current: Preview | null; readonly busy: boolean } {
  let current = $state.raw<Preview | null>(null);
  let busy = $state(false);
  let asked = 0;
  $effect(() => {
    const command = draft();
    lookAt(table.view);
    const mine = ++asked;
    if (!command) {
      current = null;
      busy = false;
      return;
    }
    busy = true;
    const wait = setTimeout(() => {
      void table
        .preview(command)
        .then((preview) => {
          if (mine === asked) current = preview;
        })
        // The line is lost: what was said last stays until a view has come, which asks anew.
        .catch(() => undefined)
        .finally(() => {
          if (mine === asked) busy = false;
        });
    }, RESTS);
    return () => clearTimeout(wait);
  });
  return {
    get current() {
      return current;
    },
    get busy() {
      return busy;
    },
  };
}

/** Read what a roll may depend on, so that a change of it is noticed. The log and who is here are not among it. */
function lookAt(view: View | null): void {
  for (const section of [view?.stage, view?.combat, view?.beings, view?.table]) Object.values(section ?? {});
}
