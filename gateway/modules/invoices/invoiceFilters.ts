import { fromGlobalIds } from '../../relay/ids.ts';
import type { Sent } from '../../rest/entities.ts';
import {
  booleanFilter,
  dateRangeFilter,
  documentNumberFilter,
  numberFilter,
  selectFilter,
  stringFilter,
} from '../../rest/filters.ts';
import { withoutUndefined } from '../../rest/withoutUndefined.ts';
import type {
  CreditInvoiceFilter,
  InvoiceFilter,
  MergedInvoiceFilter,
} from '../../schema/types.generated.ts';

/** Conditions on invoices as /api/v3 takes them (GAP-35, GAP-98). */
export const invoiceFilter = (filter: InvoiceFilter | null | undefined): Sent<'InvoiceFilter'> =>
  withoutUndefined({
    id: documentNumberFilter(filter?.dbId),
    docNumber: documentNumberFilter(filter?.docNumber),
    warehouses: selectFilter(
      fromGlobalIds('Warehouse', filter?.warehouses ?? [], 'filter.warehouses').map(String),
    ),
    grandTotal: numberFilter(filter?.grandTotal),
    createdAt: dateRangeFilter(filter?.createdAt),
    allowToPay: booleanFilter(filter?.allowToPay),
  });

/** Conditions on final invoices as /api/v3 takes them (GAP-35, MINV-02). */
export const mergedInvoiceFilter = (
  filter: MergedInvoiceFilter | null | undefined,
): Sent<'MergedInvoiceFilter'> =>
  withoutUndefined({
    ...creditInvoiceFilter(filter),
    clientName: stringFilter(filter?.clientName),
    qty: numberFilter(filter?.qty),
  });

/** Conditions on credit invoices as /api/v3 takes them (GAP-35, GAP-39). */
export const creditInvoiceFilter = (
  filter: CreditInvoiceFilter | null | undefined,
): Sent<'CreditInvoiceFilter'> =>
  withoutUndefined({
    id: documentNumberFilter(filter?.dbId),
    number: documentNumberFilter(filter?.docNumber),
    grandTotal: numberFilter(filter?.grandTotal),
    subtotal: numberFilter(filter?.subtotal),
    subtotalVat: numberFilter(filter?.subtotalVat),
    date: dateRangeFilter(filter?.date),
    createdAt: dateRangeFilter(filter?.createdAt),
  });
