import { graphql } from 'react-relay';
import type { useMoveAvailableMutation } from '../../__generated__/useMoveAvailableMutation.graphql.ts';
import { toGlobalId } from '../../relay/globalId.ts';
import type { FormErrors } from '../../relay/placeFieldErrors.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { useMovedToCart } from '../../parts/cart/useMovedToCart.ts';

/** Moves what some warehouses have of all missing items into the cart; answers whether it did (MISS-15, MISS-16). */
export function useMoveAvailable(form: FormErrors): (warehouses: readonly string[]) => Promise<boolean> {
  const movedToCart = useMovedToCart();
  const [write] = useWrite<useMoveAvailableMutation>(
    graphql`
      mutation useMoveAvailableMutation($input: MoveAvailableMissingItemsInput!) {
        moveAvailableMissingItems(input: $input) {
          ... on MoveMissingItemsPayload @alias(as: "payload") {
            __typename
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form },
  );
  return async (warehouses) => {
    const { payload } = await write({ warehouses: warehouses.map((dbId) => toGlobalId('Warehouse', dbId)) });
    if (!payload) return false;
    await movedToCart();
    return true;
  };
}
