import { useSyncExternalStore } from 'react';
import { keepCookie } from '../../i18n/keepCookie.ts';

/** What the user asked for: a theme, or the one of the system. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const key = 'theme';
const listeners = new Set<() => void>();

/**
 * The user's choice of theme on this device. The head of the client's page reads the same key before the first paint; the
 * pages for visitors come from the gateway with what the cookie says.
 */
export const themeChoice = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read(): ThemeChoice {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  },
  choose(choice: ThemeChoice): void {
    localStorage.setItem(key, choice);
    themeChoice.apply();
    listeners.forEach((listener) => listener());
  },
  /** Makes the document and the cookie say what local storage says. */
  apply(): void {
    const choice = themeChoice.read();
    document.documentElement.dataset['theme'] = choice;
    keepCookie('theme', choice);
  },
};

/** The user's choice of theme, followed. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(themeChoice.subscribe, themeChoice.read, () => 'system');
}
