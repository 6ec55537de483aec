import { Star20Regular } from '@fluentui/react-icons/svg/star';
import WishlistPageQuery from '../../__generated__/WishlistPageQuery$parameters.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import type { Module } from '../../shell/Module.ts';
import { pageWindow, readListPage } from '../../ui/list/listState.ts';

/** The wishlist (WISH-01). */
export const wishlist: Module = {
  navigation: {
    key: 'wishlist',
    to: '/wish-list',
    label: 'NAVIGATION.WISHLIST',
    icon: Star20Regular,
    group: 2,
    // Without the catalog there is no star to fill it with.
    access: { requires: 'article_list' },
  },
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
