import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRemoveCartItemMutation } from '../../../__generated__/useRemoveCartItemMutation.graphql.ts';
import { useWrite } from '../../../relay/useWrite.ts';
import { toCartVariables } from '../../../parts/cart/CartSelection.ts';
import type { CartChoice } from '../CartChoice.ts';

/** Removes a line of a cart, and reads the cart again (CART-24, CART-38). The caller says when no answer came. */
export function useRemoveCartItem() {
  const [write] = useWrite<useRemoveCartItemMutation>(
    graphql`
      mutation useRemoveCartItemMutation(
        $input: RemoveCartItemInput!
        $warehouses: [ID!]
        $useBackorder: Boolean
      ) {
        removeCartItem(input: $input) {
          ... on CartPayload @alias(as: "payload") {
            cart(warehouses: $warehouses, useBackorder: $useBackorder) {
              id
              ...CartContent_cart
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    // It is gone all the same: the cart is read again.
    { handles: ['NotFound', 'OutcomeUnknown'], clearsDoubt: true },
  );
  return useCallback(
    (item: string, choice: CartChoice) => write({ item }, { variables: toCartVariables(choice) }),
    [write],
  );
}
