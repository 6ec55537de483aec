import { keepCookie } from '../../i18n/keepCookie.ts';
import { createStore } from '../../ui/createStore.ts';

/** The user's choice: a theme, or the one of the system. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const key = 'theme';
const stored = localStorage.getItem(key);

/**
 * The user's choice of theme on this device. The inline script of `web/index.html` reads the same key before the first
 * paint; the gateway serves the pages for visitors by the cookie.
 */
export const themeChoice = createStore<ThemeChoice>(
  stored === 'light' || stored === 'dark' ? stored : 'system',
);

/** Keeps the user's choice and shows it. */
export function chooseTheme(choice: ThemeChoice): void {
  localStorage.setItem(key, choice);
  themeChoice.set(choice);
  applyTheme();
}

/** Brings the document and the cookie in line with the user's choice. */
export function applyTheme(): void {
  const choice = themeChoice.read();
  document.documentElement.dataset['theme'] = choice;
  keepCookie('theme', choice);
}
