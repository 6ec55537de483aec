import { graphql } from 'react-relay';
import type { useRemoveCartItemMutation } from '../../__generated__/useRemoveCartItemMutation.graphql.ts';
import { useWrite } from '../../relay/useWrite.ts';
import type { CartSelection } from './CartSelection.ts';

/** Removes a line of the regular cart, and reads the cart again (CART-24, CART-38). */
export function useRemoveCartItem() {
  const [write] = useWrite<useRemoveCartItemMutation>(graphql`
    mutation useRemoveCartItemMutation(
      $input: RemoveCartItemInput!
      $warehouses: [String!]
      $useBackorder: Boolean
    ) {
      removeCartItem(input: $input) {
        ... on CartPayload @alias(as: "payload") {
          cart(warehouses: $warehouses, useBackorder: $useBackorder) {
            id
            ...RegularCart_cart
          }
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  return (item: string, selection: CartSelection) =>
    write({ item, type: 'REGULAR' }, { variables: selection });
}
