/**
 * What travels between the table and a browser. The server decides everything; the client renders views.
 *
 * A viewer receives one `view` and then `patch`es, numbered per viewer. After a gap the client asks for a fresh view.
 * Ids are opaque. Sentences are never sent: a `Message` names an entry of the Fluent catalogues, its arguments carry
 * numbers, texts people typed, and references to named things, so that each viewer reads it in their own language.
 */

/** Something with a name: a being of this table (`kind: "being"`), or a row of the system's content (`kind: "skill"`, `"weapon"`, …). */
export interface Ref { kind: string; id: string }

export type Arg = string | number | Ref | Ref[] | Message;

/** A sentence: an id in the Fluent catalogues and its arguments. Argument names are those of the catalogue. */
export interface Message { id: string; args?: Record<string, Arg> }

/** An exact chance, as text "numerator/denominator". */
export type Fraction = string;

export type Role = 'gm' | 'player' | 'spectator';

/** For the GM: the table pins another version or content of the rules than is installed. Rows are "weapons/long_gun". */
export interface Outdated { version: string; content: string; installed_version: string; installed_content: string; added: string[]; removed: string[]; changed: string[] }

export interface View<B extends BeingView = BeingView> {
  table: { id: string; name: string; system: string; intro: { de: string; en: string }; session: number | null; scene: string; options: Record<string, string | number | boolean>; content?: Record<string, Row[]> /* rows of this table's own, by kind */; trusted: string[] /* question keys whose suggestion the GM lets stand unasked */; outdated?: Outdated | null };
  me: { seat: string; role: Role; name: string; hold: boolean; hand_dice: boolean };
  seats: Record<string, { id: string; name: string; role: Role; beings: string[]; online: boolean; claimed: boolean }>;
  /** Every being this viewer may name, also those no longer here. Log lines refer to them by id. */
  names: Record<string, string>;
  beings: Record<string, B>;
  combat: Combat | null;
  /** The latest action: what is being settled, or what was settled last. */
  stage: Stage | null;
  /** The newest lines; older ones by GET /api/tables/{id}/log?before=N. Keys are line numbers as text. */
  log: Record<string, Line>;
  /** What players ask the game master to take back; each sees their own, the game master all. */
  requests?: Record<string, Request>;
}

/** A player wants an action taken back that is not theirs to take back alone. */
export interface Request {
  id: string;
  seat: string;
  /** The entry that is to be taken back; null: a command is asked for, of which `message` says what it is. */
  action: number | null;
  note: string;
  message?: Message;
  /** The command that is asked for, for the game master. */
  command?: Command;
}

export interface BeingView {
  id: string;
  name: string;
  npc: boolean;
  /** The seat that plays it; null: the game master. */
  seat: string | null;
  /** False: it is prepared but not in the scene; only the game master sees it. */
  present: boolean;
  /** For the game master: what players are shown of it. */
  shown?: string[];
  /** The hash of its picture, where it has one. */
  portrait?: string;
}

/** Order of turns. Fields a viewer may not know are absent. */
export interface Combat {
  round: number;
  turn: string | null;
  order: CombatPlace[];
  /** Declared reactions waiting for their trigger. */
  reactions: { by: string; trigger: string; command?: Command }[];
  joining: string[];
}
export interface CombatPlace { being: string; result?: number; state: 'waiting' | 'turn' | 'done' | 'delayed' | 'out' | 'surprised' | 'reaction'; acted?: boolean }

export interface Stage {
  /** Number of the entry that began the action; take-back, redo and cancel name it. */
  action: number;
  title: Message;
  by: string | null;
  /** The seat whose command it was. */
  actor: string;
  cards: Card[];
  question: Question | null;
  /** Rolls of this action that could be made again now, with the reason where they cannot. */
  again: Again[];
  /** For the game master: every face and answer of this action, which may be set or made anew. */
  given: Given[];
  done: boolean;
}

/** One event as this viewer may know it. `event.type` picks the component of the system's folder that draws it. */
export interface Card { message: Message | null; event: { type: string; [field: string]: unknown }; drawn?: Drawn }

/** Neighbouring faces of a die that mean the same, the last of them being `to`. */
export interface Span { to: number; id: string; label: Message; success: boolean }

/** How a roll on the stage is drawn: what each result means, how the odds stood, which class it was, what follows. */
export interface Drawn { faces: Span[]; odds: { id: string; label: Message; chance: Fraction; success: boolean }[]; now: string; note: Message | null }

export interface Again { by: string; seat: string; roll: string; at: number; legal: boolean; reason: Message | null; left: number }

