import type { CreditInvoicesPageQuery$variables } from '../../__generated__/CreditInvoicesPageQuery.graphql.ts';
import type { FinalInvoicesPageQuery$variables } from '../../__generated__/FinalInvoicesPageQuery.graphql.ts';
import type { InvoicesPageQuery$variables } from '../../__generated__/InvoicesPageQuery.graphql.ts';
import type { PreloadArgs } from '../../relay/preload.ts';
import { toGlobalId } from '../../relay/globalId.ts';
import type { FilterTypes } from '../../ui/filters/Filter.ts';
import { dateRangeFilter, numberFilter, selectFilter, stringFilter } from '../../ui/filters/filterInput.ts';
import { readFilters } from '../../ui/filters/filterParams.ts';
import { pageWindow, readListPage } from '../../ui/list/listState.ts';

/** The filters of the list of plain invoices (GAP-98). */
export const invoiceFilterTypes = {
  id: 'string',
  docNumber: 'string',
  warehouses: 'select',
  grandTotal: 'amount',
  createdAt: 'dateRange',
} as const satisfies FilterTypes;

/** The filters of the list of credit invoices (GAP-39). */
export const creditInvoiceFilterTypes = {
  id: 'string',
  number: 'string',
  grandTotal: 'amount',
  subtotal: 'amount',
  subtotalVat: 'amount',
  date: 'dateRange',
  createdAt: 'dateRange',
} as const satisfies FilterTypes;

/** The filters of the list of final invoices (MINV-02). */
export const finalInvoiceFilterTypes = {
  ...creditInvoiceFilterTypes,
  clientName: 'string',
  qty: 'int',
} as const satisfies FilterTypes;

/** The plain invoices that a URL asks for (LIST-06). */
export function invoiceVariables({ url }: PreloadArgs): InvoicesPageQuery$variables {
  const filters = readFilters(url.searchParams, invoiceFilterTypes);
  return {
    filter:
      filters.size === 0
        ? null
        : {
            dbId: stringFilter(filters, 'id'),
            docNumber: stringFilter(filters, 'docNumber'),
            warehouses:
              selectFilter(filters, 'warehouses')?.map((dbId) => toGlobalId('Warehouse', dbId)) ?? null,
            grandTotal: numberFilter(filters, 'grandTotal'),
            createdAt: dateRangeFilter(filters, 'createdAt'),
          },
    ...pageWindow(readListPage(url.searchParams)),
  };
}

/** The credit invoices that a URL asks for (LIST-06). */
export function creditInvoiceVariables({ url }: PreloadArgs): CreditInvoicesPageQuery$variables {
  const filters = readFilters(url.searchParams, creditInvoiceFilterTypes);
  return {
    filter: filters.size === 0 ? null : summingFilter(filters),
    ...pageWindow(readListPage(url.searchParams)),
  };
}

/** The final invoices that a URL asks for (LIST-06). */
export function finalInvoiceVariables({ url }: PreloadArgs): FinalInvoicesPageQuery$variables {
  const filters = readFilters(url.searchParams, finalInvoiceFilterTypes);
  return {
    filter:
      filters.size === 0
        ? null
        : {
            ...summingFilter(filters),
            clientName: stringFilter(filters, 'clientName'),
            qty: numberFilter(filters, 'qty'),
          },
    ...pageWindow(readListPage(url.searchParams)),
  };
}

const summingFilter = (filters: ReturnType<typeof readFilters>) => ({
  dbId: stringFilter(filters, 'id'),
  docNumber: stringFilter(filters, 'number'),
  grandTotal: numberFilter(filters, 'grandTotal'),
  subtotal: numberFilter(filters, 'subtotal'),
  subtotalVat: numberFilter(filters, 'subtotalVat'),
  date: dateRangeFilter(filters, 'date'),
  createdAt: dateRangeFilter(filters, 'createdAt'),
});
