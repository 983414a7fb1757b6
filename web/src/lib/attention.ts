/** Calls somebody who looks elsewhere: title of the tab, its icon, the badge of the app, a short buzz. */

const plainIcon = '/favicon.svg';
const askIcon = '/favicon-ask.svg';

interface Badge {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** Show that a question waits, or that none does. */
export function callFor(asked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.setAttribute('href', asked ? askIcon : plainIcon);
  const badge = navigator as Badge;
  // A browser may refuse the badge; the title has called already.
  const done = asked ? badge.setAppBadge?.(1) : badge.clearAppBadge?.();
  done?.catch(() => undefined);
}

/** A short buzz, once per question and only while nobody looks. */
export function buzz(): void {
  if (document.visibilityState === 'hidden') navigator.vibrate?.([90, 60, 90]);
}
