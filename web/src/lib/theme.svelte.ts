/** Light, dark, or as the system says; kept in this browser. `public/before.js` sets it before the first paint. */
import { keep, recall } from './storage.ts';

export type Theme = 'system' | 'light' | 'dark';
const stored = 'spielwerk.theme';

function first(): Theme {
  const chosen = recall(stored);
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

export const look = $state<{ theme: Theme }>({ theme: first() });

export function setTheme(theme: Theme): void {
  look.theme = theme;
  keep(stored, theme === 'system' ? null : theme);
  if (theme === 'system') {
    delete document.documentElement.dataset['theme'];
  } else {
    document.documentElement.dataset['theme'] = theme;
  }
}
