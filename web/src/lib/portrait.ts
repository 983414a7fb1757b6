/** Pictures of beings: where they are, and how one is brought. */
import { get, post } from './http.ts';
import type { BeingView } from './protocol.ts';
import { table } from './table.svelte.ts';

/** Bytes of a file that the server takes. */
export const LARGEST = 5 * 1024 * 1024;

const of = (being: string): string =>
  `/api/tables/${encodeURIComponent(table.view?.table.id ?? '')}/beings/${encodeURIComponent(being)}`;

/** The address of a being's picture; undefined where it has none. */
export function portrait(being: BeingView | undefined, size: 'small' | 'large' = 'small'): string | undefined {
  return being?.portrait ? `${of(being.id)}/portrait/${being.portrait}/${size}` : undefined;
}

/** The address of a being's sheet as PDF, as it was at a level where one is named. */
export const sheet = (being: BeingView, lang: string, level: number | null = null): string =>
  `${of(being.id)}/sheet.pdf?lang=${lang}${level === null ? '' : `&level=${level}`}`;

/** The address of a being as a document. */
export const documentOf = (being: BeingView): string => `${of(being.id)}/character.json`;

/** A being as it was at an earlier level. Throws `Problem`. */
export const atLevel = (being: BeingView, level: number): Promise<BeingView> => get<BeingView>(`${of(being.id)}/levels/${level}`);

/** Give a being this picture. Throws `Problem`. */
export const bring = (being: BeingView, file: File): Promise<unknown> => post(`${of(being.id)}/portrait`, file);
