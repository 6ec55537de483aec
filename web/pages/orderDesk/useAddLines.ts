import { graphql } from 'react-relay';
import type { useAddLinesMutation } from '../../__generated__/useAddLinesMutation.graphql.ts';
import { useCartWrite } from '../../parts/cart/useCartWrite.ts';

/** Puts lines of a list into a cart, on top of what is there; returns those that were not added, with the reason. */
export function useAddLines(list: string) {
  return useCartWrite<useAddLinesMutation>(
    graphql`
      mutation useAddLinesMutation($input: AddLinesInput!) {
        addLines(input: $input) {
          ... on AddLinesPayload @alias(as: "payload") {
            lines(refusedOnly: true) {
              index
              code
              message
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { remembers: list },
  );
}
