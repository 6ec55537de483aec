import type { Kysely } from 'kysely';
import { fillAccounts } from './demo/fillAccounts.ts';
import { fillAgreements } from './demo/fillAgreements.ts';
import { fillAnnouncements } from './demo/fillAnnouncements.ts';
import { fillCarts } from './demo/fillCarts.ts';
import { fillCatalog } from './demo/fillCatalog.ts';
import { fillClaims } from './demo/fillClaims.ts';
import { fillContacts } from './demo/fillContacts.ts';
import { fillContainers } from './demo/fillContainers.ts';
import { fillDocuments } from './demo/fillDocuments.ts';
import { fillFiles } from './demo/fillFiles.ts';
import { fillIssues } from './demo/fillIssues.ts';
import { fillOrders } from './demo/fillOrders.ts';
import { fillPeople } from './demo/fillPeople.ts';
import { fillShipping } from './demo/fillShipping.ts';
import { fillStatements } from './demo/fillStatements.ts';
import { fillWiki } from './demo/wiki/fillWiki.ts';
import type { Database } from './db/tables.ts';
import type { Route } from './http/route.ts';
import { accountsRoutes } from './modules/accounts/accountsRoutes.ts';
import { agreementsRoutes } from './modules/agreements/agreementsRoutes.ts';
import { announcementsRoutes } from './modules/announcements/announcementsRoutes.ts';
import { cartRoutes } from './modules/cart/cartRoutes.ts';
import { catalogRoutes } from './modules/catalog/catalogRoutes.ts';
import { checkoutRoutes } from './modules/checkout/checkoutRoutes.ts';
import { claimsRoutes } from './modules/claims/claimsRoutes.ts';
import { documentRoutes } from './modules/documents/documentRoutes.ts';
import { inTransitRoutes } from './modules/inTransit/inTransitRoutes.ts';
import { fillIntegrations } from './demo/fillIntegrations.ts';
import { integrationsRoutes } from './modules/integrations/integrationsRoutes.ts';
import { invoiceRoutes } from './modules/invoices/invoiceRoutes.ts';
import { issuesRoutes } from './modules/issues/issuesRoutes.ts';
import { missingItemsRoutes } from './modules/missingItems/missingItemsRoutes.ts';
import { orderRoutes } from './modules/orders/orderRoutes.ts';
import { profileRoutes } from './modules/profile/profileRoutes.ts';
import { fillProduction } from './demo/fillProduction.ts';
import { productionRoutes } from './modules/production/productionRoutes.ts';
import { sessionRoutes } from './modules/session/sessionRoutes.ts';
import { statementRoutes } from './modules/statements/statementRoutes.ts';
import { wikiRoutes } from './modules/wiki/wikiRoutes.ts';
import { wishlistRoutes } from './modules/wishlist/wishlistRoutes.ts';

/** A domain's part of the sandbox. */
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
