import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useUpdateCartItemMutation } from '../../../__generated__/useUpdateCartItemMutation.graphql.ts';
import { useWrite } from '../../../relay/useWrite.ts';
import { toCartVariables } from '../../../parts/cart/CartSelection.ts';
import type { CartChoice } from '../CartChoice.ts';

/**
 * Changes the quantity of a line of a cart, and reads the cart again (CART-23, CART-38). The caller says when the line is
 * not there any more, and when no answer came.
 */
export function useUpdateCartItem() {
  const [write] = useWrite<useUpdateCartItemMutation>(
    graphql`
      mutation useUpdateCartItemMutation(
        $input: UpdateCartItemInput!
        $warehouses: [ID!]
        $useBackorder: Boolean
      ) {
        updateCartItem(input: $input) {
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
    { handles: ['NotFound', 'OutcomeUnknown'], clearsDoubt: true },
  );
  return useCallback(
    (item: string, qty: number, choice: CartChoice) =>
      write({ item, qty }, { variables: toCartVariables(choice) }),
    [write],
  );
}