/** A face or an answer of the latest action, and what may stand in its place. */
export interface Given {
  at: number;
  kind: 'roll' | 'ask';
  who: string | null;
  title: Message;
  value: string | number;
  /** The answer in words. */
  said: Message | null;
  sides: number | null;
  options?: Option[];
  free?: boolean;
  number?: boolean;
  low?: number | null;
  high?: number | null;
}

export interface Question {
  /** "action:inputs"; an answer names it, so that a late answer never lands on a later question. */
  id: string;
  key: string;
  /** ask: pick an option or write a text. roll: type the face of a real die. keep: keep the roll, or make it again. */
  kind: 'ask' | 'roll' | 'keep';
  seat: string;
  being: string | null;
  title: Message;
  options: Option[];
  suggestion: string | null;
  /** A text of one's own is an answer, too. */
  free: boolean;
  /** The answer is a whole number, from `low` to `high` where these are set. */
  number?: boolean;
  low?: number | null;
  high?: number | null;
  /** kind roll: sides of the die. */
  sides: number | null;
  /** kind roll: what each face would mean, where this viewer may know it. */
  faces?: Span[];
  /** True: a matter of judgement, which the game master may let follow the suggestion from now on. */
  judgement: boolean;
  /** Server time in milliseconds when it was asked. */
  since: number;
  /** False: this viewer only sees that somebody is being asked. */
  mine: boolean;
  /** What would happen, as far as this viewer may know it; shape by system. */
  ahead: Record<string, unknown> | null;
}

export interface Option { id: string; label: Message; legal: boolean; reason: Message | null; chance: Fraction | null; note: Message | null }

export interface Line {
  n: number;
  at: number;
  /** Who did it: a seat, "" for the table itself. */
  seat: string;
  kind: 'action' | 'answer' | 'talk' | 'table';
  action: number | null;
  message: Message;
  cards: Card[];
  hidden: boolean;
  /** Set when the entry no longer counts. */
  undone: { by: string; note: string; how: 'back' | 'again' | 'decided' /* taken back, rolled or asked again, or decided differently */ } | null;
  /** This entry may be taken back by this viewer (a player's own last harmless action; anything for the game master). */
  back: boolean;
}

// --- what a client sends -----------------------------------------------------------------------------------------

/** A command of the system or of every table; `do` is its name in the scenario contract (`check`, `attack`, …). */
export interface Command { do: string; [field: string]: unknown }

export type ToServer =
  | { t: 'do'; key: string; command: Command; hidden?: boolean }
  | { t: 'answer'; key: string; question: string; value: string | number /* a number for kind roll */ ; trust?: boolean }
  | { t: 'cancel'; key: string; question: string }
  | { t: 'redo'; key: string; action: number; at: number; value: string | number | null; free?: boolean }
  | { t: 'take_back'; key: string; action: number; note: string }
  | { t: 'request'; key: string; request: string; accept: boolean /* false also withdraws one's own */ }
  | { t: 'say'; key: string; text: string }
  | { t: 'pin'; key: string; content: string }
  | { t: 'seat'; key: string; hold?: boolean; hand_dice?: boolean }
  | { t: 'preview'; key: string; command: Command }
  | { t: 'undo_preview'; key: string; action: number }
  | { t: 'view' };

export type FromServer =
  | { t: 'view'; v: number; now: number; view: View }
  | { t: 'patch'; v: number; ops: PatchOp[] }
  | { t: 'done'; key: string }
  | { t: 'refused'; key: string; error: Refusal }
  | { t: 'preview'; key: string; preview: Preview }
  | { t: 'undo_preview'; key: string; lines: Line[] };

/** Set a section (`["combat"]`) or one entry of a section (`["beings", "b7"]`); without a value: remove it. */
export type PatchOp = { path: [string] | [string, string]; value?: unknown };

export interface Refusal { code: string; message: Message; field?: string; rule?: string }

/** What a draft command would be rolled on, and its exact odds as far as this viewer may know them. */
export interface Preview {
  refused: Refusal | null;
  roll: RollOn | null;
  /** One row per class of result, best first: label and chance. */
  classes: { id: string; label: Message; chance: Fraction; success: boolean }[];
  /** Where the draft leaves a value to somebody else: the usual ones, and how likely success would be. */
  usual: { name: Ref; value: number; chance: Fraction }[];
  /** Attack: chance that it lands, by what the target does. Absent where the viewer may not know. */
  lands: { defence: string; label: Message; chance: Fraction }[];
  /** Attack: damage to chance. */
  damage: { value: number; chance: Fraction }[];
  mean: Fraction | null;
  /** Sentences about what is not known or not legal here. */
  notes: Message[];
  /** The being that a draft would bring to the table. */
  being: BeingView | null;
}

