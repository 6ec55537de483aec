import {
  announcementsNodes,
  announcementsResolvers,
} from '../modules/announcements/announcements.resolvers.ts';
import { backordersResolvers } from '../modules/backorders/backorders.resolvers.ts';
import { cartNodes, cartResolvers } from '../modules/cart/cart.resolvers.ts';
import { catalogNodes, catalogResolvers } from '../modules/catalog/catalog.resolvers.ts';
import { checkoutNodes, checkoutResolvers } from '../modules/checkout/checkout.resolvers.ts';
import { oemListResolvers } from '../modules/catalog/oemList.resolvers.ts';
import { orderDeskResolvers } from '../modules/orderDesk/orderDesk.resolvers.ts';
import { inTransitResolvers } from '../modules/inTransit/inTransit.resolvers.ts';
import { invoicesNodes, invoicesResolvers } from '../modules/invoices/invoices.resolvers.ts';
import { integrationsNodes, integrationsResolvers } from '../modules/integrations/integrations.resolvers.ts';
import { missingItemsNodes, missingItemsResolvers } from '../modules/missingItems/missingItems.resolvers.ts';
import { ordersNodes, ordersResolvers } from '../modules/orders/orders.resolvers.ts';
import { profileNodes, profileResolvers } from '../modules/profile/profile.resolvers.ts';
import { sessionNodes, sessionResolvers } from '../modules/session/session.resolvers.ts';
import { vehiclesNodes, vehiclesResolvers } from '../modules/vehicles/vehicles.resolvers.ts';
import { wishlistNodes, wishlistResolvers } from '../modules/wishlist/wishlist.resolvers.ts';
import type { NodeFetchers } from '../relay/node.ts';
import { moneyResolvers } from './moneyResolvers.ts';
import type { Resolvers } from './resolvers.generated.ts';

/** The domains' resolvers, and those of the types they share. */
export const moduleResolvers: readonly Resolvers[] = [
  moneyResolvers,
  sessionResolvers,
  profileResolvers,
  integrationsResolvers,
  catalogResolvers,
  oemListResolvers,
  vehiclesResolvers,
  wishlistResolvers,
  inTransitResolvers,
  backordersResolvers,
  missingItemsResolvers,
  cartResolvers,
  orderDeskResolvers,
  checkoutResolvers,
  ordersResolvers,
  invoicesResolvers,
  announcementsResolvers,
];

/** The domains' Node types and how to read one of each. */
export const moduleNodes: NodeFetchers = {
  ...sessionNodes,
  ...profileNodes,
  ...integrationsNodes,
  ...catalogNodes,
  ...vehiclesNodes,
  ...wishlistNodes,
  ...missingItemsNodes,
  ...cartNodes,
  ...checkoutNodes,
  ...ordersNodes,
  ...invoicesNodes,
  ...announcementsNodes,
};
