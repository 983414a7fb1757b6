/** JSON over HTTP to our own server. Errors are thrown as `Problem`. */
import { untrack } from 'svelte';
import type { Message } from './protocol.ts';
import { has, viewer } from './text.svelte.ts';

export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly say: Message;
  readonly field: string | undefined;

  constructor(status: number, code: string, say: Message, field?: string) {
    super(code);
    this.status = status;
    this.code = code;
    this.say = say;
    this.field = field;
  }
}

/** What failed at the server; a fault of the page itself is thrown on. */
export function problemIn(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

function cookie(key: string): string | undefined {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${key}=`));
  return found?.slice(key.length + 1);
}

/** The language is read for this request alone: an effect that sends one does not run anew when it changes. */
export async function request<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': untrack(() => viewer.lang) };
  const file = body instanceof Blob;
  if (body !== undefined) headers['content-type'] = file ? 'application/octet-stream' : 'application/json';
  const token = method === 'GET' ? undefined : cookie('csrftoken');
  if (token) headers['x-csrftoken'] = token;
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) init.body = file ? body : JSON.stringify(body);
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(path, init);
    text = await answer.text();
  } catch {
    throw new Problem(0, 'offline', { id: 'ui-error-offline' });
  }
  const data = read(text);
  if (!answer.ok) throw problemOf(answer.status, data);
  // Such as the page of a network that wants a login first.
  if (data === undefined && (text || method === 'GET')) throw new Problem(0, 'unreadable', { id: 'ui-error-unreadable' });
  return (data ?? null) as T;
}

/** The JSON of a text; undefined where it is none. */
function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function problemOf(status: number, data: unknown): Problem {
  const fields = (data ?? {}) as { code?: string; title?: string; message?: Message; field?: string };
  let say: Message = { id: 'ui-error-status', args: { status } };
  if (fields.message && has(fields.message.id)) say = fields.message;
  // Before a table is open its catalogues are not here; the server has said it in our language.
  else if (fields.title) say = { id: 'ui-told', args: { text: fields.title } };
  return new Problem(status, fields.code ?? `http_${status}`, say, fields.field);
}

export const get = <T>(path: string): Promise<T> => request<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>('POST', path, body);
export const remove = <T>(path: string): Promise<T> => request<T>('DELETE', path);
