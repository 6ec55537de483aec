import PlainCartQueryParameters from '../../__generated__/PlainCartQuery$parameters.ts';
import RegularCartPageQueryParameters from '../../__generated__/RegularCartPageQuery$parameters.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import { leadOn } from '../../shell/leadOn.ts';
import type { Module } from '../../shell/Module.ts';
import { cartOffers } from '../../parts/cart/cartTypes.ts';
import { regularCartUrl } from '../../parts/cart/cart.urls.ts';
import { readCartSelection, toCartVariables } from '../../parts/cart/CartSelection.ts';
import { forOrderers } from '../../parts/cart/forOrderers.ts';

const startCart = preload(RegularCartPageQueryParameters, ({ url }) =>
  toCartVariables(readCartSelection(url.searchParams)),
);
const startPlainCart = (type: 'RESERVATION' | 'BACKORDER') =>
  forOrderers(
    preload(PlainCartQueryParameters, () => ({ type })),
    cartOffers[type].attribute,
  );

/**
 * The cart area: `/cart` leads to the regular cart (GAP-41); its tabs are the children.
 *
 * @param within modules whose screens are in the area
 */
export const cart = (...within: readonly Module[]): Module => ({
  routes: [
    // Not a child of the area: it would be led away only after the area's code had come.
    { path: 'cart', loader: ({ request }) => leadOn(request, regularCartUrl()), element: null },
    {
      path: 'cart',
      ...guarded({}),
      lazy: async () => ({ Component: (await import('./CartArea.tsx')).CartArea }),
      children: [
        {
          path: 'regular',
          ...guarded({}, forOrderers(startCart)),
          lazy: async () => ({ Component: (await import('./RegularCartPage.tsx')).RegularCartPage }),
        },
        {
          path: 'reservation',
          ...guarded({ requires: cartOffers.RESERVATION.attribute }, startPlainCart('RESERVATION')),
          lazy: async () => ({ Component: (await import('./ReservationCartPage.tsx')).ReservationCartPage }),
        },
        {
          path: 'backorder',
          ...guarded({ requires: cartOffers.BACKORDER.attribute }, startPlainCart('BACKORDER')),
          lazy: async () => ({ Component: (await import('./BackorderCartPage.tsx')).BackorderCartPage }),
        },
        ...within.flatMap(({ routes }) => routes),
      ],
    },
  ],
});
