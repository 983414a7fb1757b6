/** A draft of Percentacy, and what the server makes of it. */
import type { DraftView, Workbench } from '../../../lib/making.ts';
import type { PercentacyBeing, Ref } from '../../../lib/protocol.ts';

export interface Budget { spent: number; total: number; left: number }
export interface SkillLine {
  category: string;
  cap: number;
  /** The attribute that governs it, its value, and why it does. */
  attribute: string;
  governing: number;
  combine: 'single' | 'lower' | 'higher';
  cost: number;
  /** What a check is made against; null where it could not be made without training. */
  counts: number | null;
  over: number;
  room: number;
}
export interface Derived { id: 'hp' | 'initiative' | 'movement'; value: number | null; from: Record<string, unknown> & { traits: { trait: Ref; amount: number }[] } }
export interface View extends DraftView {
  attributes: Budget & { least: number; most: number };
  skills: Budget & { count: number; above: number; rows: Record<string, SkillLine>; categories: Record<string, number> };
  traits: Budget & { worth: number; missing: number; rules: Record<string, string> };
  derived: Derived[];
  being: PercentacyBeing;
}
export interface Chosen { id: string; skill?: string; field?: string; subject?: string }
export interface Owned { id: string; name?: string }
export interface Armour { value: number; kind?: 'worn' | 'natural' | 'field' }
export interface Draft {
  name?: string;
  concept?: string;
  species?: string;
  background?: string;
  notes?: string;
  attributes?: Record<string, number>;
  skills?: Record<string, number>;
  talents?: Chosen[];
  handicaps?: Chosen[];
  armour?: number | Armour[];
  weapons?: string[];
  gear?: Owned[];
}

export const draftOf = (bench: Workbench): Draft => bench.draft as Draft;
export const viewOf = (bench: Workbench): View | null => bench.view as View | null;

/** Entries may be bare ids in files of other origin. */
const whole = <T extends { id: string }>(list: readonly (T | string)[] | undefined): T[] =>
  (list ?? []).map((one) => (typeof one === 'string' ? ({ id: one } as T) : one));
export const chosenOf = (bench: Workbench, part: 'talents' | 'handicaps'): Chosen[] => whole(draftOf(bench)[part]);
export const gearOf = (bench: Workbench): Owned[] => whole(draftOf(bench).gear);
export const armourOf = (bench: Workbench): Armour[] => {
  const armour = draftOf(bench).armour;
  return typeof armour === 'number' ? (armour ? [{ value: armour }] : []) : (armour ?? []);
};

/** The problems of a field, or of a part of one. */
export const wrong = (bench: Workbench, field: string) => bench.problems.filter((one) => one.field === field);
