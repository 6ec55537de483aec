import { fromGlobalIds } from '../../relay/ids.ts';
import type { Sent } from '../../rest/entities.ts';
import {
  dateRangeFilter,
  documentNumberFilter,
  numberFilter,
  selectFilter,
  stringFilter,
} from '../../rest/filters.ts';
import { withoutUndefined } from '../../rest/withoutUndefined.ts';
import { fromEnum } from '../../schema/enums.ts';
import type { OrderFilter, OrderType } from '../../schema/types.generated.ts';

/** The filter for orders of a type, or of all types that the user may see, as /api/v3 takes it (ORD-01, ORD-11 to ORD-13). */
export function orderFilter(
  type: OrderType | null | undefined,
  filter: OrderFilter | null | undefined,
): Sent<'OrderFilter'> {
  const conditions = {
    id: documentNumberFilter(filter?.dbId),
    clientOrderId: stringFilter(filter?.clientOrderId),
    grandTotal: numberFilter(filter?.grandTotal),
    warehouses: selectFilter(
      fromGlobalIds('Warehouse', filter?.warehouses ?? [], 'filter.warehouses').map(String),
    ),
    status: selectFilter(filter?.status?.map(fromEnum)),
    createdAt: dateRangeFilter(filter?.createdAt),
  };
  return { ...(type == null ? {} : { type: fromEnum(type) }), ...withoutUndefined(conditions) };
}
