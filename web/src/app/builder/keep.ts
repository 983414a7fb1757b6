/**
 * Drafts, in this browser and, for whoever has joined a table or logged in, on the server. Each is written whole at every
 * change, so that a reload loses nothing.
 */
import * as storage from '../../lib/storage.ts';
import type { Checks, Draft } from '../../lib/making.ts';
import * as far from './far.svelte.ts';

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

/**
 * False where the browser has no room left or keeps nothing. A change is newer than what it changes, also where that was made
 * by another device, whose clock is ahead.
 */
export function put(one: Kept): boolean {
  const newer = { ...one, changed: Math.max(one.changed, (find(one.id)?.changed ?? 0) + 1) };
  const { id, system, changed, ...body } = newer;
  far.send(id, { system, changed, body });
  return store(newer);
}

function store(one: Kept): boolean {
  return storage.keep(PREFIX + one.id, JSON.stringify(one));
}

export function drop(id: string): void {
  storage.keep(PREFIX + id, null);
  far.drop(id);
}

/** Hear of a draft that is changed in another tab of this browser; the answer is how to hear no more of it. */
export function follow(id: string, take: (one: Kept) => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    const one = key === PREFIX + id ? find(id) : undefined;
    if (one) take(one);
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
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

interface Row { id: string; system: string; changed: number; body: { table?: string; checks?: Checks; draft?: Draft; played?: Draft } }

/** All drafts of a system, those that the server keeps for this person included; the newer of two counts. */
export async function fetchAll(system: string): Promise<Kept[]> {
  for (const { id, system: of, changed, body } of await far.fetchAll<Row>()) {
    if (of !== system || !body.draft || (find(id)?.changed ?? -1) >= changed) continue;
    store({ id, system, table: body.table ?? '', checks: body.checks ?? 'enforce', draft: body.draft, played: body.played ?? {}, changed });
  }
  return all(system);
}
