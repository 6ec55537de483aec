import DataLoader from 'dataloader';
import type { GatewayContext } from '../context/context.ts';

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

/** A DataLoader that reads a key when it is first asked for: without batches, to wait for more keys would only take time. */
class RequestLoader<K, V> extends DataLoader<K, V> {
  readonly #read: (key: K) => Promise<V>;
  readonly #known: Map<K, Promise<V>>;

  constructor(read: (key: K) => Promise<V>) {
    const known = new Map<K, Promise<V>>();
    super((keys) => Promise.all(keys.map(read)), { cacheMap: known });
    this.#read = read;
    this.#known = known;
  }

  override load(key: K): Promise<V> {
    let value = this.#known.get(key);
    if (!value) {
      value = this.#read(key);
      this.#known.set(key, value);
    }
    return value;
  }
}

/**
 * The element of a list with this id, or null. For objects that `/api/v3` has only in a list, which a request reads once.
 *
 * @example
 * findById(await rest.get('listAccountAccesses'), id);
 */
export const findById = <T extends { id: number }>(list: readonly (T | null)[], id: number): T | null =>
  list.find((one) => one?.id === id) ?? null;
