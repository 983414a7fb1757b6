/** What travels while a character is made: drafts, edits, and what the server makes of them. The browser computes no rule. */
import type { Component } from 'svelte';
import type { Message, Names, Row } from './protocol.ts';

/** A character as somebody is drawing it up: plain data whose fields the system knows. */
export type Draft = Readonly<Record<string, unknown>>;

/** One change: a field, or a part of one as in `attributes.strength`; without a value it is taken out. */
export interface Edit { field: string; value?: unknown }

export interface Repair { label: Message; edits: Edit[] }

export interface DraftProblem {
  code: string;
  /** The field of the draft, as in an edit. */
  field: string;
  rule: string;
  message: Message;
  repairs: Repair[];
}

export interface Hint { code: string; field: string; rule: string; message: Message }

export type Checks = 'enforce' | 'warn' | 'off';

/** What every system's view of a draft has; a system adds fields of its own. */
export interface DraftView {
  checks: Checks;
  verdict: 'valid' | 'incomplete' | 'invalid';
  problems: DraftProblem[];
  hints: Hint[];
  /** Rows, by their kind, that the table has of its own. */
  own?: Record<string, Row[]>;
}

export interface Archetype { id: string; name: Names; text: Names; draft: { de: Draft; en: Draft } }

/** GET /api/creation/{system}. */
export interface CreationInfo { new: Draft; fields: readonly string[]; archetypes: Archetype[]; checks: string; random: boolean; files: boolean }

/**
 * What was made of a file: the draft, what the character has been through (`told` says it), how many fields were taken
 * as they were, what was taken otherwise, and what was left out.
 */
export interface Taken {
  draft: Draft;
  played: Draft;
  told: Message[];
  taken: number;
  changed: { field: string; was: string; now: string; why: Message }[];
  left: { field: string; value: string; why: Message }[];
}

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
