import { useMemo } from 'react';
import type { CartType } from '../../../parts/cart/cartTypes.ts';
import { useCartQueueState, usePaintedCartQueueState } from '../../../parts/cart/useCartQueue.ts';
import { present } from '../../../ui/list/present.ts';
import { shownLines, wantedOf, type CartItem } from './shownLines.ts';

type Line = CartItem & { readonly qty?: number | null | undefined };

/** The lines of a cart as far as they can be read, with what changes while some of them are being saved. */
export function useCartLines<T extends Line>(rows: readonly (T | null | undefined)[], type: CartType) {
  const items = useMemo(() => present(rows), [rows]);
  const isEmpty = useCartQueueState((state) => {
    // A line that could not be read is a line all the same.
    if (items.length !== rows.length) return false;
    const wanted = wantedOf(items, type, state.wanted);
    return items.every(({ dbId }) => wanted.get(dbId) === 0);
  });
  const count = usePaintedCartQueueState(
    ({ wanted }) => shownLines(items, wantedOf(items, type, wanted)).length,
  );
  const known = useMemo(() => shortIds(items), [items]);
  // One text, so that the component renders again only when it differs.
  const changed = usePaintedCartQueueState(({ wanted }) =>
    [...wantedOf(items, type, wanted).keys()].filter((id) => known.has(id)).join(),
  );
  const short = useMemo(() => without(known, changed), [known, changed]);
  return {
    items,
    /** Whether no line is left. */
    isEmpty,
    /** How many lines are left. */
    count,
    /** The short lines as the server knows them, by `dbId`. */
    known,
    /** Those of them that are not being saved. */
    short,
  };
}

/** Ids of the lines of which less is available than was asked for, as the server knows them. */
function shortIds(items: readonly Line[]): ReadonlySet<string> {
  const short = items.filter(({ qty, requestedQty }) => qty != null && qty !== requestedQty);
  return new Set(short.map(({ dbId }) => dbId));
}

/** The ids without those of a list with commas. */
function without(ids: ReadonlySet<string>, removed: string): ReadonlySet<string> {
  const rest = new Set(ids);
  removed.split(',').forEach((id) => rest.delete(id));
  return rest;
}
