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

  route('getInvoice', 'order_view', async (call) =>
    call.query.export === undefined
      ? getInvoice(call.db, call.session, { id: call.path.id, locale: call.locale })
      : exportDocument(call, 'invoice', call.query.export),
  ),

  route('listMergedInvoices', 'order_list', ({ query, session, db }) =>
    listMergedInvoices(db, session, query),
  ),

  route('searchMergedInvoices', 'order_list', ({ query, session, db }) =>
    searchMergedInvoices(db, session, query.number),
  ),

  route('getMergedInvoice', 'order_view', async (call) =>
    call.query.export === undefined
      ? getMergedInvoice(call.db, call.session, { id: call.path.id, locale: call.locale })
      : exportDocument(call, 'merged_invoice', call.query.export),
  ),

  route('exportPackingList', 'order_view', (call) =>
    exportDocument(call, 'packing_list', call.query.export ?? { format: 'csv', withHeaders: 1 }),
  ),

  route('listCreditInvoices', 'order_list', ({ query, session, db }) =>
    listCreditInvoices(db, session, query),
  ),

  route('getCreditInvoice', 'order_view', ({ path, session, locale, db }) =>
    getCreditInvoice(db, session, { id: path.id, locale }),
  ),

  route('downloadDocuments', 'order_list', downloadDocuments),

  route('payInvoice', 'order_view', ({ path, session, db }) => payInvoice(db, session, path.id)),
];
