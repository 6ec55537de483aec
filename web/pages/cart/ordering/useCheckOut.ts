import { useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { CreatedWithMissing } from '../../../parts/missingItems/MissingItems.tsx';
import { forgetPreviews } from '../../../parts/cart/forgetPreviews.ts';
import { numbersOf } from '../../../parts/cart/newOrders.ts';
import { useCartQueue } from '../../../parts/cart/useCartQueue.ts';
import { useGoToCheckout } from '../../../parts/cart/useGoToCheckout.ts';
import type { CartChoice } from '../CartChoice.ts';
import { useCreateOrders, type CartDifference, type OrderLine } from './useCreateOrders.ts';
import { useReadCart } from '../writes/useReadCart.ts';
import { present } from '../../../ui/list/present.ts';

/** How far an order is: what was typed is saved first. */
export type CheckOutStep = 'saving' | 'ordering';

/**
 * Turns the cart into orders and goes on to their checkout; when something is missing it stays and shows that first
 * (CART-46 to CART-50). It waits for what is not on the server yet, and orders nothing when the server refused any of
 * that, or holds something else than the lines that the user saw: `differences`.
 */
export function useCheckOut(choice: CartChoice): {
  checkOut: (lines: readonly OrderLine[]) => Promise<void>;
  /** Null while nothing is ordered. */
  step: CheckOutStep | null;
  /** The result, where something is missing. */
  created: CreatedWithMissing | null;
  differences: readonly CartDifference[];
} {
  const goToCheckout = useGoToCheckout();
  const environment = useRelayEnvironment();
  const queue = useCartQueue();
  const createOrders = useCreateOrders();
  const readCart = useReadCart();
  const [step, setStep] = useState<CheckOutStep | null>(null);
  const [created, setCreated] = useState<CreatedWithMissing | null>(null);
  const [differences, setDifferences] = useState<readonly CartDifference[]>([]);
  // State comes too late for the second click of a double click.
  const isRunning = useRef(false);

  const order = async (lines: readonly OrderLine[]) => {
    if (!(await queue.settle())) return;
    setStep('ordering');
    const outcome = await queue.run(() => createOrders(lines, choice));
    const { payload, isUnknown = false } = outcome;
    if (payload || isUnknown) forgetPreviews(environment);
    const orders = numbersOf(payload?.orders);
    if (payload?.missingItems.length === 0) return goToCheckout(orders);
    // The page stays: it shows the cart that is left, or what it holds by now.
    if (payload || isUnknown || outcome.differences.length > 0)
      await readCart(choice, { isQuiet: isUnknown });
    setDifferences(outcome.differences);
    if (payload) setCreated({ orders, missing: present(payload.missingItems) });
  };
  const checkOut = async (lines: readonly OrderLine[]) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setStep('saving');
    setDifferences([]);
    try {
      await order(lines);
    } finally {
      isRunning.current = false;
      setStep(null);
    }
  };
  return { checkOut, step, created, differences };
}
