import type { Kysely } from 'kysely';
import { fillAnnouncements } from '../db/demo/fillAnnouncements.ts';
import { fillCarts } from '../db/demo/fillCarts.ts';
import { fillCatalog } from '../db/demo/fillCatalog.ts';
import { fillContainers } from '../db/demo/fillContainers.ts';
import { fillDocuments } from '../db/demo/fillDocuments.ts';
import { fillFiles } from '../db/demo/fillFiles.ts';
import { fillOrders } from '../db/demo/fillOrders.ts';
import { fillPeople } from '../db/demo/fillPeople.ts';
import { fillShipping } from '../db/demo/fillShipping.ts';
import { fillStatements } from '../db/demo/fillStatements.ts';
import type { Database } from '../db/tables.ts';
import type { Route } from '../http/route.ts';
import { announcementsRoutes } from './announcements/announcementsRoutes.ts';
import { cartRoutes } from './cart/cartRoutes.ts';
import { catalogRoutes } from './catalog/catalogRoutes.ts';
import { checkoutRoutes } from './checkout/checkoutRoutes.ts';
import { documentRoutes } from './documents/documentRoutes.ts';
import { inTransitRoutes } from './inTransit/inTransitRoutes.ts';
import { integrationsRoutes } from './integrations/integrationsRoutes.ts';
import { invoiceRoutes } from './invoices/invoiceRoutes.ts';
import { missingItemsRoutes } from './missingItems/missingItemsRoutes.ts';
import { orderRoutes } from './orders/orderRoutes.ts';
import { profileRoutes } from './profile/profileRoutes.ts';
import { sessionRoutes } from './session/sessionRoutes.ts';
import { statementRoutes } from './statements/statementRoutes.ts';
import { wishlistRoutes } from './wishlist/wishlistRoutes.ts';

/** What a domain adds to the sandbox. */
export interface Module {
  /** The operations it serves. One that no module serves answers 404. */
  routes: Route[];
  /** Writes its demo data into a new database, in the transaction of the whole demo. */
  fill?: (db: Kysely<Database>, articles: number) => Promise<void>;
}

/** Every domain, in the order in which demo data is written: each may build on those before it. */
export const modules: Module[] = [
  { routes: sessionRoutes, fill: fillPeople },
  { routes: profileRoutes },
  { routes: catalogRoutes, fill: fillCatalog },
  { routes: inTransitRoutes, fill: fillContainers },
  { routes: announcementsRoutes, fill: fillAnnouncements },
  { routes: checkoutRoutes, fill: fillShipping },
  { routes: orderRoutes, fill: fillOrders },
  { routes: invoiceRoutes, fill: fillDocuments },
  { routes: documentRoutes, fill: fillFiles },
  { routes: statementRoutes, fill: fillStatements },
  { routes: missingItemsRoutes },
  { routes: wishlistRoutes },
  { routes: cartRoutes, fill: fillCarts },
  { routes: integrationsRoutes },
];
