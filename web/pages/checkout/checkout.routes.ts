import CheckoutPageQueryParameters from '../../__generated__/CheckoutPageQuery$parameters.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import type { Module } from '../../shell/Module.ts';
import { forOrderers } from '../../parts/cart/forOrderers.ts';

// Validity, sums and addresses must be current, so no older answer is shown first.
const startCheckout = preload(CheckoutPageQueryParameters, () => ({}), { fetchPolicy: 'network-only' });

/** The checkout, a screen of the cart area (CHK-01). */
export const checkout: Module = {
  routes: [
    {
      path: 'checkout',
      ...guarded({}, forOrderers(startCheckout)),
      lazy: async () => ({ Component: (await import('./CheckoutPage.tsx')).CheckoutPage }),
    },
  ],
};
