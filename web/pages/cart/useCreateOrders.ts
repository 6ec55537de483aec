import { graphql } from 'react-relay';
import type { useCreateOrdersMutation } from '../../__generated__/useCreateOrdersMutation.graphql.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { toCartVariables } from '../../parts/cart/CartSelection.ts';
import type { CartChoice } from './CartChoice.ts';

/** A line to order: global id of the article, and pieces as asked for. */
export type OrderLine = { readonly article: string; readonly qty: number };

/**
 * Turns lines of a cart into orders that each need a checkout; reads the cart and the count of not completed
 * orders again (CART-47, CART-51).
 */
export function useCreateOrders() {
  const [write] = useWrite<useCreateOrdersMutation>(graphql`
    mutation useCreateOrdersMutation(
      $input: CreateOrdersInput!
      $type: CartType!
      $warehouses: [ID!]
      $useBackorder: Boolean
    ) {
      createOrders(input: $input) {
        ... on CreateOrdersPayload @alias(as: "payload") {
          orders {
            id
          }
          missingItems {
            missingQty
            ...MissingItems_items
          }
          viewer {
            notCompletedOrders
            cart(type: $type, warehouses: $warehouses, useBackorder: $useBackorder) {
              id
              ...CartContent_cart
            }
          }
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  return (items: readonly OrderLine[], choice: CartChoice) => {
    const variables = toCartVariables(choice);
    return write({ ...variables, items }, { variables });
  };
}
