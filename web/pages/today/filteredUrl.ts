import type { Filter } from '../../ui/filters/Filter.ts';
import { withFilters } from '../../ui/filters/filterParams.ts';

/** A list with filters in its URL (LIST-06, GAP-37). */
export function filteredUrl(path: string, filters: Readonly<Record<string, Filter>>): string {
  return `${path}?${withFilters(new URLSearchParams(), new Map(Object.entries(filters)))}`;
}
