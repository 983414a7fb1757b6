/**
 * What a rule system brings to the page. Every part reads the live table from `lib/table.svelte.ts`; the frame decides
 * where it stands: `Sheet` on a page or in a panel, `Roll` and `AddBeing` inside the frame's own <dialog>.
 */
import type { Component, Snippet } from 'svelte';
import type { IconName } from '../parts/icons.ts';
import type { Act, Settable } from './act.ts';
import type { BuilderUi } from './making.ts';
import type { BeingView, Card, Command, Question } from './protocol.ts';

export interface SystemUi {
  /** The dice it is played with, as a picture. */
  dice: readonly { kind: 'd6' | 'd10'; face: number | string; size: number; ink?: boolean; lit?: boolean }[];
  /** A being's page. `full`: one's own or the game master's; `onroll` opens the roll panel with a draft. */
  Sheet: Component<{ being: BeingView; full: boolean; onroll: (draft: Command) => void }>;
  /** One event, in the stage or under a line of the log. */
  Card: Component<{ card: Card; small?: boolean }>;
  /** True where `Card` under a line shows more than the event's sentence. */
  unfolds: (card: Card) => boolean;
  /** The roll panel: modifiers, exact odds, and the button that sends the command. Loaded when it is first opened. */
  Roll: () => Promise<{ default: Component<{ draft: Command; onclose: () => void }> }>;
  /** The row of a being in the list at the left: token, name, state. */
  BeingRow: Component<{ being: BeingView }>;
  /** The order of turns; what the frame offers to do with a turn stands among its own acts. */
  Combat?: Component<{ children?: Snippet | undefined }>;
  /** The game master sets the order of turns by hand. */
  turnsByHand?: boolean;
  /** The sentence about what the document does not have, and what stands in for it. */
  lacks?: string;
  /** What would happen, under a question. */
  Ahead?: Component<{ question: Question }>;
  /** A form for a new being, loaded likewise. */
  AddBeing: () => Promise<{ default: Component<{ onclose: () => void }> }>;
  /** Forms of this system alone, for the game master's menu; `group`: where else than among the beings; `fits`: whether the table's options want it. */
  forms?: readonly { id: string; label: string; icon: IconName; wide?: boolean; group?: 'session' | 'table'; fits?: (options: Readonly<Record<string, unknown>>) => boolean; Form: () => Promise<{ default: Component<{ onclose: () => void }> }> }[];
  /** The roll that shows whether those who lie in wait are noticed; nothing while nobody does, or nobody could. */
  ambush?: (attackers: string[], surprised: string[]) => { label: string; draft: Command } | undefined;
  /** Whether somebody is past fighting, and takes part in a fight only if the game master says so. */
  fallen?: (being: BeingView) => boolean;
  /** What a player asks for beside characters, in more words than its title. */
  wish?: (command: Command) => string;
  /** The earlier levels of a being that can still be looked at. */
  levels?: (being: BeingView) => { earlier: readonly number[]; now: number };
  /** Whether a being has something to spend on its growth. */
  grows?: (being: BeingView) => boolean;
  /** The form for making characters, loaded when it is wanted. */
  builder?: () => Promise<{ default: BuilderUi }>;
  /** Conditions that can be set by hand. */
  conditions: readonly string[];
  /** What harm usually amounts to, and its kinds: `label` is a sentence. Left out: by tens, and of one kind. */
  harm?: { usual: number; kinds: readonly { id: string; label: string }[] };
  /** Short forms that only this system knows, by id: in the game master's menu, and where a being is managed. */
  acts?: Readonly<Record<string, Act>>;
  /** Every value of a being that the game master may set by hand. */
  settable: (being: BeingView) => Settable[];
  /** Drawings beside the options of questions, by option. */
  icons?: Record<string, IconName>;
  /** True where the die to be typed in is the dark one of its pair. */
  ink?: (question: Question) => boolean;
  /** Numbers that suit a question with a free answer, as buttons. */
  ladder?: (question: Question) => { value: string; shown?: string; label: string }[];
}
