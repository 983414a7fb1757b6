/** What a draft would be rolled on, asked anew whenever the draft, or the table, has rested for a moment. */
import { newest } from '../lib/newest.ts';
import { table } from '../lib/table.svelte.ts';
import type { Command, Preview, View } from '../lib/protocol.ts';

export const RESTS = 140;

/** Call while a component is set up. A draft of null asks nothing. The last answer stays until the next has come. */
export function livePreview(draft: () => Command | null): { readonly current: Preview | null; readonly busy: boolean } {
  let current = $state.raw<Preview | null>(null);
  let busy = $state(false);
  const asking = newest(
    RESTS,
    (command: Command) => table.preview(command),
    (preview) => ([current, busy] = [preview, false]),
    // The line is lost: what was said last stays until a view has come, which asks anew.
    () => (busy = false),
  );
  $effect(() => {
    const command = draft();
    lookAt(table.view);
    busy = command !== null;
    if (command) asking.ask(command);
    else current = null;
    return () => asking.stop();
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
