/** A control shows at once what somebody chose; where that was not done it must show again what holds. */

/** Call with what came of a change: a promise of false, and only that, puts the control back. */
export async function heldBack(result: unknown, back: () => void): Promise<void> {
  if (result instanceof Promise && (await result) === false) back();
}
