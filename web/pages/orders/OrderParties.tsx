import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { OrderParties_order$key } from '../../__generated__/OrderParties_order.graphql.ts';
import { Parties } from '../../parts/parties/Parties.tsx';

/** Who pays, who receives the goods, who sells (ORD-34). */
export function OrderParties({ order }: { order: OrderParties_order$key }): ReactElement {
  const parties = useFragment(
    graphql`
      fragment OrderParties_order on Order {
        payer {
          ...PartyDetails_party
        }
        receiver {
          ...PartyDetails_party
        }
        seller {
          ...SellerDetails_seller
        }
      }
    `,
    order,
  );
  return <Parties {...parties} />;
}
