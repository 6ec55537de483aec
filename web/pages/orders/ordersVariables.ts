import type { OrdersPageQuery$variables } from '../../__generated__/OrdersPageQuery.graphql.ts';
import type { PreloadArgs } from '../../relay/preload.ts';
import { filtersOf } from '../../ui/filters/filterSet.ts';
import { pageWindow, readListPage, type ListPageOptions } from '../../ui/list/listState.ts';
import { orderFilters } from './orderFilters.ts';
import type { OrderType } from '../../parts/orders/OrderType.ts';

/** With list state in the URL but no limit, the orders lists show 10 rows (GAP-33). */
export const orderListOptions: ListPageOptions = { limitWithState: 10 };

/** The list that a URL asks for: type by route, page, limit and filters by search (ORD-01, LIST-06). */
export function ordersVariables(type: OrderType): (args: PreloadArgs) => OrdersPageQuery$variables {
  return ({ url }) => ({
    type,
    filter: filtersOf(orderFilters, url),
    ...pageWindow(readListPage(url.searchParams, orderListOptions)),
  });
}
