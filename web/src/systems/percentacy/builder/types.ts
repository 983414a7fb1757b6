/** A draft of Percentacy, and what the server makes of it. */
import type { Workbench } from '../../../lib/making.ts';
import type * as shapes from '../../../lib/shapes.ts';

export type Budget = Pick<shapes.AttributesDrawn, 'spent' | 'total' | 'left'>;
export type SkillLine = shapes.SkillDrawn;
export type Derived = shapes.DerivedDrawn;
export type View = shapes.PercentacyDraft;
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
