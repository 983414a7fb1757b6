/** A draft of Plus-Minus, and what the server makes of it. */
import type { Workbench } from '../../../lib/making.ts';
import type * as shapes from '../../../lib/shapes.ts';
import { KINDS } from '../words.ts';

export type Kind = (typeof KINDS)[number];
export type View = shapes.PlusMinusDraft;
export type Part = 'qualities' | 'abilities' | 'traits';
export interface Ability { value: number; kind: Kind }
export interface Trait { name: string; plus?: number; minus?: number }
export interface Draft {
  name?: string;
  concept?: string;
  notes?: string;
  qualities?: Record<string, number>;
  abilities?: Record<string, Ability | number>;
  traits?: Trait[];
}

export const draftOf = (bench: Workbench): Draft => bench.draft as Draft;
export const viewOf = (bench: Workbench): View | null => bench.view as View | null;

/** A bare value is that of a skill, as in files of other origin. */
export const abilitiesOf = (bench: Workbench): [string, Ability][] =>
  Object.entries(draftOf(bench).abilities ?? {}).map(([id, one]) => [id, typeof one === 'number' ? { value: one, kind: 'skill' } : one]);
