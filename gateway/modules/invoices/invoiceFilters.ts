import type { Entity } from '../../rest/entities.ts';
import { dateRangeFilter, intFilter, selectFilter, stringFilter } from '../../rest/filters.ts';
import { withoutUndefined } from '../../rest/withoutUndefined.ts';
import type { InvoiceFilter } from '../../schema/resolvers.generated.ts';

/** Conditions on invoices as /api/v3 takes them (GAP-35, GAP-98). */
export const invoiceFilter = (filter: InvoiceFilter | null | undefined): Entity<'InvoiceFilter'> =>
  withoutUndefined({
    id: stringFilter(filter?.id),
    docNumber: stringFilter(filter?.docNumber),
    warehouses: selectFilter(filter?.warehouses),
    grandTotal: intFilter(filter?.grandTotal),
    createdAt: dateRangeFilter(filter?.createdAt),
  });
