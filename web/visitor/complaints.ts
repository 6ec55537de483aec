import type * as Hosts from './ComplaintHosts.tsx';

type Complaints = typeof Hosts;

/** What is known of the code that shows complaints; `unreachable` when it could not be loaded. */
export type ComplaintsState = 'unused' | 'unreachable' | Complaints;

let state: ComplaintsState = 'unused';
const listeners = new Set<() => void>();

function become(next: ComplaintsState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

/** For `useSyncExternalStore`. */
export const complaints = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): ComplaintsState => state,
};

/**
 * Lets the code that shows complaints do something; null when it could not be loaded, which the page says itself. Toasts,
 * dialogs and all their texts are large, so they come with the first complaint.
 */
export async function complain<Result>(how: (by: Complaints) => Result): Promise<Result | null> {
  let loaded: Complaints;
  try {
    loaded = await import('./ComplaintHosts.tsx');
    await loaded.startComplaints();
  } catch {
    become('unreachable');
    return null;
  }
  become(loaded);
  return how(loaded);
}
