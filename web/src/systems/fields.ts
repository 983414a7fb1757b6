/** Reading events, whose fields may be absent: an older log, or something this viewer may not know. */
import { content, has, name, say, sorted, t } from '../lib/text.svelte.ts';
import type { Settable } from '../lib/act.ts';
import type { BeingView, Message, Ref } from '../lib/protocol.ts';

export type Fields = Record<string, unknown>;

export function num(event: Fields, ...keys: string[]): number | null {
  for (const key of keys) if (typeof event[key] === 'number') return event[key];
  return null;
}

export function str(event: Fields, ...keys: string[]): string {
  for (const key of keys) if (typeof event[key] === 'string') return event[key];
  return '';
}

export function strs(event: Fields, ...keys: string[]): string[] {
  for (const key of keys) {
    const value = event[key];
    if (Array.isArray(value)) return value.filter((one): one is string => typeof one === 'string');
  }
  return [];
}

export function items(event: Fields, key: string): Fields[] {
  const value = event[key];
  return Array.isArray(value) ? value.filter((one): one is Fields => typeof one === 'object' && one !== null) : [];
}

/** Words for whatever names something: a sentence, a reference, or an id of one of these kinds of content. */
export function words(value: unknown, ...kinds: string[]): string {
  if (typeof value === 'object' && value !== null) {
    if ('kind' in value) return name(value as Ref);
    if ('id' in value) return say(value as Message);
    return '';
  }
  if (typeof value !== 'string' || value === '') return '';
  if (has(value)) return t(value);
  for (const kind of kinds) {
    const found = name({ kind, id: value });
    if (found !== value.replaceAll('_', ' ')) return found;
  }
  return name({ kind: kinds[0] ?? '', id: value });
}

/** The numbers of a being that the game master may set, by what a sentence of the system's or the content calls them. */
export const figures = (being: BeingView, sentence: (key: string) => string = (key) => key): Settable[] =>
  Object.entries<unknown>({ ...being })
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number')
    .map(([path, value]) => ({ path, value, label: has(sentence(path)) ? t(sentence(path)) : name({ kind: 'term', id: path }) }));

/** Likewise the ratings of one part of its sheet, which are rows of the content. */
export const ratings = (part: string, kind: string, values: Readonly<Record<string, number>> = {}): Settable[] =>
  sorted(Object.entries(values).map(([id, value]) => ({ path: `${part}.${id}`, value, label: name({ kind, id }) })), (one) => one.label);

/** Everything of a kind at 0: what somebody may yet come to have. */
export const everything = (kind: string): Record<string, number> => Object.fromEntries(content(kind).map(({ id }) => [id, 0]));

/** Likewise where they stand in a list. */
export const listed = (all: readonly { id: string; value: number }[] = []): Record<string, number> => Object.fromEntries(all.map(({ id, value }) => [id, value]));

export const being = (id: string): string => (id ? name({ kind: 'being', id }) : '');
