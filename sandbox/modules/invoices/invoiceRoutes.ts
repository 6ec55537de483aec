import { route, type Route } from '../../http/route.ts';
import { getInvoice } from './getInvoice.ts';
import { listInvoices } from './listInvoices.ts';

/** Invoices on the wire (CALL-076 to CALL-085): lists need order_list, a page order_view (GAP-29). */
export const invoiceRoutes: Route[] = [
  route('listInvoices', 'order_list', ({ query, session, db }) => listInvoices(db, session, query)),

  route('getInvoice', 'order_view', ({ path, session, db }) => getInvoice(db, session, path.id)),
];
