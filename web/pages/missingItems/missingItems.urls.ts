import { withFilters } from '../../ui/filters/filterParams.ts';
import type { Filters } from '../../ui/filters/Filter.ts';

/** The report of missing items (MISS-02). */
export const missingItemsUrl = '/missing-items';

/** The items that were put away (MISS-02). */
export const hiddenMissingItemsUrl = '/missing-items/hidden';

/** The report as a file, of what the filters leave; range and format are added to it (MISS-19, GAP-134). */
export function exportMissingItemsUrl(filters: Filters): string {
  const search = String(withFilters(new URLSearchParams(), filters));
  return `/api/v3/cart/missing-items${search && `?${search}`}`;
}
