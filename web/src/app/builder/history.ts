/** What was changed, to be undone and done again. Frozen: each function gives a new history. */
import { edited, type Draft, type Edit } from '../../lib/making.ts';
import type { Message } from '../../lib/protocol.ts';

/** A change that was made: what it is called, and the draft before it. */
interface Step { label: Message; draft: Draft }

export interface History {
  readonly draft: Draft;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** The gesture that the last change belongs to, such as dragging one slider; null once it is over. */
  readonly gesture: string | null;
}

/** How many changes can be undone. */
export const LONGEST = 200;

export const begin = (draft: Draft): History => ({ draft, past: [], future: [], gesture: null });

/** A change. Those of one gesture are one step back. */
export function change(history: History, edits: readonly Edit[], label: Message, gesture: string | null = null): History {
  const draft = edited(history.draft, edits);
  if (same(draft, history.draft)) return history;
  const goesOn = gesture !== null && gesture === history.gesture && history.past.length > 0;
  const before = goesOn ? history.past[history.past.length - 1]!.draft : history.draft;
  const kept = goesOn ? history.past.slice(0, -1) : history.past;
  return { draft, past: [...kept, { label, draft: before }].slice(-LONGEST), future: [], gesture };
}

/** A whole other draft, such as a random one. */
export function replace(history: History, draft: Draft, label: Message): History {
  if (same(draft, history.draft)) return history;
  return { draft, past: [...history.past, { label, draft: history.draft }].slice(-LONGEST), future: [], gesture: null };
}

/** The gesture is over: what comes next is a step of its own. */
export const settle = (history: History): History => (history.gesture === null ? history : { ...history, gesture: null });

export function undo(history: History): History {
  const last = history.past[history.past.length - 1];
  if (!last) return history;
  const future = [{ label: last.label, draft: history.draft }, ...history.future];
  return { draft: last.draft, past: history.past.slice(0, -1), future, gesture: null };
}

export function redo(history: History): History {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { draft: next.draft, past: [...history.past, { label: next.label, draft: history.draft }], future, gesture: null };
}

const same = (a: Draft, b: Draft): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
