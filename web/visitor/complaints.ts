import { createStore } from '../ui/createStore.ts';
import type * as Hosts from './ComplaintHosts.tsx';

type Complaints = typeof Hosts;

/** What is known of the code that shows complaints; `unreachable` when it could not be loaded. */
export type ComplaintsState = 'unused' | 'unreachable' | Complaints;

export const complaints = createStore<ComplaintsState>('unused');

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
    complaints.set('unreachable');
    return null;
  }
  complaints.set(loaded);
  return how(loaded);
}
