import { useEffect } from 'react';
import { useCartQueue } from '../../../parts/cart/useCartQueue.ts';
import type { CartChoice } from '../CartChoice.ts';
import { useReadCart } from './useReadCart.ts';

/** Reads the cart again when its tab comes back, as another tab may have changed it. After a write it is read in any case. */
export function useFreshCart(choice: CartChoice): void {
  const queue = useCartQueue();
  const readCart = useReadCart();
  useEffect(() => {
    const onChange = () => {
      if (!document.hidden && !queue.read().isBusy) void readCart(choice, { isQuiet: true });
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [choice, queue, readCart]);
}
