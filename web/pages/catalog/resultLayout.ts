import { useSyncExternalStore } from 'react';

/** How search results are drawn (CAT-04). */
export type ResultLayout = 'cards' | 'table';

/** The choice lasts for the visit: it is neither in the URL nor in local storage (GAP-118). */
let layout: ResultLayout = 'cards';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Chooses how search results are drawn, for the rest of the visit. */
export function chooseResultLayout(chosen: ResultLayout): void {
  layout = chosen;
  listeners.forEach((listener) => listener());
}

/** How search results are drawn now; cards at first (CAT-04, GAP-118). */
export function useResultLayout(): ResultLayout {
  return useSyncExternalStore(subscribe, () => layout);
}
