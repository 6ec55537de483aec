import { route, type Route } from '../../http/route.ts';
import { downloadDocuments } from './downloadDocuments.ts';
import { exportDocument } from './exportDocument.ts';
import { getInvoice } from './getInvoice.ts';
import { getCreditInvoice, getMergedInvoice } from './getMergedInvoice.ts';
import { listInvoices } from './listInvoices.ts';
import { listCreditInvoices, listMergedInvoices, searchMergedInvoices } from './listMergedInvoices.ts';
import { payInvoice } from './payInvoice.ts';

/**
 * Invoices of every kind on the wire (CALL-025, CALL-076 to CALL-086): lists need order_list, one document order_view
 * (GAP-29). With export[format] the answer is a file (GAP-88).
 */
export const invoiceRoutes: Route[] = [
  route('listInvoices', 'order_list', ({ query, session, db }) => listInvoices(db, session, query)),

  route('getInvoice', 'order_view', async ({ path: { id }, query, session, db }) =>
    query.export === undefined
      ? getInvoice(db, session, id)
      : exportDocument(db, session, { id, kind: 'invoice' }, query.export),
  ),

  route('listMergedInvoices', 'order_list', ({ query, session, db }) =>
    listMergedInvoices(db, session, query),
  ),

  route('searchMergedInvoices', 'order_list', ({ query, session, db }) =>
    searchMergedInvoices(db, session, query.number),
  ),

  route('getMergedInvoice', 'order_view', async ({ path: { id }, query, session, db }) =>
    query.export === undefined
      ? getMergedInvoice(db, session, id)
      : exportDocument(db, session, { id, kind: 'merged_invoice' }, query.export),
  ),

  route('exportPackingList', 'order_view', ({ path: { id }, query, session, db }) => {
    const options = query.export ?? { format: 'csv', withHeaders: 1 };
    return exportDocument(db, session, { id, kind: 'packing_list' }, options);
  }),

  route('listCreditInvoices', 'order_list', ({ query, session, db }) =>
    listCreditInvoices(db, session, query),
  ),

  route('getCreditInvoice', 'order_view', ({ path, session, db }) => getCreditInvoice(db, session, path.id)),

  route('downloadDocuments', 'order_list', ({ path, body, session, db }) =>
    downloadDocuments(db, session, path.type, body),
  ),

  route('payInvoice', 'order_view', ({ path, session, db }) => payInvoice(db, session, path.id)),
];
