import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MissingItems_items$key } from '../../__generated__/MissingItems_items.graphql.ts';
import { checkoutUrl } from '../../parts/cart/cart.urls.ts';
import type { CartChoice } from './CartChoice.ts';
import { useCartQueue } from './useCartQueue.ts';
import { useCreateOrders, type OrderLine } from './useCreateOrders.ts';
import { present } from '../../ui/list/present.ts';

/**
 * Turns the cart into orders and goes on to their checkout; when something is missing it stays and shows that first
 * (CART-46 to CART-50). It waits for what is not on the server yet, and orders nothing when the server refused any of
 * that: the user would get other quantities than seen.
 */
export function useCheckOut(choice: CartChoice): {
  checkOut: (lines: readonly OrderLine[]) => Promise<void>;
  isCheckingOut: boolean;
  missingItems: MissingItems_items$key | null;
} {
  const navigate = useNavigate();
  const queue = useCartQueue();
  const createOrders = useCreateOrders();
  const [isCheckingOut, setIsCheckingOut] = useState(false);
  const [missingItems, setMissingItems] = useState<MissingItems_items$key | null>(null);
  // State comes too late for the second click of a double click.
  const isRunning = useRef(false);

  const checkOut = async (lines: readonly OrderLine[]) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsCheckingOut(true);
    try {
      if (!(await queue.settle())) return;
      await queue.add(async () => {
        const { payload } = await createOrders(lines, choice);
        if (!payload) return false;
        if (payload.missingItems.length > 0) setMissingItems(present(payload.missingItems));
        else await navigate(checkoutUrl);
        return true;
      });
    } finally {
      isRunning.current = false;
      setIsCheckingOut(false);
    }
  };
  return { checkOut, isCheckingOut, missingItems };
}
