import type { Route } from '../http/route.ts';
import { announcementsRoutes } from './announcements/announcementsRoutes.ts';
import { cartRoutes } from './cart/cartRoutes.ts';
import { catalogRoutes } from './catalog/catalogRoutes.ts';
import { checkoutRoutes } from './checkout/checkoutRoutes.ts';
import { documentRoutes } from './documents/documentRoutes.ts';
import { inTransitRoutes } from './inTransit/inTransitRoutes.ts';
import { invoiceRoutes } from './invoices/invoiceRoutes.ts';
import { integrationsRoutes } from './integrations/integrationsRoutes.ts';
import { missingItemsRoutes } from './missingItems/missingItemsRoutes.ts';
import { orderRoutes } from './orders/orderRoutes.ts';
import { profileRoutes } from './profile/profileRoutes.ts';
import { sessionRoutes } from './session/sessionRoutes.ts';
import { wishlistRoutes } from './wishlist/wishlistRoutes.ts';

/** Every call the sandbox serves, by domain. A call of the contract that no module serves answers 404. */
export const routes: Route[] = [
  ...sessionRoutes,
  ...profileRoutes,
  ...integrationsRoutes,
  ...announcementsRoutes,
  ...catalogRoutes,
  ...wishlistRoutes,
  ...inTransitRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...missingItemsRoutes,
  ...orderRoutes,
  ...documentRoutes,
  ...invoiceRoutes,
];
