import type { RouteObject } from 'react-router-dom';
import CheckoutPageQueryParameters from '../../__generated__/CheckoutPageQuery$parameters.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import { forOrderers } from '../../parts/cart/forOrderers.ts';

// Validity, sums and addresses must be current, so no older answer is shown first.
const startCheckout = preload(CheckoutPageQueryParameters, () => ({}), { fetchPolicy: 'network-only' });

/** The checkout, a screen of the cart area (CHK-01). */
export const checkoutRoutes: RouteObject[] = [
  {
    path: 'checkout',
    ...guarded({}, forOrderers(startCheckout)),
    lazy: async () => ({ Component: (await import('./CheckoutPage.tsx')).CheckoutPage }),
  },
];
