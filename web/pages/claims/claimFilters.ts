import type { ClaimsPageQuery$variables } from '../../__generated__/ClaimsPageQuery.graphql.ts';
import { claimStatuses, claimTypes } from '../../parts/claims/claimStatus.ts';
import type { PreloadArgs } from '../../relay/preload.ts';
import { days, filtersOf, oneOf, text, yesNo } from '../../ui/filters/filterSet.ts';
import { pageWindow, readListPage } from '../../ui/list/listState.ts';

/** The filters of the list of claims (GAP-39). */
export const claimFilters = {
  documentNumber: text('CLAIM.NUMBER'),
  type: oneOf('CLAIM.TYPE', claimTypes, (type) => `CLAIM.TYPE.${type}`),
  status: oneOf('CLAIM.STATUS', claimStatuses, (status) => `CLAIM.STATUS.${status}`),
  documentDate: days('CLAIM.DATE'),
  waiting: yesNo('CLAIM.WAITS'),
};

/** The claims that a URL asks for (LIST-06). */
export const claimVariables = ({ url }: PreloadArgs): ClaimsPageQuery$variables => ({
  filter: filtersOf(claimFilters, url),
  ...pageWindow(readListPage(url.searchParams)),
});
