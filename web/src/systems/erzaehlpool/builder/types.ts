/** A draft of Erzählpool, and what the server makes of it. */
import type { Workbench } from '../../../lib/making.ts';
import type * as shapes from '../../../lib/shapes.ts';

export type View = shapes.ErzaehlpoolDraft;
export type Block = shapes.PoolBlock;
export type Derived = shapes.PoolDerived;
export type Part = shapes.PoolPart;
export type Column = 'mental' | 'physical' | 'social';
export type Ratings = Readonly<Record<string, number>>;

/** Armour of the table's own making. */
export type OwnArmour = Partial<shapes.PoolArmour>;

export interface Draft {
  concept?: string;
  faction?: string;
  attributes?: Ratings;
  skills?: Ratings;
  merits?: Ratings;
  virtue?: string | string[];
  vice?: string | string[];
  size?: number | string;
  species_factor?: number | string;
  armour?: string | OwnArmour;
  weapons?: string[];
  specialities?: Readonly<Record<string, string[]>>;
}

export const draftOf = (bench: Workbench): Draft => bench.draft as Draft;
export const viewOf = (bench: Workbench): View | null => bench.view as View | null;
