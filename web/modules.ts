import { accessibility } from './pages/accessibility/accessibility.routes.ts';
import { announcements } from './pages/announcements/announcements.routes.ts';
import { accounts } from './pages/accounts/accounts.routes.ts';
import { agreements } from './pages/agreements/agreements.routes.ts';
import { arrivals } from './pages/arrivals/arrivals.routes.ts';
import { cart } from './pages/cart/cart.routes.ts';
import { checkout } from './pages/checkout/checkout.routes.ts';
import { claims } from './pages/claims/claims.routes.ts';
import { downloads } from './pages/downloads/downloads.routes.ts';
import { integrationList, integrations } from './pages/integrations/integrations.routes.ts';
import { inTransit } from './pages/inTransit/inTransit.routes.ts';
import { issues } from './pages/issues/issues.routes.ts';
import { missingItems } from './pages/missingItems/missingItems.routes.ts';
import { orderDesk } from './pages/orderDesk/orderDesk.routes.ts';
import { production } from './pages/production/production.routes.ts';
import { profile } from './pages/profile/profile.routes.ts';
import { today } from './pages/today/today.routes.ts';
import { lastOrdered, reorder } from './pages/reorder/reorder.routes.ts';
import { wiki } from './pages/wiki/wiki.routes.ts';
import { wishlist } from './pages/wishlist/wishlist.routes.ts';
import type { Module } from './shell/Module.ts';

// The first page does not wait for it either.
export { keepFocus } from './shell/keepFocus.ts';

/**
 * The areas of the client, except for `firstModules.ts`. Their routes load after the first page has been drawn, or with
 * it when it is one of theirs. Areas with tabs take the modules in them.
 */
export const modules: readonly Module[] = [
  today,
  cart(orderDesk, lastOrdered, checkout),
  reorder,
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
  accessibility,
];
