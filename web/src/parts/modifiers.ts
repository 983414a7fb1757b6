/** One line of the sum, its words already in the reader's language. */
export interface ModifierRow {
  label: string;
  amount: number;
  /** What it was before something reduced it, and what reduced it. */
  was?: number | null;
  by?: string;
  counts: boolean;
  /** Why it does not count. */
  why?: string;
}
