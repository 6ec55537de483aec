import { redirect, type RouteObject } from 'react-router-dom';
import RegularCartPageQueryParameters from '../../__generated__/RegularCartPageQuery$parameters.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import { checkoutRoutes } from '../checkout/checkout.routes.ts';
import { regularCartUrl } from './cart.urls.ts';
import { readCartSelection } from './CartSelection.ts';
import { forOrderers } from './forOrderers.ts';

const startCart = preload(RegularCartPageQueryParameters, ({ url }) => readCartSelection(url.searchParams));

/** The cart area: `/cart` leads to the regular cart (GAP-41); its tabs are the children. */
export const cartRoutes: RouteObject[] = [
  // Not a child of the area: it would be led away only after the area's code had come.
  { path: 'cart', loader: () => redirect(regularCartUrl()), element: null },
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
      ...checkoutRoutes,
    ],
  },
];
