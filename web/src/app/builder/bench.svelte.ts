/** The workbench: one draft, what was changed, what the server makes of it. Edits show at once; the view follows. */
import { post, problemIn, type Problem } from '../../lib/http.ts';
import type { Checks, Draft, DraftProblem, DraftView, Edit, Workbench } from '../../lib/making.ts';
import { newest } from '../../lib/newest.ts';
import type { Message } from '../../lib/protocol.ts';
import * as steps from './history.ts';
import * as keep from './keep.ts';

/** How long an edit rests before the server is asked, in milliseconds. */
export const RESTS = 120;

/** A being of a table that grows, in place of a new character: nothing of it is kept in the browser. */
export interface Growing { table: string; being: string; gm: boolean }

/** What somebody may bring along who has been through nothing yet. */
const CARRIED = new Set(['counters', 'portrait', 'picture']);

export class Bench<V extends DraftView = DraftView> implements Workbench<V> {
  readonly id: string;
  readonly system: string;
  readonly table: string;
  checks = $state<Checks>('enforce');
  /** What the character has been through; it goes along as it is. */
  played = $state.raw<Draft>({});
  /** What follows from the draft; the last one stays until the next has come. */
  view = $state.raw<V | null>(null);
  /** The view belongs to an older draft. */
  behind = $state(true);
  /** Why there is no newer view. */
  failed = $state.raw<Problem | null>(null);
  /** False where the browser could not keep the draft. */
  kept = $state(true);
  #history = $state.raw<steps.History>(steps.begin({}));
  readonly #newest;
  readonly #unfollow: () => void;

  readonly growing: Growing | null;
  /** Levels that are gained. */
  levels = $state(0);

  /** It is only looked at: nothing of it is kept, and it goes to no table from here. */
  readonly looked: boolean;

  constructor(one: keep.Kept, growing: Growing | null = null, looked = false) {
    [this.growing, this.looked] = [growing, looked];
    this.levels = growing?.gm ? 1 : 0;
    this.id = one.id;
    this.system = one.system;
    this.table = one.table;
    this.checks = one.checks;
    this.played = one.played ?? {};
    this.#history = steps.begin(one.draft);
    this.#newest = newest(
      RESTS,
      (draft: Draft) =>
        growing
          ? post<V>(`/api/tables/${growing.table}/beings/${growing.being}/growth`, { draft, levels: this.levels })
          : post<V>(`/api/creation/${this.system}/view`, this.asked(draft)),
      (view) => {
        this.view = view;
        this.behind = false;
        this.failed = null;
      },
      (error) => (this.failed = problemIn(error)),
    );
    this.#look();
    this.#unfollow = growing || looked ? () => {} : keep.follow(one.id, (newer) => this.#follow(newer));
  }

  /** A draft and where it is to be looked at, as the server takes it. */
  asked(draft: Draft = this.draft): { draft: Draft; table?: string; options?: Record<string, string> } {
    return this.table ? { draft, table: this.table } : { draft, options: { creation_checks: this.checks } };
  }

  get draft(): Draft {
    return this.#history.draft;
  }

  get problems(): DraftProblem[] {
    return this.view?.problems ?? [];
  }

  /** It has been through something, and does not only bring along what anybody may. */
  get been(): boolean {
    return Object.keys(this.played).some((key) => !CARRIED.has(key));
  }

  /** What undoing and redoing would change; null where there is nothing. */
  get undoes(): Message | null {
    return this.#history.past[this.#history.past.length - 1]?.label ?? null;
  }

  get redoes(): Message | null {
    return this.#history.future[0]?.label ?? null;
  }

  change(edits: readonly Edit[], label: Message, gesture: string | null = null): void {
    this.#take(steps.change(this.#history, edits, label, gesture));
  }

  /** One field, or a part of one; changes of the same field are one step until `settle`. */
  set(field: string, value: unknown, label: Message): void {
    this.change([{ field, value }], label, field);
  }

  replace(draft: Draft, label: Message): void {
    this.#take(steps.replace(this.#history, draft, label));
  }

  /** Another character in the place of this one, as one step. */
  open(draft: Draft, played: Draft, label: Message): void {
    this.played = played;
    this.replace(draft, label);
  }

  settle(): void {
    this.#history = steps.settle(this.#history);
  }

  undo(): void {
    this.#take(steps.undo(this.#history));
  }

  redo(): void {
    this.#take(steps.redo(this.#history));
  }

  check(checks: Checks): void {
    this.checks = checks;
    this.#keep();
    this.#look();
  }

  gain(levels: number): void {
    this.levels = levels;
    this.#look();
  }

  /** Ask again, such as after the line was lost. */
  again(): void {
    this.#look();
  }

  close(): void {
    this.#newest.stop();
    this.#unfollow();
  }

  /** Another tab has changed the draft: go on from there, or the next edit here would undo that one. */
  #follow(newer: keep.Kept): void {
    this.checks = newer.checks;
    this.played = newer.played ?? {};
    this.#history = { ...steps.settle(this.#history), draft: newer.draft };
    this.#look();
  }

  #take(history: steps.History): void {
    if (history === this.#history) return;
    const changed = history.draft !== this.#history.draft;
    this.#history = history;
    if (!changed) return;
    this.#keep();
    this.#look();
  }

  #keep(): void {
    if (this.growing || this.looked) return;
    const { id, system, table, checks, draft, played } = this;
    this.kept = keep.put({ id, system, table, checks, draft, played, changed: Date.now() });
  }

  #look(): void {
    this.behind = true;
    this.#newest.ask(this.draft);
  }
}
