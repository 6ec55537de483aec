import type { ProductionPageQuery$variables } from '../../__generated__/ProductionPageQuery.graphql.ts';
import type { PreloadArgs } from '../../relay/preload.ts';
import { days, filtersOf, oneOf, text } from '../../ui/filters/filterSet.ts';
import { pageWindow, readListPage } from '../../ui/list/listState.ts';
import { productionStatuses } from './productionStatus.ts';
import type { ProductionType } from './ProductionType.ts';

/** The filters of the lists of requests (GAP-39). */
export const productionFilters = {
  OENumber: text('PRODUCTION.OE_NUMBER'),
  status: oneOf('ORDERS.COLUMN.STATUS', productionStatuses, (status) => `PRODUCTION.STATUS.${status}`),
  createdAt: days('ORDERS.COLUMN.CREATED_AT'),
};

/** The list that a URL asks for: type by route, page, limit and filters by search (PROD-02, LIST-06). */
export const productionVariables =
  (type: ProductionType) =>
  ({ url }: PreloadArgs): ProductionPageQuery$variables => ({
    type,
    filter: filtersOf(productionFilters, url),
    ...pageWindow(readListPage(url.searchParams)),
  });
