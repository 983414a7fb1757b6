/**
 * Drafts on the server, for whoever has joined a table or logged in. It keeps those of nobody else, and the browser's own
 * copy counts in any case, so that a failure is told only where somebody can do something about it.
 */
import { get, Problem, problemIn, remove, request } from '../../lib/http.ts';
import { keep, recall } from '../../lib/storage.ts';

/** How long a draft rests before it is sent, in milliseconds. */
export const RESTS = 1500;

/** The drafts for which the server has no room. */
export const roomless = $state<{ ids: string[] }>({ ids: [] });

const DROPPED = 'spielwerk.drafts-dropped';
const resting = new Map<string, ReturnType<typeof setTimeout>>();
/** What is done with each draft: one thing after the other, or one that is dropped might come after all. */
const doing = new Map<string, Promise<void>>();

/** Drafts that were dropped here, of which the server has not heard yet. */
export function dropped(): string[] {
  try {
    return JSON.parse(recall(DROPPED) ?? '[]') as string[];
  } catch {
    return [];
  }
}

function then(id: string, work: () => Promise<void>): void {
  const mine = (doing.get(id) ?? Promise.resolve()).then(work).finally(() => {
    if (doing.get(id) === mine) doing.delete(id);
  });
  doing.set(id, mine);
}

async function quietly<T>(work: Promise<T>): Promise<T | Problem> {
  try {
    return await work;
  } catch (error) {
    return problemIn(error);
  }
}

export function send(id: string, body: object): void {
  clearTimeout(resting.get(id));
  resting.set(
    id,
    setTimeout(() => {
      resting.delete(id);
      then(id, () => put(id, body));
    }, RESTS),
  );
}

async function put(id: string, body: object): Promise<void> {
  const answer = await quietly(request('PUT', `/api/drafts/${id}`, body));
  const others = roomless.ids.filter((one) => one !== id);
  roomless.ids = answer instanceof Problem && answer.code === 'too_many_drafts' ? [...others, id] : others;
}

export function drop(id: string): void {
  clearTimeout(resting.get(id));
  resting.delete(id);
  keep(DROPPED, JSON.stringify([...new Set([...dropped(), id])]));
  then(id, () => forget(id));
}

async function forget(id: string): Promise<void> {
  const answer = await quietly(remove(`/api/drafts/${id}`));
  if (answer instanceof Problem && (answer.status === 0 || answer.status === 429 || answer.status >= 500)) return;
  keep(DROPPED, JSON.stringify(dropped().filter((one) => one !== id)));
}

/** What the server keeps, without what was dropped here while it was away: that is dropped there now. */
export async function fetchAll<Row extends { id: string }>(): Promise<Row[]> {
  for (const id of dropped()) if (!doing.has(id)) then(id, () => forget(id));
  const [gone, rows] = [new Set(dropped()), await quietly(get<Row[]>('/api/drafts'))];
  if (rows instanceof Problem) return [];
  for (const id of dropped()) gone.add(id);
  return rows.filter((one) => !gone.has(one.id));
}
