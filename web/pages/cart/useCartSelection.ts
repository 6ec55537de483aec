import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { regularCartUrl } from './cart.urls.ts';
import { isSameSelection, readCartSelection, type CartSelection } from './CartSelection.ts';

/**
 * The choice of warehouses and backorder as the user last saw it, and how to make another one. It is kept in the URL
 * (CART-12); until the URL has followed a click, the click counts, so that quick clicks add up.
 *
 * @param available dbIds of the warehouses one may choose, in the order of the list; the first is the default (CART-09)
 */
export function useCartSelection(
  available: readonly string[],
  mayBackorder: boolean,
): [selection: CartSelection, choose: (selection: CartSelection) => void] {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [clicked, setClicked] = useState<CartSelection | null>(null);
  const inUrl = normalise(readCartSelection(search), available, mayBackorder);
  const hasArrived = clicked !== null && isSameSelection(clicked, inUrl);

  useEffect(() => {
    if (hasArrived) setClicked(null);
  }, [hasArrived]);

  const choose = useCallback(
    (selection: CartSelection) => {
      setClicked(selection);
      void navigate(regularCartUrl(selection), { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return [clicked ?? inUrl, choose];
}

/** What of a choice is possible: known warehouses, in the list's order; the first one when none is left (CART-10). */
function normalise(
  { warehouses, useBackorder }: CartSelection,
  available: readonly string[],
  mayBackorder: boolean,
): CartSelection {
  const chosen = available.filter((id) => warehouses.includes(id));
  return {
    warehouses: chosen.length > 0 ? chosen : available.slice(0, 1),
    useBackorder: mayBackorder && useBackorder,
  };
}
