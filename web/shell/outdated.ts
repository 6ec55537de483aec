import { clientVersion } from '../../contract/clientVersion.ts';
import { keptForTab } from '../i18n/kept.ts';
import { createStore } from '../ui/createStore.ts';

/** Whether the servers run another version than this client's, or offer another build of the client (SHELL-37). */
export const outdated = createStore(false);

/** The version and build that made the client outdated. */
let seen = '';

/** One function: added again while it waits, it waits once. */
const say = () => outdated.set(true);

/**
 * Compares an answer's version and build with the client's; what an answer does not have is ignored (SHELL-37, GAP-10). The
 * page says which version the operator expects, and which build it is. Of another build the user learns when nothing is typed.
 */
export function checkVersion(version: string | null, build: string | null = null): void {
  const { version: expected = clientVersion, build: ownBuild = build } = document.documentElement.dataset;
  const isOtherVersion = version !== null && version !== expected;
  if (outdated.read() || (!isOtherVersion && (build === null || build === ownBuild))) return;
  seen = `${version} ${build}`;
  if (isOtherVersion || !document.activeElement?.matches('input, textarea, [contenteditable]')) say();
  else addEventListener('focusout', say, { once: true });
}

/** Loads the page again, in the hope that it is a newer one (SHELL-39). */
export function update(): void {
  keptForTab.keep('updatedFor', seen, { isQuiet: true });
  location.reload();
}

/** Whether an update may help: it may, it has not, or it has not and the user knows that. */
export function stateOfUpdate(): 'possible' | 'useless' | 'known' {
  const triedFor = keptForTab.read('updatedFor');
  return triedFor === seen ? 'useless' : triedFor === `known ${seen}` ? 'known' : 'possible';
}

/** Notes that the user knows that an update does not help. */
export function noteUseless(): void {
  keptForTab.keep('updatedFor', `known ${seen}`, { isQuiet: true });
}
