/** What is done to ratings: dots that are pressed, keys, merits with their labels, the order of columns. */
import type { Block, Column, Ratings } from './types.ts';

/** The rating after a dot was pressed: up to that dot; the last full one empties itself. */
export function pressed(dot: number, value: number, allowed: readonly number[]): number {
  const wanted = dot === value ? dot - 1 : dot;
  return nearest(wanted, allowed, wanted < value ? -1 : 1);
}

/** The rating after a key; null for any other key. A digit is the rating itself. */
export function keyed(key: string, value: number, allowed: readonly number[]): number | null {
  const least = Math.min(...allowed);
  const most = Math.max(...allowed);
  if (key === 'Home') return least;
  if (key === 'End') return most;
  if (/^\d$/.test(key)) return nearest(Number(key), allowed, 1);
  const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[key];
  return by === undefined ? null : nearest(value + by, allowed, by);
}

/** The first allowed rating from here on, going this way; where there is none, the last before it. */
function nearest(wanted: number, allowed: readonly number[], way: number): number {
  const sorted = [...allowed].sort((a, b) => (a - b) * way);
  return sorted.find((one) => (one - wanted) * way >= 0) ?? sorted[sorted.length - 1] ?? wanted;
}

/** The ratings from one to another. */
export const span = (least: number, most: number): number[] => Array.from({ length: most - least + 1 }, (_, place) => least + place);

/** The columns in the order of their points, with these points given to this column; another has what it had. */
export function reordered(block: Block, column: Column, points: number): Column[] {
  const total = (one: Column) => block.columns[one]?.total ?? 0;
  const other = (Object.keys(block.columns) as Column[]).find((one) => total(one) === points) ?? column;
  const after = (one: Column) => (one === column ? points : one === other ? total(column) : total(one));
  return (Object.keys(block.columns) as Column[]).sort((a, b) => after(b) - after(a));
}

// --- merits

/** `allies:dockers` → what it is, and its label. */
export function entry(id: string): { merit: string; label: string } {
  const [merit = '', label = ''] = id.split(/:(.*)/s);
  return { merit, label };
}

/** A free entry for a merit: without a label, else with a number for one. */
export function freeEntry(merits: Ratings, merit: string): string {
  let id = merit;
  for (let number = 2; id in merits; number += 1) id = `${merit}:${number}`;
  return id;
}

/** The merits with another label for one of them, in the same order; null where that entry is there already. */
export function relabelled(merits: Ratings, id: string, label: string): Ratings | null {
  const wanted = label.trim().replaceAll(/\s+/g, ' ');
  const to = wanted ? `${entry(id).merit}:${wanted}` : entry(id).merit;
  if (to === id) return merits;
  if (to in merits) return null;
  return Object.fromEntries(Object.entries(merits).map(([key, value]) => [key === id ? to : key, value]));
}
