import { graphql } from 'react-relay';
import type { usePreOrderMutation } from '../../__generated__/usePreOrderMutation.graphql.ts';
import { useCartWrite } from '../../parts/cart/useCartWrite.ts';

/**
 * Adds pieces of an article to the pre-order cart, rounded up to its multiple, by its number: the list does not know the
 * article's id. Returns the result of the line; null when the failure was shown already.
 */
export function usePreOrder() {
  const [write] = useCartWrite<usePreOrderMutation>(graphql`
    mutation usePreOrderMutation($input: AddLinesInput!) {
      addLines(input: $input) {
        ... on AddLinesPayload @alias(as: "payload") {
          lines {
            code
            qty
            message
          }
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  return async (number: string, qty: number) => {
    const { payload } = await write({ lines: [{ number, qty }], type: 'RESERVATION', roundUp: true });
    return payload?.lines[0] ?? null;
  };
}
