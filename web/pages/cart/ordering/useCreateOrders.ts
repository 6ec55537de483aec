import { graphql } from 'react-relay';
import type {
  useCreateOrdersMutation,
  useCreateOrdersMutation$data,
} from '../../../__generated__/useCreateOrdersMutation.graphql.ts';
import { useWrite } from '../../../relay/useWrite.ts';
import { toCartVariables } from '../../../parts/cart/CartSelection.ts';
import type { CartChoice } from '../CartChoice.ts';

/** A line to order: global id of the article, and pieces as asked for. */
export type OrderLine = { readonly article: string; readonly qty: number };

/** An article whose quantity in the cart differs from the one on the screen. */
export type CartDifference = NonNullable<
  NonNullable<useCreateOrdersMutation$data['createOrders']>['changed']
>['differences'][number];

/**
 * Turns lines of a cart into orders that each need a checkout; reads the count of not completed orders again (CART-47,
 * CART-51). The lines are what the screen shows: where the cart holds something else, nothing is ordered.
 */
export function useCreateOrders() {
  const [write] = useWrite<useCreateOrdersMutation>(
    graphql`
      mutation useCreateOrdersMutation($input: CreateOrdersInput!) {
        createOrders(input: $input) {
          ... on CreateOrdersPayload @alias(as: "payload") {
            orders {
              id
              dbId
            }
            missingItems {
              missingQty
              ...MissingItems_items
            }
            viewer {
              notCompletedOrders
            }
          }
          ... on CartChanged @alias(as: "changed") {
            differences {
              article {
                id
                name
              }
              expectedQty
              cartQty
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { handles: ['CartChanged'] },
  );
  return async (items: readonly OrderLine[], choice: CartChoice) => {
    let differences: readonly CartDifference[] = [];
    const { payload, isUnknown } = await write(
      { ...toCartVariables(choice), items, matchesCart: true },
      { updater: (_store, answer) => (differences = answer?.createOrders?.changed?.differences ?? []) },
    );
    return { payload, isUnknown, differences };
  };
}
