/** What a person asks for with a button: done once at a time, and why it was not done. */
import { onDestroy } from 'svelte';
import { Problem } from './http.ts';
import type { Refusal } from './protocol.ts';
import { table } from './table.svelte.ts';

/** What becomes of the work: a refusal of the table, or nothing; a `Problem` may be thrown. */
type Work = () => Promise<Refusal | null | void>;

export class Attempt {
  busy = $state(false);
  /** Why the last attempt failed, as `Refused` says it. */
  refusal = $state.raw<Refusal | null>(null);
  #withdraw = () => {};

  /** Do it, unless something is being done. True where it was done. */
  async run(work: Work): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      const { result, withdraw } = table.withdrawable(work);
      this.#withdraw = withdraw;
      this.refusal = (await result) ?? null;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.refusal = { code: error.code, message: error.say };
    } finally {
      this.busy = false;
    }
    return this.refusal === null;
  }

  /** Give up what is still to be sent. */
  withdraw(): void {
    this.#withdraw();
  }
}

/** Call while a form is set up that lies over the page: closing it withdraws what could not be sent yet. */
export function attemptInForm(): Attempt {
  const one = new Attempt();
  onDestroy(() => one.withdraw());
  return one;
}
