import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type {
  useTodayOrdersQuery,
  useTodayOrdersQuery$data,
} from '../../__generated__/useTodayOrdersQuery.graphql.ts';

/** The newest orders, which two parts of Today show; null if they could not be read (DAY-05, DAY-06). */
export function useTodayOrders(
  query: PreloadedQuery<useTodayOrdersQuery>,
): NonNullable<useTodayOrdersQuery$data['viewer']['recentOrders']> | null {
  const { recentOrders } = usePreloadedQuery<useTodayOrdersQuery>(
    graphql`
      query useTodayOrdersQuery($withLines: Boolean!) @preloadable {
        viewer {
          recentOrders {
            orders {
              dbId
            }
            ...OnTheWay_orders
            newest @include(if: $withLines) {
              ...LastOrdered_order
            }
          }
        }
      }
    `,
    query,
  ).viewer;
  return recentOrders ?? null;
}
