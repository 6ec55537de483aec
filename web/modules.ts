import { announcements } from './pages/announcements/announcements.routes.ts';
import { accounts } from './pages/accounts/accounts.routes.ts';
import { agreements } from './pages/agreements/agreements.routes.ts';
import { arrivals } from './pages/arrivals/arrivals.routes.ts';
import { article } from './pages/article/article.routes.ts';
import { backorders } from './pages/backorders/backorders.routes.ts';
import { cart } from './pages/cart/cart.routes.ts';
import { catalog } from './pages/catalog/catalog.routes.ts';
import { checkout } from './pages/checkout/checkout.routes.ts';
import { claims } from './pages/claims/claims.routes.ts';
import { downloads } from './pages/downloads/downloads.routes.ts';
import { integrationList, integrations } from './pages/integrations/integrations.routes.ts';
import { inTransit } from './pages/inTransit/inTransit.routes.ts';
import { invoiceLists, invoices } from './pages/invoices/invoices.routes.ts';
import { issues } from './pages/issues/issues.routes.ts';
import { missingItems } from './pages/missingItems/missingItems.routes.ts';
import { orderDesk } from './pages/orderDesk/orderDesk.routes.ts';
import { orders } from './pages/orders/orders.routes.ts';
import { production } from './pages/production/production.routes.ts';
import { profile } from './pages/profile/profile.routes.ts';
import { statements } from './pages/statements/statements.routes.ts';
import { wiki } from './pages/wiki/wiki.routes.ts';
import { wishlist } from './pages/wishlist/wishlist.routes.ts';
import type { Module } from './shell/Module.ts';

/** The modules of the client, in the order of the navigation (GAP-07). Areas with tabs take the modules in them. */
export const modules: readonly Module[] = [
  catalog,
  article,
  cart(orderDesk, checkout),
  orders(backorders, invoiceLists, statements),
  invoices,
  inTransit,
  arrivals,
  missingItems,
  wishlist,
  claims,
  production,
  downloads,
  wiki,
  announcements,
  profile(accounts, agreements, integrationList),
  integrations,
  issues,
];
