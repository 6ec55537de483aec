import { useMemo } from 'react';
import { useCartQueueState } from './useCartQueue.ts';

type Item = { readonly id: string; readonly requestedQty: number };

/**
 * The lines of a cart as the user last left them: without those just removed, each with the quantity that counts and
 * whether that is not on the server yet.
 */
export function useShownLines<T extends Item>(
  items: readonly T[],
): readonly { item: T; qty: number; isUnsaved: boolean }[] {
  const { wanted } = useCartQueueState();
  return useMemo(
    () =>
      items
        .filter(({ id }) => wanted.get(id) !== 0)
        .map((item) => ({
          item,
          qty: wanted.get(item.id) ?? item.requestedQty,
          isUnsaved: wanted.has(item.id),
        })),
    [items, wanted],
  );
}
