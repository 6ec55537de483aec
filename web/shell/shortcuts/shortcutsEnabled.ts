import { useSyncExternalStore } from 'react';

const key = 'shortcuts';
const listeners = new Set<() => void>();

/** Whether single-letter keys work on this device: those who dictate or type by accident switch them off. */
export const shortcutsEnabled = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): boolean => localStorage.getItem(key) !== 'off',
  set(isEnabled: boolean): void {
    localStorage.setItem(key, isEnabled ? 'on' : 'off');
    listeners.forEach((listener) => listener());
  },
};

/** Whether single-letter keys work, followed. */
export function useShortcutsEnabled(): boolean {
  return useSyncExternalStore(shortcutsEnabled.subscribe, shortcutsEnabled.read);
}
