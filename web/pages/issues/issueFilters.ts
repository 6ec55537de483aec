import type { IssuesPageQuery$variables } from '../../__generated__/IssuesPageQuery.graphql.ts';
import type { Filters, FilterTypes } from '../../ui/filters/Filter.ts';
import { stringFilter } from '../../ui/filters/filterInput.ts';

/** The filters of the list of issues, all of them texts (ISS-06). */
export const issueFilterTypes = {
  name: 'string',
  status: 'string',
  priority: 'string',
  realStartDate: 'string',
  realEndDate: 'string',
} as const satisfies FilterTypes;

/** The filters of the URL as the gateway takes them; null when none is set. */
export function issueFilterInput(filters: Filters): NonNullable<IssuesPageQuery$variables['filter']> | null {
  if (filters.size === 0) return null;
  return {
    name: stringFilter(filters, 'name'),
    status: stringFilter(filters, 'status'),
    priority: stringFilter(filters, 'priority'),
    realStartDate: stringFilter(filters, 'realStartDate'),
    realEndDate: stringFilter(filters, 'realEndDate'),
  };
}
