import { graphql } from 'react-relay';
import type { useCreateOrdersMutation } from '../../__generated__/useCreateOrdersMutation.graphql.ts';
import { useWrite } from '../../relay/useWrite.ts';
import type { CartSelection } from './CartSelection.ts';

/** A line to order: global id of the article, and pieces as asked for. */
export type OrderLine = { readonly article: string; readonly qty: number };

/**
 * Turns lines of the regular cart into orders that want a checkout each; reads the cart and the count of not completed
 * orders again (CART-47, CART-51).
 */
export function useCreateOrders() {
  const [write] = useWrite<useCreateOrdersMutation>(graphql`
    mutation useCreateOrdersMutation(
      $input: CreateOrdersInput!
      $warehouses: [String!]
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
            cart(type: REGULAR, warehouses: $warehouses, useBackorder: $useBackorder) {
              id
              ...RegularCart_cart
            }
          }
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  return (items: readonly OrderLine[], selection: CartSelection) =>
    write({ ...selection, items, type: 'REGULAR' }, { variables: selection });
}
