import { kept } from '../../i18n/kept.ts';
import { keepCookie } from '../../i18n/keepCookie.ts';
import { createStore } from '../../ui/createStore.ts';

/** The user's choice: a theme, or the one of the system. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const key = 'theme';

/**
 * The user's choice of theme on this device, once `applyTheme` has read it. `web/head.ts` reads
 * the same key before the first paint; the gateway serves the pages for visitors by the cookie.
 */
export const themeChoice = createStore<ThemeChoice>('system');

/** Keeps the user's choice and shows it. */
export function chooseTheme(choice: ThemeChoice): void {
  kept.keep(key, choice);
  show(choice);
}

/** Reads the user's choice and brings the document and the cookie in line with it. */
export function applyTheme(): void {
  const stored = kept.read(key);
  show(stored === 'light' || stored === 'dark' ? stored : 'system');
}

function show(choice: ThemeChoice): void {
  themeChoice.set(choice);
  document.documentElement.dataset['theme'] = choice;
  keepCookie('theme', choice);
}
