import { useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Environment } from 'relay-runtime';
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
 * What of the carts is not on the server yet: as much of it as a component needs, which is then drawn anew only when
 * that changes. What is picked must be the same for as long as the state is.
 */
export function useCartQueueState<T>(pick: (state: QueueState) => T): T {
  const { subscribe, read } = useCartQueue();
  return useSyncExternalStore(subscribe, () => pick(read()));
}
