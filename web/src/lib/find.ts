/** Finding words as people type them: without case, umlauts, accents; `ue` and `ss` find `ü` and `ß`. */

const plain = (text: string): string =>
  text
    .toLocaleLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');
const spelled = (text: string): string => plain(text.toLocaleLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'));

/** Whether all the words that were typed occur in a text. */
export function finds(typed: string, text: string): boolean {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const here = [plain(text), spelled(text)];
  return wanted.every((word) => here.some((one) => one.includes(word)));
}
