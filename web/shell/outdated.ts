/** The client's version number (API-05). */
export const clientVersion = '1002';

let isOutdated = false;
const listeners = new Set<() => void>();

/** Whether the servers have moved on to another version than this client's (SHELL-37); for `useSyncExternalStore`. */
export const outdated = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): boolean => isOutdated,
  set(): void {
    if (isOutdated) return;
    isOutdated = true;
    listeners.forEach((listener) => listener());
  },
};
