import type { Message } from '../lib/protocol.ts';

/** Words in the reader's language, or a sentence whose names lead to the compendium. */
export type Worded = string | Message;

/** One line of the sum. */
export interface ModifierRow {
  label: Worded;
  amount: number;
  /** What it was before something reduced it, and what reduced it. */
  was?: number | null;
  by?: string;
  counts: boolean;
  /** Why it does not count. */
  why?: string;
}
