import DataLoader from 'dataloader';
import type { GatewayContext } from '../context/context.ts';

/** The DataLoader of a request. */
export type Loader<K, V> = (context: GatewayContext) => DataLoader<K, V>;

/**
 * Defines a loader of one request: reads of an entity by its key, one for each distinct key, since /api/v3 has no call that
 * takes several. Where it has only a list, `read` looks into the list, which the request reads once.
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
    // One key's failure is an Error among the values: a rejection would fail all keys of the batch.
    const loader = new DataLoader<K, V>((keys) =>
      Promise.all(keys.map((key) => read(key, context).catch((error: Error) => error))),
    );
    context.loaders.set(definition, loader);
    return loader;
  };
}

/**
 * The element of a list with this id, or null. For objects that `/api/v3` has only in a list, which a request reads once.
 *
 * @example
 * findById(await rest.get('listAccountAccesses'), id);
 */
export const findById = <T extends { id: number }>(list: readonly (T | null)[], id: number): T | null =>
  list.find((one) => one?.id === id) ?? null;
