import { useRelayEnvironment } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { useStore } from '../../ui/createStore.ts';
import { createWriteQueue, type QueueState, type WriteQueue } from './createWriteQueue.ts';

const queues = new WeakMap<object, WriteQueue>();

function queueOf(environment: Environment): WriteQueue {
  const known = queues.get(environment);
  if (known) return known;
  const queue = createWriteQueue();
  queues.set(environment, queue);
  return queue;
}

/**
 * The queue of this session's writes to its carts. It belongs to the store and not to the page: what was typed
 * just before walking away still reaches the server in its order.
 */
export function useCartQueue(): WriteQueue {
  return queueOf(useRelayEnvironment());
}

/**
 * The part of the carts that is not on the server yet. A component picks the part it needs and renders again only when that
 * part changes; `pick` must give the same value for the same state.
 */
export function useCartQueueState<T>(pick: (state: QueueState) => T): T {
  return useStore(useCartQueue(), pick);
}

/** The same once the browser has painted it: for what follows from a typed quantity, which is painted first. */
export function usePaintedCartQueueState<T>(pick: (state: QueueState) => T): T {
  return useStore(useCartQueue().painted, pick);
}
