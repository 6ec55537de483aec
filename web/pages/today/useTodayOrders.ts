import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type {
  useTodayOrdersQuery,
  useTodayOrdersQuery$data,
} from '../../__generated__/useTodayOrdersQuery.graphql.ts';

/** The open orders and the newest order, each for a part of Today; null what could not be read (DAY-05, DAY-06). */
export function useTodayOrders(
  query: PreloadedQuery<useTodayOrdersQuery>,
): useTodayOrdersQuery$data['viewer'] {
  return usePreloadedQuery<useTodayOrdersQuery>(
    graphql`
      query useTodayOrdersQuery($withLines: Boolean!) @preloadable {
        viewer {
          # The statuses of onTheWay.
          openOrders: orders(
            type: null
            first: 100
            filter: { status: [SHIPPED, PACKED, COLLECTED, IN_PROGRESS, CONFIRMED, PRE_ORDERED, ORDERED] }
          ) {
            ...OnTheWay_orders
          }
          recentOrders @include(if: $withLines) {
            orders {
              dbId
            }
            newest {
              ...LastOrdered_order
            }
          }
        }
      }
    `,
    query,
  ).viewer;
}
