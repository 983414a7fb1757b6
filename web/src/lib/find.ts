/** Finding words as people type them. */

/** Text as it is compared: small, without accents; ä, ae and a are the same, and so are ß and ss. As in `core/content/compendium.py`. */
export function folded(text: string): string {
  return text
    .replace(/[ßẞ]/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/([aou])e/g, '$1');
}

/** Whether all the words that were typed occur in a text. */
export function finds(typed: string, text: string): boolean {
  const here = folded(text);
  return folded(typed).split(/\s+/).filter(Boolean).every((word) => here.includes(word));
}
