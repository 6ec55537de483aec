import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useSetCartLineMutation } from '../../../__generated__/useSetCartLineMutation.graphql.ts';
import type { FormErrors } from '../../../relay/placeFieldErrors.ts';
import { useWrite } from '../../../relay/useWrite.ts';
import { toCartVariables } from '../../../parts/cart/CartSelection.ts';
import type { CartChoice } from '../CartChoice.ts';

/** Sets how many pieces of an article are in a cart, and reads the cart again (CART-38, CART-55). */
export function useSetCartLine(form?: FormErrors) {
  const [write, isSetting] = useWrite<useSetCartLineMutation>(
    graphql`
      mutation useSetCartLineMutation($input: SetCartQtyInput!, $warehouses: [ID!], $useBackorder: Boolean) {
        setCartQty(input: $input) {
          ... on SetCartQtyPayload @alias(as: "payload") {
            cart(warehouses: $warehouses, useBackorder: $useBackorder) {
              id
              ...CartContent_cart
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form },
  );
  const setLine = useCallback(
    (article: string, qty: number, choice: CartChoice) =>
      write({ article, qty, type: choice.type }, { variables: toCartVariables(choice) }),
    [write],
  );
  return [setLine, isSetting] as const;
}
