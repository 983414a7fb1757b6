/** Light, dark, or as the system says; kept in this browser. `public/before.js` sets it before the first paint. */

export type Theme = 'system' | 'light' | 'dark';
const stored = 'spielwerk.theme';

function first(): Theme {
  const chosen = localStorage.getItem(stored);
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

export const look = $state<{ theme: Theme }>({ theme: first() });

export function setTheme(theme: Theme): void {
  look.theme = theme;
  if (theme === 'system') {
    localStorage.removeItem(stored);
    delete document.documentElement.dataset['theme'];
  } else {
    localStorage.setItem(stored, theme);
    document.documentElement.dataset['theme'] = theme;
  }
}
