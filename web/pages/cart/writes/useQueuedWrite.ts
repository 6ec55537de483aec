import { useCallback, useLayoutEffect, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { CartChoice } from '../CartChoice.ts';
import type { Problem } from '../../../relay/Problem.ts';
import { forgetPreviews } from '../../../parts/cart/forgetPreviews.ts';
import { isSameSelection } from '../../../parts/cart/CartSelection.ts';
import { useReadCart } from './useReadCart.ts';

/** Writes for a choice of warehouses, whose cart the answer then holds. */
export type WriteFor = (choice: CartChoice) => Promise<CartOutcome>;

type CartOutcome = { payload: object | null; problem?: Problem | null; isUnknown?: boolean };

/**
 * Makes a write of the cart into something the queue can send: it asks for the cart of the choice that holds when its
 * turn comes, and reads the cart once more when the choice has changed since, or another window has removed what was to
 * change (CART-38, CART-39, GAP-179), or when it is not known whether it was done: then the old cart does not show again.
 */
export function useQueuedWrite(choice: CartChoice): (write: WriteFor) => () => Promise<CartOutcome> {
  const latest = useRef(choice);
  useLayoutEffect(() => {
    latest.current = choice;
  });
  const environment = useRelayEnvironment();
  const readCart = useReadCart();
  return useCallback(
    (write) => async () => {
      const asked = latest.current;
      const outcome = await write(asked);
      if (outcome.payload) forgetPreviews(environment, cartIn(outcome.payload));
      const isGone = outcome.problem?.__typename === 'NotFound';
      if (outcome.isUnknown) {
        forgetPreviews(environment);
        await readCart(latest.current, { isQuiet: true });
      } else if (isGone || !isSameSelection(asked, latest.current)) await readCart(latest.current);
      return outcome;
    },
    [environment, readCart],
  );
}

/** The global id of the cart that a payload holds. */
function cartIn(payload: {
  readonly cart?: { readonly id?: string } | null | undefined;
}): string | undefined {
  return payload.cart?.id;
}
