import WishlistPageQuery from '../../__generated__/WishlistPageQuery$parameters.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import type { Module } from '../../shell/Module.ts';
import { pageWindow, readListPage } from '../../ui/list/listState.ts';

/** The wishlist (WISH-01). */
export const wishlist: Module = {
  routes: [
    {
      path: 'wish-list',
      ...guarded(
        { requires: 'order_list' },
        preload(WishlistPageQuery, ({ url }) => pageWindow(readListPage(url.searchParams))),
      ),
      lazy: async () => ({ Component: (await import('./WishlistPage.tsx')).WishlistPage }),
    },
  ],
};
