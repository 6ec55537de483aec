import { useEffect } from 'react';
import { useCartQueue } from '../../../parts/cart/useCartQueue.ts';
import { onReturn } from '../../../ui/onReturn.ts';
import type { CartChoice } from '../CartChoice.ts';
import { useReadCart } from './useReadCart.ts';

/** Reads the cart again when the user comes back to it, as another tab may have changed it. After a write it is read in any case. */
export function useFreshCart(choice: CartChoice): void {
  const queue = useCartQueue();
  const readCart = useReadCart();
  useEffect(
    () =>
      onReturn(() => {
        if (!queue.read().isBusy) void readCart(choice, { isQuiet: true });
      }),
    [choice, queue, readCart],
  );
}
