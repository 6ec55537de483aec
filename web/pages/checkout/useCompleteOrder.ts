import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import type { Disposable } from 'relay-runtime';
import type { CompletedOrder_order$key } from '../../__generated__/CompletedOrder_order.graphql.ts';
import type { PlacedOrders_orders$key } from '../../__generated__/PlacedOrders_orders.graphql.ts';
import type {
  useCompleteOrderMutation,
  useCompleteOrderMutation$variables,
} from '../../__generated__/useCompleteOrderMutation.graphql.ts';
import type { FormErrors } from '../../relay/placeFieldErrors.ts';
import { useWrite, type WriteInput } from '../../relay/useWrite.ts';

/** The input of an address. */
export type AddressInput = NonNullable<useCompleteOrderMutation$variables['input']['customShippingAddress']>;

/** A completed order, as far as its answer tells. */
export type PlacedOrder = CompletedOrder_order$key & PlacedOrders_orders$key[number];

/** Completes an order of the checkout; the count of not completed orders follows (CHK-25, CHK-32). */
export function useCompleteOrder(form: FormErrors) {
  const [write] = useWrite<useCompleteOrderMutation>(
    graphql`
      mutation useCompleteOrderMutation($input: CompleteOrderInput!) {
        completeOrder(input: $input) {
          ... on CompleteOrderPayload @alias(as: "payload") {
            order {
              ...CompletedOrder_order
              ...PlacedOrders_orders
            }
            viewer {
              notCompletedOrders
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form, handles: ['OutcomeUnknown'], clearsDoubt: true },
  );
  // The result stays in the store for as long as it is shown.
  const [held] = useState(() => new Set<Disposable>());
  useEffect(() => () => held.forEach((kept) => kept.dispose()), [held]);
  return (input: WriteInput<useCompleteOrderMutation>) =>
    write(input, { hold: (kept) => void held.add(kept) });
}
