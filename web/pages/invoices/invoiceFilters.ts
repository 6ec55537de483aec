import type { CreditInvoicesPageQuery$variables } from '../../__generated__/CreditInvoicesPageQuery.graphql.ts';
import type { FinalInvoicesPageQuery$variables } from '../../__generated__/FinalInvoicesPageQuery.graphql.ts';
import type { InvoicesPageQuery$variables } from '../../__generated__/InvoicesPageQuery.graphql.ts';
import { toWarehouseIds } from '../../parts/warehouses/toWarehouseIds.ts';
import type { PreloadArgs } from '../../relay/preload.ts';
import { amount, choice, days, filtersOf, text, whole, yesNo } from '../../ui/filters/filterSet.ts';
import { pageWindow, readListPage } from '../../ui/list/listState.ts';

const id = text('DOCUMENTS.COLUMN.ID', 'dbId');
const createdAt = days('ORDERS.COLUMN.CREATED_AT');

/** The filters of the list of plain invoices (GAP-98). */
export const invoiceFilters = {
  docNumber: text('DOCUMENTS.COLUMN.NUMBER'),
  createdAt,
  grandTotal: amount('ORDERS.COLUMN.GRAND_TOTAL'),
  warehouses: choice('ORDERS.COLUMN.WAREHOUSE', toWarehouseIds),
  allowToPay: yesNo('INVOICE.PAYABLE'),
  id,
};

const sums = {
  number: text('DOCUMENTS.COLUMN.NUMBER', 'docNumber'),
  date: days('DOCUMENTS.COLUMN.DATE'),
  grandTotal: amount('DOCUMENTS.COLUMN.TOTAL_AMOUNT'),
  subtotal: amount('DOCUMENTS.COLUMN.TOTAL_PRICE'),
  subtotalVat: amount('DOCUMENTS.COLUMN.VAT'),
};

/** The filters of the list of credit invoices (GAP-39). */
export const creditInvoiceFilters = { ...sums, createdAt, id };

/** The filters of the list of final invoices (MINV-02). */
export const finalInvoiceFilters = {
  ...sums,
  clientName: text('DOCUMENTS.COLUMN.CLIENT'),
  qty: whole('ORDER.ITEMS.QTY'),
  createdAt,
  id,
};

/** The plain invoices that a URL asks for (LIST-06). */
export const invoiceVariables = ({ url }: PreloadArgs): InvoicesPageQuery$variables => ({
  filter: filtersOf(invoiceFilters, url),
  ...pageWindow(readListPage(url.searchParams)),
});

/** The credit invoices that a URL asks for (LIST-06). */
export const creditInvoiceVariables = ({ url }: PreloadArgs): CreditInvoicesPageQuery$variables => ({
  filter: filtersOf(creditInvoiceFilters, url),
  ...pageWindow(readListPage(url.searchParams)),
});

/** The final invoices that a URL asks for (LIST-06). */
export const finalInvoiceVariables = ({ url }: PreloadArgs): FinalInvoicesPageQuery$variables => ({
  filter: filtersOf(finalInvoiceFilters, url),
  ...pageWindow(readListPage(url.searchParams)),
});
