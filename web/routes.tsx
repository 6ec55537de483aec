import type { RouteObject } from 'react-router-dom';
import { articleRoutes } from './pages/article/article.routes.ts';
import { backordersRoute } from './pages/backorders/backorders.routes.ts';
import { cartRoutes } from './pages/cart/cart.routes.ts';
import { catalogRoutes } from './pages/catalog/catalog.routes.ts';
import { checkoutRoutes } from './pages/checkout/checkout.routes.ts';
import { inTransitRoutes } from './pages/inTransit/inTransit.routes.ts';
import { missingItemsRoutes } from './pages/missingItems/missingItems.routes.ts';
import { orderDeskRoutes } from './pages/orderDesk/orderDesk.routes.ts';
import { ordersRoutes } from './pages/orders/orders.routes.ts';
import { wishlistRoutes } from './pages/wishlist/wishlist.routes.ts';
import { HeaderSearch } from './parts/catalog/HeaderSearch.tsx';
import { CrashScreen } from './shell/CrashScreen.tsx';
import { guarded } from './shell/guard.ts';
import { SearchContext } from './shell/header/SearchContext.ts';
import { loadHome } from './shell/loadHome.ts';
import { NotFoundPage } from './shell/NotFoundPage.tsx';
import { PageCrash } from './shell/PageCrash.tsx';
import { Root } from './shell/Root.tsx';
import { loadRoot } from './shell/session/loadRoot.ts';

/** Every screen of the client; each domain lists its own (SHELL-01 to SHELL-07). */
export const routes: RouteObject[] = [
  {
    id: 'root',
    path: '/',
    loader: loadRoot,
    element: (
      <SearchContext value={<HeaderSearch />}>
        <Root />
      </SearchContext>
    ),
    ErrorBoundary: CrashScreen,
    children: [
      {
        ErrorBoundary: PageCrash,
        children: [
          { index: true, loader: loadHome, element: null },
          ...catalogRoutes,
          ...articleRoutes,
          ...cartRoutes([...orderDeskRoutes, ...checkoutRoutes]),
          ...ordersRoutes([backordersRoute]),
          ...missingItemsRoutes,
          ...inTransitRoutes,
          ...wishlistRoutes,
          { path: 'not-found', ...guarded({}), Component: NotFoundPage },
          { path: '*', ...guarded({}), Component: NotFoundPage },
        ],
      },
    ],
  },
];
