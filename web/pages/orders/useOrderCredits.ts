import { graphql } from 'react-relay';
import type { useOrderCreditsQuery } from '../../__generated__/useOrderCreditsQuery.graphql.ts';
import type { WayDocument } from '../../parts/documents/DocumentWay.tsx';
import { useDebouncedQuery } from '../../relay/useDebouncedQuery.ts';
import { present } from '../../ui/list/present.ts';

/**
 * The credit invoices of an order, once they are known. The back end names the orders of a credit invoice but not the
 * reverse, so they are looked for after the page is shown, which does not wait for those calls.
 *
 * @param order global id of an order that has been invoiced; null for others, which have no credit invoices
 */
export function useOrderCredits(order: string | null): readonly WayDocument[] {
  const { data } = useDebouncedQuery<useOrderCreditsQuery>(
    graphql`
      query useOrderCreditsQuery($order: ID!) {
        node(id: $order) {
          ... on Order @alias(as: "order") {
            creditedBy {
              dbId
              docNumber
              date
              grandTotal {
                ...Money_amount
              }
            }
          }
        }
      }
    `,
    order === null ? null : { order },
    { isQuiet: true },
  );
  return present(data?.node?.order?.creditedBy).map(({ dbId, docNumber, date, grandTotal }) => ({
    kind: 'CREDIT_INVOICE',
    dbId,
    number: docNumber,
    createdAt: date,
    grandTotal,
  }));
}
