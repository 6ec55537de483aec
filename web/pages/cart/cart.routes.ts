import PlainCartQueryParameters from '../../__generated__/PlainCartQuery$parameters.ts';
import RegularCartPageQueryParameters from '../../__generated__/RegularCartPageQuery$parameters.ts';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { currentEnvironment } from '../../relay/currentEnvironment.ts';
import { shownAccount } from '../../relay/shownAccount.ts';
import { lastCartChoice } from '../../shell/session/lastCartChoice.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import { leadOn } from '../../shell/leadOn.ts';
import type { Module } from '../../shell/Module.ts';
import { cartOffers } from '../../parts/cart/cartTypes.ts';
import { regularCartUrl } from '../../parts/cart/cart.urls.ts';
import {
  cartSelectionSearch,
  hasCartSelection,
  readCartSelection,
  toCartVariables,
} from '../../parts/cart/CartSelection.ts';
import { forOrderers } from '../../parts/cart/forOrderers.ts';

const startCart = preload(RegularCartPageQueryParameters, ({ url }) =>
  toCartVariables(readCartSelection(url.searchParams)),
);
/** An address with a choice of warehouses counts and is kept; one without leads to the choice that was seen last (GAP-180). */
const openCart = (args: LoaderFunctionArgs) => {
  const account = shownAccount.of(currentEnvironment());
  const { searchParams } = new URL(args.request.url);
  if (account === null) return startCart(args);
  if (hasCartSelection(searchParams)) {
    lastCartChoice.keep(account, String(cartSelectionSearch(readCartSelection(searchParams))));
    return startCart(args);
  }
  const last = lastCartChoice.read(account);
  return last === null
    ? startCart(args)
    : leadOn(args.request, regularCartUrl(readCartSelection(new URLSearchParams(last))));
};
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
          ...guarded({}, forOrderers(openCart)),
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
