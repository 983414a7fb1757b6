/**
 * What travels while a character is made: drafts, edits, and what the server makes of them. The browser computes no rule.
 * The shapes are those that the server declares; here are only names for them.
 */
import type { Component } from 'svelte';
import type { Message } from './protocol.ts';
import type * as shapes from './shapes.ts';

/** A character as somebody is drawing it up: plain data whose fields the system knows. */
export type Draft = Readonly<Record<string, unknown>>;

export type Edit = shapes.DraftEdit;
export type Repair = shapes.DraftRepair;
export type DraftProblem = shapes.DraftProblem;
export type Hint = shapes.DraftHint;
export type DraftView = shapes.DraftView;
export type Checks = DraftView['checks'];
/** GET /api/creation/{system}. */
export type CreationInfo = shapes.CreationInfo;
/** What was made of a file. */
export type Taken = shapes.TakenFrom;

/** What a form works on: one draft, and what the server makes of it. */
export interface Workbench<V extends DraftView = DraftView> {
  readonly draft: Draft;
  /** What follows from the draft; null until it is known. */
  readonly view: V | null;
  readonly problems: DraftProblem[];
  readonly checks: Checks;
  /** The table it is made for; empty: none yet. */
  readonly table: string;
  /** Ask the server again what follows from the draft. */
  again(): void;
  /** Several edits as one step. Those of one gesture, such as dragging a slider, are one step until `settle`. */
  change(edits: readonly Edit[], label: Message, gesture?: string | null): void;
  /** One field; changes of the same field are one step until `settle`. */
  set(field: string, value: unknown, label: Message): void;
  settle(): void;
}

/** The problems of a field, or of a part of one. */
export const wrong = (bench: Workbench, field: string): DraftProblem[] => bench.problems.filter((one) => one.field === field);

/** A step of making a character. `fields` are those of the draft that it is about, by the first part of their name. */
export interface Step { id: string; label: string; fields: readonly string[] }

/** What a system brings for making characters: steps, in any order, the form for them, and what stands beside it. */
export interface BuilderUi {
  steps: readonly Step[];
  /** The form. `wide`: the steps `together` stand beside each other. */
  Body: Component<{ bench: Workbench; step: string; wide: boolean }>;
  /** What follows from the draft, in short. */
  Side: Component<{ bench: Workbench; small?: boolean }>;
  /** The steps that are seen together where there is room. */
  together: readonly string[];
  /** The steps that matter when somebody grows. */
  growing: readonly string[];
  /** Who it is, in a few words. */
  note: (draft: Draft) => string;
}

/** The draft after these edits; everything that does not change is the same value as before. */
export function edited(draft: Draft, edits: readonly Edit[]): Draft {
  let after = draft;
  for (const { field, value } of edits) {
    const [part = '', key] = split(field);
    if (key === undefined) after = put(after, part, value);
    else after = put(after, part, put((after[part] ?? {}) as Draft, key, value));
  }
  return after;
}

/** `attributes.strength` → `attributes`, `strength`; only the first dot counts, since a field may have one in its name. */
function split(field: string): [string, string?] {
  const dot = field.indexOf('.');
  return dot < 0 ? [field] : [field.slice(0, dot), field.slice(dot + 1)];
}

function put(place: Draft, key: string, value: unknown): Draft {
  if (value !== undefined && value !== null) return { ...place, [key]: value };
  const { [key]: _, ...rest } = place;
  return rest;
}
