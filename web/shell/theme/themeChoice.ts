import { useSyncExternalStore } from 'react';

/** What the user asked for: a theme, or the one of the system. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const key = 'theme';
const listeners = new Set<() => void>();

/** The user's choice of theme on this device. The page's head reads the same key before the first paint. */
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
    document.documentElement.dataset['theme'] = choice;
    listeners.forEach((listener) => listener());
  },
};

/** The user's choice of theme, followed. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(themeChoice.subscribe, themeChoice.read, () => 'system');
}
