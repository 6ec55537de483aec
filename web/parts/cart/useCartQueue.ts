import { useRelayEnvironment } from 'react-relay';
import { queuesByStore, type QueueState, type WriteQueue } from '../../relay/createWriteQueue.ts';
import { useStore } from '../../ui/createStore.ts';
import type { CartType } from './cartTypes.ts';

/** Every write to a cart goes through its store's queue. */
const queueOf = queuesByStore<number>();

/** The key of a quantity: an article, by its global id, in one of the carts. */
export const cartKey = (type: CartType, article: string): string => `${type} ${article}`;

/**
 * The quantities that the carts are to hold, and the writes that bring them there. It belongs to the store and not to a
 * page: what was typed just before walking away still reaches the server in its order, and every page shows it.
 */
export function useCartQueue(): WriteQueue<number> {
  return queueOf(useRelayEnvironment());
}

/**
 * The part of the carts that is not on the server yet. A component picks the part it needs and renders again only when that
 * part changes; `pick` must give the same value for the same state.
 */
export function useCartQueueState<T>(pick: (state: QueueState<number>) => T): T {
  return useStore(useCartQueue(), pick);
}

/** The same once the browser has painted it: for what follows from a typed quantity, which is painted first. */
export function usePaintedCartQueueState<T>(pick: (state: QueueState<number>) => T): T {
  return useStore(useCartQueue().painted, pick);
}
