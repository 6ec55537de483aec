import type { Sent } from '../../rest/entities.ts';
import { booleanFilter, dateRangeFilter, documentNumberFilter, stringFilter } from '../../rest/filters.ts';
import { withoutUndefined } from '../../rest/withoutUndefined.ts';
import type { MissingItemFilter } from '../../schema/types.generated.ts';

/** Conditions on missing items as /api/v3 takes them (MISS-08, GAP-35); undefined where there is none. */
export function missingItemFilter(
  filter: MissingItemFilter | null | undefined,
): Sent<'MissingItemFilter'> | undefined {
  const conditions = withoutUndefined({
    sku: stringFilter(filter?.articleName),
    linkedOrders: documentNumberFilter(filter?.linkedOrders),
    references: stringFilter(filter?.references),
    date: dateRangeFilter(filter?.date),
    fullyApplied: booleanFilter(filter?.fullyApplied),
    inStock: booleanFilter(filter?.inStock),
  });
  return Object.keys(conditions).length ? conditions : undefined;
}
