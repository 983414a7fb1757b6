/** What a draft would be rolled on, asked anew whenever the draft has rested for a moment. */
import { table } from '../lib/table.svelte.ts';
import type { Command, Preview } from '../lib/protocol.ts';

export const RESTS = 140;

/** Call while a component is set up. A draft of null asks nothing. The last answer stays until the next has come. */
export function livePreview(draft: () => Command | null): { readonly current: Preview | null; readonly busy: boolean } {
  let current = $state.raw<Preview | null>(null);
  let busy = $state(false);
  let asked = 0;
  $effect(() => {
    const command = draft();
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
        .catch(() => {
          if (mine === asked) current = null;
        })
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
