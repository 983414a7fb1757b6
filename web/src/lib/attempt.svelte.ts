/** What a person asks for with a button or another control: why it was not done, and a way to give it up. */
import { onDestroy } from 'svelte';
import { problemIn } from './http.ts';
import type { Refusal } from './protocol.ts';
import { table } from './table.svelte.ts';

/** What becomes of the work: a refusal of the table, or nothing; a `Problem` may be thrown. */
type Work = () => Promise<Refusal | null | void>;

export class Attempt {
  /** Why the last attempt failed, as `Refused` says it. */
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  /** How to withdraw each work that is being done. Nothing that begins a work is to depend on it: an effect may begin one. */
  readonly #doing = new Set<() => void>();
  /** Nobody looks at the form any more. */
  #left = false;

  /**
   * Do it, unless something is being done: a second press changes nothing. True where it was done and is still looked at:
   * what follows, such as closing, would meet what was opened since.
   */
  async run(work: Work): Promise<boolean> {
    return this.#doing.size === 0 && (await this.set(work)) && !this.#left;
  }

  /** Do it, whatever is being done: for one of several controls that each hold a value. True where it was done. */
  async set(work: Work): Promise<boolean> {
    this.refusal = null;
    const { result, withdraw } = table.withdrawable(work);
    this.#doing.add(withdraw);
    this.busy = true;
    let refusal: Refusal | null = null;
    try {
      refusal = (await result) ?? null;
    } catch (error) {
      refusal = refusalOf(error);
    } finally {
      this.#doing.delete(withdraw);
      this.busy = this.#doing.size > 0;
    }
    if (refusal) this.refusal = refusal;
    return refusal === null;
  }

  /** Give up what is still to be sent: the form was left. */
  leave(): void {
    this.#left = true;
    for (const withdraw of this.#doing) withdraw();
  }
}

/** What a failure says; what is no `Problem` is thrown on. */
export function refusalOf(error: unknown): Refusal {
  const { code, say } = problemIn(error);
  return { code, message: say };
}

/** Call while a form is set up that lies over the page: closing it withdraws what could not be sent yet. */
export function attemptInForm(): Attempt {
  const one = new Attempt();
  onDestroy(() => one.leave());
  return one;
}
