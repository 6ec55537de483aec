import type { Kysely } from 'kysely';
import { fillAccounts } from '../db/demo/fillAccounts.ts';
import { fillAgreements } from '../db/demo/fillAgreements.ts';
import { fillAnnouncements } from '../db/demo/fillAnnouncements.ts';
import { fillCarts } from '../db/demo/fillCarts.ts';
import { fillCatalog } from '../db/demo/fillCatalog.ts';
import { fillClaims } from '../db/demo/fillClaims.ts';
import { fillContacts } from '../db/demo/fillContacts.ts';
import { fillContainers } from '../db/demo/fillContainers.ts';
import { fillDocuments } from '../db/demo/fillDocuments.ts';
import { fillFiles } from '../db/demo/fillFiles.ts';
import { fillIssues } from '../db/demo/fillIssues.ts';
import { fillOrders } from '../db/demo/fillOrders.ts';
import { fillPeople } from '../db/demo/fillPeople.ts';
import { fillShipping } from '../db/demo/fillShipping.ts';
import { fillStatements } from '../db/demo/fillStatements.ts';
import { fillWiki } from '../db/demo/wiki/fillWiki.ts';
import type { Database } from '../db/tables.ts';
import type { Route } from '../http/route.ts';
import { accountsRoutes } from './accounts/accountsRoutes.ts';
import { agreementsRoutes } from './agreements/agreementsRoutes.ts';
import { announcementsRoutes } from './announcements/announcementsRoutes.ts';
import { cartRoutes } from './cart/cartRoutes.ts';
import { catalogRoutes } from './catalog/catalogRoutes.ts';
import { checkoutRoutes } from './checkout/checkoutRoutes.ts';
import { claimsRoutes } from './claims/claimsRoutes.ts';
import { documentRoutes } from './documents/documentRoutes.ts';
import { inTransitRoutes } from './inTransit/inTransitRoutes.ts';
import { fillIntegrations } from './integrations/fillIntegrations.ts';
import { integrationsRoutes } from './integrations/integrationsRoutes.ts';
import { invoiceRoutes } from './invoices/invoiceRoutes.ts';
import { issuesRoutes } from './issues/issuesRoutes.ts';
import { missingItemsRoutes } from './missingItems/missingItemsRoutes.ts';
import { orderRoutes } from './orders/orderRoutes.ts';
import { profileRoutes } from './profile/profileRoutes.ts';
import { fillProduction } from './production/fillProduction.ts';
import { productionRoutes } from './production/productionRoutes.ts';
import { sessionRoutes } from './session/sessionRoutes.ts';
import { statementRoutes } from './statements/statementRoutes.ts';
import { wikiRoutes } from './wiki/wikiRoutes.ts';
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
  { routes: profileRoutes, fill: fillContacts },
  { routes: accountsRoutes, fill: fillAccounts },
  { routes: agreementsRoutes, fill: fillAgreements },
  { routes: catalogRoutes, fill: fillCatalog },
  { routes: inTransitRoutes, fill: fillContainers },
  { routes: announcementsRoutes, fill: fillAnnouncements },
  { routes: checkoutRoutes, fill: fillShipping },
  { routes: orderRoutes, fill: fillOrders },
  { routes: invoiceRoutes, fill: fillDocuments },
  { routes: claimsRoutes, fill: fillClaims },
  { routes: documentRoutes, fill: fillFiles },
  { routes: statementRoutes, fill: fillStatements },
  { routes: missingItemsRoutes },
  { routes: wishlistRoutes },
  { routes: cartRoutes, fill: fillCarts },
  { routes: productionRoutes, fill: fillProduction },
  { routes: wikiRoutes, fill: fillWiki },
  { routes: integrationsRoutes, fill: fillIntegrations },
  { routes: issuesRoutes, fill: fillIssues },
];
