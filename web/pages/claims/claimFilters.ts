import type { ClaimsPageQuery$variables } from '../../__generated__/ClaimsPageQuery.graphql.ts';
import { isClaimStatus, isClaimType } from '../../parts/claims/claimStatus.ts';
import type { PreloadArgs } from '../../relay/preload.ts';
import type { FilterTypes } from '../../ui/filters/Filter.ts';
import { dateRangeFilter, selectFilter, stringFilter } from '../../ui/filters/filterInput.ts';
import { readFilters } from '../../ui/filters/filterParams.ts';
import { pageWindow, readListPage } from '../../ui/list/listState.ts';

/** The filters of the list of claims (GAP-39). */
export const claimFilterTypes = {
  documentNumber: 'string',
  type: 'select',
  status: 'select',
  documentDate: 'dateRange',
} as const satisfies FilterTypes;

/** The claims that a URL asks for (LIST-06). Kinds and statuses are upper case in GraphQL. */
export function claimVariables({ url }: PreloadArgs): ClaimsPageQuery$variables {
  const filters = readFilters(url.searchParams, claimFilterTypes);
  const upper = (key: string) => selectFilter(filters, key)?.map((value) => value.toUpperCase());
  return {
    filter:
      filters.size === 0
        ? null
        : {
            documentNumber: stringFilter(filters, 'documentNumber'),
            type: upper('type')?.filter(isClaimType) ?? null,
            status: upper('status')?.filter(isClaimStatus) ?? null,
            documentDate: dateRangeFilter(filters, 'documentDate'),
          },
    ...pageWindow(readListPage(url.searchParams)),
  };
}
