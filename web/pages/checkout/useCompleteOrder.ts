import { graphql } from 'react-relay';
import type {
  useCompleteOrderMutation,
  useCompleteOrderMutation$variables,
} from '../../__generated__/useCompleteOrderMutation.graphql.ts';
import type { FormErrors } from '../../relay/placeFieldErrors.ts';
import { useWrite, type WriteInput } from '../../relay/useWrite.ts';

/** An address that is not in the profile, as it is sent. */
export type CustomAddress = NonNullable<useCompleteOrderMutation$variables['input']['customShippingAddress']>;

/** Completes an order of the checkout; the count of not completed orders follows (CHK-25, CHK-32). */
export function useCompleteOrder(form: FormErrors) {
  const [write] = useWrite<useCompleteOrderMutation>(
    graphql`
      mutation useCompleteOrderMutation($input: CompleteOrderInput!) {
        completeOrder(input: $input) {
          ... on CompleteOrderPayload @alias(as: "payload") {
            viewer {
              notCompletedOrders
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form },
  );
  return (input: WriteInput<useCompleteOrderMutation>) => write(input);
}
