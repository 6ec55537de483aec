import DataLoader from 'dataloader';
import type { GatewayContext } from './context.ts';

/** The request's DataLoaders, made when first used and emptied by every write. */
export type Loaders = Map<unknown, DataLoader<string | number, unknown>>;

/**
 * Defines a loader of one request: by-id reads of an entity, one call a distinct id, or one call for all where
 * the back end gives a list. The batch function answers what it found by key: a key it leaves out is null, so a
 * row that the back end drops never shifts another.
 *
 * @example
 * export const warehouseById = defineLoader(async (_ids: readonly number[], { rest }) =>
 *   new Map((await rest.get('listAllWarehouses')).map((warehouse) => [warehouse.id, warehouse])),
 * );
 * // in a resolver
 * warehouse: ({ warehouseId }, _args, context) => warehouseById(context).load(warehouseId)
 */
export function defineLoader<K extends string | number, V>(
  readAll: (keys: readonly K[], context: GatewayContext) => Promise<ReadonlyMap<K, V | Error>>,
): (context: GatewayContext) => DataLoader<K, V | null> {
  const definition = Symbol();
  return (context) => {
    const known = context.loaders.get(definition);
    // Only this function stores under this symbol.
    if (known) return known as DataLoader<K, V | null>;
    const loader = new DataLoader<K, V | null>(async (keys) => {
      const found = await readAll(keys, context);
      return keys.map((key) => found.get(key) ?? null);
    });
    context.loaders.set(definition, loader as DataLoader<string | number, unknown>);
    return loader;
  };
}

/** A batch that reads each key by a call of its own, all at once; one key's failure is that key's alone. */
export async function readEach<K, V>(
  keys: readonly K[],
  read: (key: K) => Promise<V>,
): Promise<Map<K, V | Error>> {
  const results = await Promise.allSettled(keys.map(read));
  return new Map(
    results.map((result, index) => [
      keys[index] as K,
      result.status === 'fulfilled' ? result.value : toError(result.reason),
    ]),
  );
}

const toError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));
