import { useMemo, useState } from 'react';
import type { CartType } from '../../../parts/cart/cartTypes.ts';
import { wantedOf, type CartItem } from './shownLines.ts';
import { useCartQueueState } from '../../../parts/cart/useCartQueue.ts';

/**
 * The lines of a cart without those just removed, each where its article stood when this page first showed it. The
 * server's order is that of its lines, and it has no way to bring a removed line back but to make a new one, the last:
 * Undo would move what it brings back. The same list for as long as no line comes or goes.
 */
export function useShownItems<T extends CartItem>(items: readonly T[], type: CartType): readonly T[] {
  const removedIds = useCartQueueState(({ wanted }) =>
    [...wantedOf(items, type, wanted)].flatMap(([id, qty]) => (qty === 0 ? [id] : [])).join(),
  );
  const [places, setPlaces] = useState(() => withNew(new Map(), items));
  const isNew = useMemo(() => items.some(({ article }) => !places.has(article.id)), [items, places]);
  if (isNew) setPlaces(withNew(places, items));
  const inPlace = useMemo(
    () => items.toSorted((one, other) => placeOf(places, one) - placeOf(places, other)),
    [items, places],
  );
  return useMemo(() => {
    const removed = new Set(removedIds.split(','));
    return inPlace.filter(({ dbId }) => !removed.has(dbId));
  }, [inPlace, removedIds]);
}

/** The places with those of articles that are new, behind them. */
function withNew(
  places: ReadonlyMap<string, number>,
  items: readonly CartItem[],
): ReadonlyMap<string, number> {
  const all = new Map(places);
  for (const { article } of items) if (!all.has(article.id)) all.set(article.id, all.size);
  return all;
}

const placeOf = (places: ReadonlyMap<string, number>, { article }: CartItem): number =>
  places.get(article.id) ?? places.size;
