import { graphql } from 'react-relay';
import type { useSetCartLineMutation } from '../../__generated__/useSetCartLineMutation.graphql.ts';
import type { FormErrors } from '../../relay/placeFieldErrors.ts';
import { useWrite } from '../../relay/useWrite.ts';
import type { CartSelection } from './CartSelection.ts';

/** Sets how many pieces of an article are in the regular cart, and reads the cart again (CART-38, CART-55). */
export function useSetCartLine(form?: FormErrors) {
  const [write, isSetting] = useWrite<useSetCartLineMutation>(
    graphql`
      mutation useSetCartLineMutation(
        $input: SetCartQtyInput!
        $warehouses: [String!]
        $useBackorder: Boolean
      ) {
        setCartQty(input: $input) {
          ... on SetCartQtyPayload @alias(as: "payload") {
            cart(warehouses: $warehouses, useBackorder: $useBackorder) {
              id
              ...RegularCart_cart
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form },
  );
  const setLine = (article: string, qty: number, selection: CartSelection) =>
    write({ article, qty, type: 'REGULAR' }, { variables: selection });
  return [setLine, isSetting] as const;
}
