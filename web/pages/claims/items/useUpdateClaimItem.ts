import { graphql } from 'react-relay';
import type { useUpdateClaimItemMutation } from '../../../__generated__/useUpdateClaimItemMutation.graphql.ts';
import type { FormErrors } from '../../../relay/placeFieldErrors.ts';
import { useWrite } from '../../../relay/useWrite.ts';

/** Adds what the manager asked for to an item, which then waits for the manager again (CLM-15, GAP-128). */
export function useUpdateClaimItem(form: FormErrors) {
  return useWrite<useUpdateClaimItemMutation>(
    graphql`
      mutation useUpdateClaimItemMutation($input: UpdateClaimItemInput!) {
        updateClaimItem(input: $input) {
          ... on UpdateClaimItemPayload @alias(as: "payload") {
            claim {
              ...ClaimPage_claim
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form },
  );
}
