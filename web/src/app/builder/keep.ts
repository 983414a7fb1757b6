/**
 * Drafts, in this browser and, for whoever has joined a table or logged in, on the server. Each is written whole at every
 * change, so that a reload loses nothing.
 */
import { get, Problem, remove, request } from '../../lib/http.ts';
import * as storage from '../../lib/storage.ts';
import type { Checks, Draft } from '../../lib/making.ts';

export interface Kept {
  id: string;
  system: string;
  /** The table it is made for; empty: none yet. */
  table: string;
  checks: Checks;
  draft: Draft;
  /** What the character has been through, where it comes from a table. */
  played?: Draft;
  /** When it was changed last, in milliseconds since 1970. */
  changed: number;
}

const PREFIX = 'spielwerk.draft.';
const OPEN = 'spielwerk.draft-open.';

/** All drafts of a system, the newest first. What cannot be read is left alone. */
export function all(system: string): Kept[] {
  const found = storage.kept().flatMap((key) => (key.startsWith(PREFIX) ? (read(key) ?? []) : []));
  return found.filter((one) => one.system === system).sort((a, b) => b.changed - a.changed);
}

function read(key: string): Kept[] | null {
  try {
    const one = JSON.parse(storage.recall(key) ?? '') as Kept;
    return typeof one.draft === 'object' && one.draft !== null ? [one] : null;
  } catch {
    return null;
  }
}

export const find = (id: string): Kept | undefined => read(PREFIX + id)?.[0];

/** False where the browser has no room left or keeps nothing. */
export function put(one: Kept): boolean {
  send(one);
  return store(one);
}

function store(one: Kept): boolean {
  return storage.keep(PREFIX + one.id, JSON.stringify(one));
}

export function drop(id: string): void {
  storage.keep(PREFIX + id, null);
  clearTimeout(waiting.get(id));
  void quietly(remove(`/api/drafts/${id}`));
}

/** The draft that lies open, for each system and table. */
export const opened = (system: string, table: string): string | null => storage.recall(`${OPEN}${system}.${table}`);
export function setOpen(system: string, table: string, id: string | null): void {
  storage.keep(`${OPEN}${system}.${table}`, id);
}

/** A draft that is only looked at, such as one that a player asks to bring: it is kept nowhere. */
let shown: Kept | null = null;
export function show(one: Kept): void {
  shown = one;
}
/** The draft that is to be looked at, once; null where there is none for this system and table. */
export function takeShown(system: string, table: string): Kept | null {
  const one = shown?.system === system && shown.table === table ? shown : null;
  shown = null;
  return one;
}

export const newId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');

// --- on the server, for whoever has joined a table or logged in ------------------------------------------------------

/** How long a draft rests before it is sent, in milliseconds. */
export const RESTS = 1500;
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/** The server keeps drafts only of those it knows; the browser's own copy counts in any case. */
async function quietly<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

function send(one: Kept): void {
  clearTimeout(waiting.get(one.id));
  const { id, system, changed, ...body } = one;
  waiting.set(
    id,
    setTimeout(() => void quietly(request('PUT', `/api/drafts/${id}`, { system, changed, body })), RESTS),
  );
}

interface Row { id: string; system: string; changed: number; body: { table?: string; checks?: Checks; draft?: Draft; played?: Draft } }

/** All drafts of a system, those that the server keeps for this person included; the newer of two counts. */
export async function fetchAll(system: string): Promise<Kept[]> {
  for (const { id, system: of, changed, body } of (await quietly(get<Row[]>('/api/drafts'))) ?? []) {
    if (of !== system || !body.draft || (find(id)?.changed ?? -1) >= changed) continue;
    store({ id, system, table: body.table ?? '', checks: body.checks ?? 'enforce', draft: body.draft, played: body.played ?? {}, changed });
  }
  return all(system);
}
