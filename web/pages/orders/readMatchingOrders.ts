import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { readMatchingOrdersQuery } from '../../__generated__/readMatchingOrdersQuery.graphql.ts';
import { readAllPages } from '../../relay/readAllPages.ts';
import type { CheckedOrder } from '../../parts/orders/CheckedOrder.ts';

/** Reads the orders of all pages of a list (DAY-27); null when that failed, which is already reported. */
export function readMatchingOrders(
  environment: IEnvironment,
  list: Pick<readMatchingOrdersQuery['variables'], 'type' | 'filter'>,
): Promise<readonly CheckedOrder[] | null> {
  return readAllPages(async (window) => {
    const answer = await fetchQuery<readMatchingOrdersQuery>(
      environment,
      graphql`
        query readMatchingOrdersQuery(
          $type: OrderType!
          $filter: OrderFilter
          $first: Int!
          $after: String!
        ) {
          viewer {
            orders(type: $type, filter: $filter, first: $first, after: $after) {
              totalCount
              edges {
                node {
                  id
                  dbId
                  status
                  grandTotal {
                    ...Money_amount
                  }
                }
              }
            }
          }
        }
      `,
      { ...list, ...window },
    ).toPromise();
    return answer?.viewer.orders;
  });
}
