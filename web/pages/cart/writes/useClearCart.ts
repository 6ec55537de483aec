import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useClearCartMutation } from '../../../__generated__/useClearCartMutation.graphql.ts';
import { useWrite } from '../../../relay/useWrite.ts';
import { toCartVariables } from '../../../parts/cart/CartSelection.ts';
import type { CartChoice } from '../CartChoice.ts';

/** Empties a cart, and reads it again (CART-25, CART-38, GAP-50). */
export function useClearCart() {
  const [write] = useWrite<useClearCartMutation>(graphql`
    mutation useClearCartMutation($input: ClearCartInput!, $warehouses: [ID!], $useBackorder: Boolean) {
      clearCart(input: $input) {
        ... on CartPayload @alias(as: "payload") {
          cart(warehouses: $warehouses, useBackorder: $useBackorder) {
            id
            ...CartContent_cart
          }
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  return useCallback(
    (choice: CartChoice) => write({ type: choice.type }, { variables: toCartVariables(choice) }),
    [write],
  );
}
