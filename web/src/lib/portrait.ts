/** Pictures of beings: where they are, and how one is brought. */
import { post } from './http.ts';
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

/** The address of a being's sheet as PDF. */
export const sheet = (being: BeingView, lang: string): string => `${of(being.id)}/sheet.pdf?lang=${lang}`;

/** Give a being this picture. Throws `Problem`. */
export const bring = (being: BeingView, file: File): Promise<unknown> => post(`${of(being.id)}/portrait`, file);
