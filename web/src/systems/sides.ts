/** What stands side by side in the overview of the characters. */

/** A row: a value for each of them, in numbers or in words; undefined where it is not known. */
export interface SideRow {
  label: string;
  values: (number | string | undefined)[];
}

export interface SidePart {
  title?: string;
  rows: SideRow[];
}
