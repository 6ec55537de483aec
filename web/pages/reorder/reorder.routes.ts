import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import LastOrderedPageQuery from '../../__generated__/LastOrderedPageQuery$parameters.ts';
import OrdersAgainPageQuery from '../../__generated__/OrdersAgainPageQuery$parameters.ts';
import ReorderPageQuery from '../../__generated__/ReorderPageQuery$parameters.ts';
import { forOrderers } from '../../parts/cart/forOrderers.ts';
import {
  isReorderKind,
  readCartType,
  readOrdersAgain,
  readReorderLines,
  reorderTypes,
} from '../../parts/reorder/reorder.urls.ts';
import { isDbId } from '../../../contract/isDbId.ts';
import { toGlobalId } from '../../relay/globalId.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import { leadOn } from '../../shell/leadOn.ts';
import type { Module } from '../../shell/Module.ts';

const startDocument = preload(ReorderPageQuery, ({ params: { kind, dbId = '' }, url }) => ({
  id: toGlobalId(isReorderKind(kind) ? reorderTypes[kind] : '', dbId),
  type: readCartType(url.searchParams),
  indexes: readReorderLines(url.searchParams),
}));

const startOrders = preload(OrdersAgainPageQuery, ({ url }) => ({
  orders: readOrdersAgain(url.searchParams).map((dbId) => toGlobalId('Order', dbId)),
  type: readCartType(url.searchParams),
}));

/** All lines come at once: another page of them needs no data, another cart or other lines do. */
function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOtherPage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  const isSame = ['cart', 'lines', 'ids'].every(
    (name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name),
  );
  return isOtherPage && isSame ? false : defaultShouldRevalidate;
}

/** The lines of one document, or of several orders, to be ordered again. */
export const reorder: Module = {
  routes: [
    {
      path: 'order-again/orders',
      ...guarded({ requires: 'order_management' }, (args) =>
        readOrdersAgain(new URL(args.request.url).searchParams).length > 0
          ? startOrders(args)
          : leadOn(args.request, '/not-found'),
      ),
      shouldRevalidate,
      lazy: async () => ({ Component: (await import('./OrdersAgainPage.tsx')).OrdersAgainPage }),
    },
    {
      path: 'order-again/:kind/:dbId',
      ...guarded({ requires: 'order_management' }, (args) =>
        isReorderKind(args.params['kind']) && isDbId(args.params['dbId'] ?? '')
          ? startDocument(args)
          : leadOn(args.request, '/not-found'),
      ),
      shouldRevalidate,
      lazy: async () => ({ Component: (await import('./ReorderPage.tsx')).ReorderPage }),
    },
  ],
};

/** The articles that the user ordered last, within the cart area. */
export const lastOrdered: Module = {
  routes: [
    {
      path: 'last-ordered',
      ...guarded(
        {},
        forOrderers(preload(LastOrderedPageQuery, ({ url }) => ({ type: readCartType(url.searchParams) }))),
      ),
      shouldRevalidate,
      lazy: async () => ({ Component: (await import('./LastOrderedPage.tsx')).LastOrderedPage }),
    },
  ],
};
