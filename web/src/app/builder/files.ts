/** Characters as files. What is in them is read and written by the server. */
import { post, Problem } from '../../lib/http.ts';
import type { Draft, Taken } from '../../lib/making.ts';

/** Bytes that a file may have. */
export const LARGEST = 250_000;

/** The character of a file, by what the table it is for plays with. Throws a `Problem` that says what is wrong with it. */
export async function read(system: string, table: string, file: File): Promise<Taken> {
  if (file.size > LARGEST) throw new Problem(413, 'too_large', { id: 'making-too-large', args: { size: Math.ceil(file.size / 1000), most: LARGEST / 1000 } });
  return post<Taken>(`/api/creation/${system}/import${table ? `?table=${encodeURIComponent(table)}` : ''}`, file);
}

/** Save a draft as a file, with what the character has been through. */
export async function save(system: string, draft: Draft, played: Draft = {}): Promise<void> {
  const document_ = await post<unknown>(`/api/creation/${system}/export`, { draft, played });
  const link = document.createElement('a');
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(document_, null, 2)}\n`], { type: 'application/json' }));
  link.href = address;
  link.download = `${String(draft['name'] ?? '').trim().replace(/[^\p{L}\p{N} _-]/gu, '') || system}.json`;
  link.click();
  // Some browsers begin to read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
