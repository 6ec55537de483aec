import DataLoader from 'dataloader';
import type { GatewayContext } from './context.ts';

/** The DataLoader of a request. */
export type Loader<K, V> = (context: GatewayContext) => DataLoader<K, V>;

/**
 * Defines a loader of one request: reads of an entity by its key, one for each distinct key. /api/v3 has no call that
 * takes several keys, so keys are not batched. Where it has only a list, `read` looks into the list, which the
 * request reads once.
 *
 * @example
 * export const orderById = defineLoader((id: number, { rest }) => rest.get('getOrder', { path: { id } }));
 * // in a resolver
 * order: (_viewer, { id }, context) => orderById(context).load(id),
 */
export function defineLoader<K, V>(read: (key: K, context: GatewayContext) => Promise<V>): Loader<K, V> {
  const definition = Symbol();
  return (context) => {
    const known = context.loaders.get(definition);
    // Only this function stores under this symbol.
    if (known) return known as DataLoader<K, V>;
    const loader = new RequestLoader<K, V>((key) => read(key, context));
    context.loaders.set(definition, loader);
    return loader;
  };
}

/** For what is to run in a moment: cheaper than queueMicrotask, which notes its origin. */
const settled = Promise.resolve();

class RequestLoader<K, V> extends DataLoader<K, V> {
  readonly #known: Map<K, Promise<V>>;

  constructor(read: (key: K) => Promise<V>) {
    const known = new Map<K, Promise<V>>();
    super((keys) => Promise.all(keys.map(read)), {
      batch: false,
      // By default a batch waits for more keys, which costs a promise and a tick for each key.
      batchScheduleFn: (dispatch) => void settled.then(dispatch),
      cacheMap: known,
    });
    this.#known = known;
  }

  /** A DataLoader gives a known value with its next batch, which is the call for some other key: it would wait for that. */
  override load(key: K): Promise<V> {
    return this.#known.get(key) ?? super.load(key);
  }
}

/** The element with an id of a list that is read once a request; null when there is none. */
export const findById = <T extends { id: number }>(list: readonly (T | null)[], id: number): T | null =>
  list.find((one) => one?.id === id) ?? null;
