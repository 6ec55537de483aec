import type { ProductionPageQuery$variables } from '../../__generated__/ProductionPageQuery.graphql.ts';
import type { PreloadArgs } from '../../relay/preload.ts';
import type { FilterTypes } from '../../ui/filters/Filter.ts';
import { dateRangeFilter, selectFilter, stringFilter } from '../../ui/filters/filterInput.ts';
import { readFilters } from '../../ui/filters/filterParams.ts';
import { pageWindow, readListPage } from '../../ui/list/listState.ts';
import { isProductionStatus } from './productionStatus.ts';
import type { ProductionType } from './ProductionType.ts';

/** The filters of the lists of requests (GAP-39). */
export const productionFilterTypes = {
  OENumber: 'string',
  status: 'select',
  createdAt: 'dateRange',
} as const satisfies FilterTypes;

/** The list that a URL asks for: type by route, page, limit and filters by search (PROD-02, LIST-06). */
export const productionVariables =
  (type: ProductionType) =>
  ({ url }: PreloadArgs): ProductionPageQuery$variables => {
    const filters = readFilters(url.searchParams, productionFilterTypes);
    return {
      type,
      filter:
        filters.size === 0
          ? null
          : {
              OENumber: stringFilter(filters, 'OENumber'),
              status:
                selectFilter(filters, 'status')
                  ?.map((status) => status.toUpperCase())
                  .filter(isProductionStatus) ?? null,
              createdAt: dateRangeFilter(filters, 'createdAt'),
            },
      ...pageWindow(readListPage(url.searchParams)),
    };
  };
