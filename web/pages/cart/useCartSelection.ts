import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { regularCartUrl } from '../../parts/cart/cart.urls.ts';
import { isSameSelection, readCartSelection, type CartSelection } from '../../parts/cart/CartSelection.ts';
import type { CartWarehouse } from './CartWarehouse.ts';

/**
 * The choice of warehouses and backorder as the user last saw it, and how to make another one. It is kept in the URL
 * (CART-12); until the URL has followed a click, the click counts, so that quick clicks add up.
 *
 * @param warehouses those one may choose, in the order of the list; the first is the default (CART-09)
 * @returns also whether the page still shows the cart of an earlier choice, and whether its address names a warehouse that one
 *   may not choose
 */
export function useCartSelection(
  warehouses: readonly CartWarehouse[],
  mayBackorder: boolean,
): {
  selection: CartSelection;
  choose: (selection: CartSelection) => void;
  isChanging: boolean;
  isImpossible: boolean;
} {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [clicked, setClicked] = useState<CartSelection | null>(null);
  const available = warehouses.map(({ dbId }) => dbId);
  const asked = readCartSelection(search);
  const inUrl = normalise(asked, available, mayBackorder);
  const hasArrived = clicked !== null && isSameSelection(clicked, inUrl);

  if (hasArrived) setClicked(null);

  const choose = useCallback(
    (selection: CartSelection) => {
      setClicked(selection);
      void navigate(regularCartUrl(selection), { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return {
    selection: clicked ?? inUrl,
    choose,
    isChanging: clicked !== null && !hasArrived,
    isImpossible: asked.warehouses.some((id) => !available.includes(id)),
  };
}

/** The possible part of a choice: known warehouses, in the list's order; the first one when none is left (CART-10). */
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
