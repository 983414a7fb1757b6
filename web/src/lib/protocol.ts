/**
 * What travels between the table and a browser. The server decides everything; the client renders views.
 *
 * A viewer receives one `view` and then `patch`es, numbered per viewer. After a gap the client asks for a fresh view.
 * Ids are opaque. Sentences are never sent: a `Message` names an entry of the Fluent catalogues, its arguments carry
 * numbers, texts people typed, and references to named things, so that each viewer reads it in their own language.
 *
 * The shapes are those that the server declares, in `shapes.ts`; here are only names for parts of them.
 */
import type * as shapes from './shapes.ts';

export type * from './shapes.ts';

/** An argument of a sentence. */
export type Arg = NonNullable<shapes.Message['args']>[string];

/** An exact chance, as text "numerator/denominator". */
export type Fraction = string;

export type Role = shapes.Me['role'];

/** A command of the system or of every table; `do` is its name in the scenario contract (`check`, `attack`, …). */
export type Command = shapes.Do['command'];

/** A row of content. */
export type Row = shapes.SystemInfo['content'][string][number];

/** A row of the content that changes, and somebody whose derived values change with it. */
export type ChangeOfRow = shapes.RowTold;
export type ChangeOfBeing = shapes.BeingChange;

/** A view whose beings are those of one system. */
export type View<B extends shapes.BeingView = shapes.BeingView> = Omit<shapes.View, 'beings'> & { beings: Record<string, B> };
