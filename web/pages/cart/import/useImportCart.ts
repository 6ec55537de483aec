import { graphql } from 'react-relay';
import type { useImportCartMutation } from '../../../__generated__/useImportCartMutation.graphql.ts';
import { useWrite } from '../../../relay/useWrite.ts';
import { toCartVariables } from '../../../parts/cart/CartSelection.ts';
import type { CartChoice } from '../CartChoice.ts';

/** Adds the lines of a file to a cart, and reads the cart again (CART-34, CART-37, CART-38). */
export function useImportCart() {
  const [write] = useWrite<useImportCartMutation>(
    graphql`
      mutation useImportCartMutation($input: ImportCartInput!, $warehouses: [ID!], $useBackorder: Boolean) {
        importCart(input: $input) {
          ... on ImportCartPayload @alias(as: "payload") {
            isComplete
            errors {
              line
              content
              message
            }
            cart(warehouses: $warehouses, useBackorder: $useBackorder) {
              id
              ...CartContent_cart
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    // The upload's own toast gives the reason.
    { handles: 'all' },
  );
  return (file: File, choice: CartChoice, onProgress: (share: number) => void) =>
    write(
      // In the variables it only holds the place that the multipart request puts it in.
      { file, type: choice.type },
      { variables: toCartVariables(choice), uploadables: { 'input.file': file }, onProgress },
    );
}
