/** Whether the server has a newer page than this one, which it cannot load further parts of. */

/** A part of it could not be had (missing), or the server gives another one to whoever comes now (newer). */
export const page = $state<{ old: '' | 'missing' | 'newer' }>({ old: '' });

/** The script that a page begins with, among others that it may have. */
const entry = (page: Document) => page.querySelector('script[type="module"][src]')?.getAttribute('src');

/** Look at what the server would give somebody who comes now. Where it cannot be had nothing is known. */
export async function lookForNewerPage(): Promise<void> {
  const mine = entry(document);
  if (!mine) return;
  try {
    const answer = await fetch('/', { cache: 'no-cache' });
    const theirs = answer.ok ? entry(new DOMParser().parseFromString(await answer.text(), 'text/html')) : undefined;
    if (theirs && theirs !== mine) page.old = 'newer';
  } catch {
    // The line was lost again.
  }
}