/** What a roll is made on: the base value, every modifier with its reason, and the target. */
export interface RollOn {
  label: Message;
  base: number;
  items: Item[];
  modifier: number;
  target: number;
  sides: number;
  assists: { by: string; label: Message; target: number | null }[];
  /** What each face means, without help; empty where it cannot be said. */
  faces: Span[];
}

/** One modifier: its source, its amount, what it was before a talent reduced it, and whether it is the one that counts. */
export interface Item { source: Message; amount: number; was: number | null; by: Message | null; counts: boolean; why: Message | null }

// --- HTTP ----------------------------------------------------------------------------------------------------------

/** GET /api/join/{token} */
export interface Invitation { table: string; name: string; system: string; intro: { de: string; en: string }; gm: string; role: Role; seat: string | null; session: number | null; seats: { id: string; name: string; role: Role; claimed: boolean; beings: { name: string; note: Message | null }[] }[] }
/** POST /api/join/{token} {name, seat} → {table, seat} and a cookie. GET /api/tables → TableRow[]; POST /api/tables {name, system} → {table}. */
export interface TableRow { id: string; name: string; system: string; role: Role; seat: string; intro: { de: string; en: string } }
/** GET /api/systems/{id}: content tables by kind (rows with id, name {de, en} and more) and the Fluent sources. */
export interface SystemInfo { id: string; name: Names; options: Record<string, unknown>[]; content: Record<string, Row[]>; text: { de: string; en: string }; sheets?: boolean /* whether beings have sheets as PDF */ }
export interface Names { de: string; en: string }
export interface Row { id: string; name: Names; [field: string]: unknown }
/** GET /api/tables/{id}/invites (game master) → Invite[]; POST {role, seat} → Invite; DELETE …/{token}. */
export interface Invite { token: string; url: string; role: Role; seat: string | null }
/** Errors are application/problem+json: {type, title, status, code, message: Message, field?}. */

// --- Percentacy ------------------------------------------------------------------------------------------------------

/** A talent or handicap: what was chosen with it, how many uses are left (null: not counted), the commands it is used by. */
export interface PercentacyTrait {
  id: string;
  skill: string;
  field: string;
  subject: string;
  per: '' | 'scene' | 'session' | 'combat';
  left: number | null;
  does: ('akimbo' | 'reroll' | 'resist' | 'use_talent')[];
}

export interface PercentacyBeing extends BeingView {
  /** "full": own being or game master. "seen": what is disclosed; every field below may then be absent. */
  detail: 'full' | 'seen';
  species?: string;
  concept?: string;
  hp?: number;
  max_hp?: number;
  /** At or below: unconscious, battered. */
  limits?: { unconscious: number; battered: number };
  /** A rough word: unhurt, scratched, hurt, battered, down, dead. */
  health?: string;
  conditions?: string[];
  attributes?: Record<string, number>;
  /** Listed skills, essential ones always. `id` is "crafting:carpentry" where a field belongs to it. */
  skills?: { id: string; skill: string; field: string; value: number; listed: boolean }[];
  weapons?: { id: string; skill: string; value: number; damage: number[]; range: number; capacity: number | null; left: number | null }[];
  armour?: number;
  armours?: { value: number; kind: 'worn' | 'natural' | 'field' }[];
  initiative?: number;
  movement?: number;
  rewinds?: number;
  /** Points of advancements that are not spent yet. */
  /** Pages of earlier levels, oldest first. */
  history?: { level: number; attributes: Record<string, number>; skills?: Record<string, number>; talents?: { id: string }[]; handicaps?: { id: string }[] }[];
  attribute_points?: number;
  skill_points?: number;
  circumstances?: string[] /* those that hold until the game master ends them */;
  level?: number;
  /** For its player and the game master. */
  talents?: PercentacyTrait[];
  handicaps?: PercentacyTrait[];
}

// --- Plus-Minus ------------------------------------------------------------------------------------------------------

export interface PlusMinusBeing extends BeingView {
  detail: 'full' | 'seen';
  concept?: string;
  qualities?: Record<string, number>;
  abilities?: { id: string; kind: 'knowledge' | 'skill' | 'talent'; value: number }[];
  traits?: { name: string; plus: number; minus: number; total: number }[];
  traits_total?: number;
}
