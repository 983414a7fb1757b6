/** Draws the page once its sentences are there. Where they cannot be fetched it says so: without any, in both languages. */

export interface Beginning {
  /** Fetches the sentences. */
  load: () => Promise<void>;
  draw: (target: HTMLElement) => void;
  /** Loads the page anew: a browser may remember for good that a module could not be fetched. */
  reload: () => void;
}

export async function begin(target: HTMLElement, { load, draw, reload }: Beginning): Promise<void> {
  try {
    await load();
  } catch {
    away(target, reload);
    return;
  }
  draw(target);
}

const SAID = { de: 'Der Server antwortet nicht.', en: 'The server does not answer.' };
const AGAIN = { de: 'Noch einmal versuchen', en: 'Try again' };

function away(target: HTMLElement, reload: () => void): void {
  const box = document.createElement('main');
  box.className = 'away';
  box.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn';
  for (const lang of ['de', 'en'] as const) {
    box.append(said('p', lang, SAID[lang]));
    button.append(...(button.hasChildNodes() ? [' / '] : []), said('span', lang, AGAIN[lang]));
  }
  // Where the server is still away the page stays, and with it the button.
  button.onclick = () => void fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(reload, () => undefined);
  box.append(button);
  target.replaceChildren(box);
}

function said(tag: 'p' | 'span', lang: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.lang = lang;
  made.textContent = text;
  return made;
}
