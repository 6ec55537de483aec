import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRestoreLinesMutation } from '../../../__generated__/useRestoreLinesMutation.graphql.ts';
import { useWrite } from '../../../relay/useWrite.ts';
import { toCartVariables } from '../../../parts/cart/CartSelection.ts';
import type { CartChoice } from '../CartChoice.ts';

/** A line that was in a cart. */
export type RemovedLine = { readonly article: string; readonly number: string; readonly qty: number };

/** Puts lines back into a cart in one write, and reads the cart again (CART-38). */
export function useRestoreLines() {
  const [write] = useWrite<useRestoreLinesMutation>(graphql`
    mutation useRestoreLinesMutation($input: AddLinesInput!, $warehouses: [ID!], $useBackorder: Boolean) {
      addLines(input: $input) {
        ... on AddLinesPayload @alias(as: "payload") {
          lines(refusedOnly: true) {
            code
          }
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
    (lines: readonly RemovedLine[], choice: CartChoice) =>
      write(
        { lines, type: choice.type, accept: ['EXACT'], roundUp: false },
        { variables: toCartVariables(choice) },
      ),
    [write],
  );
}
