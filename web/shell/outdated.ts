import { createStore } from '../ui/createStore.ts';

/** The client's version number (API-05). */
export const clientVersion = '1002';

/** Whether the servers run another version than this client's (SHELL-37). */
export const outdated = createStore(false);

/** Compares the version of an answer with the client's; an answer without one is ignored (SHELL-37, GAP-10). */
export function checkVersion(version: string | null): void {
  if (version !== null && version !== clientVersion) outdated.set(true);
}
