import { graphql } from 'react-relay';
import type { useCreateClaimMutation } from '../../__generated__/useCreateClaimMutation.graphql.ts';
import type { ClaimKind } from '../../parts/claims/claims.urls.ts';
import type { FormErrors } from '../../relay/placeFieldErrors.ts';
import { useWrite } from '../../relay/useWrite.ts';
import type { DraftItem } from './DraftItem.ts';
import { toClaimItemInput } from './toClaimItemInput.ts';

/** Sends a claim (CLM-35). The same draft is one claim, however often and from however many tabs it is sent. */
export function useCreateClaim(form: FormErrors) {
  const [write, isSending] = useWrite<useCreateClaimMutation>(
    graphql`
      mutation useCreateClaimMutation($input: CreateClaimInput!) {
        createClaim(input: $input) {
          ... on CreateClaimPayload @alias(as: "payload") {
            claim {
              id
              dbId
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form },
  );
  const create = (kind: ClaimKind, items: readonly DraftItem[], key: string) =>
    write(
      {
        type: kind === 'return' ? 'RETURN' : 'RECLAMATION',
        items: items.map((item) => toClaimItemInput(item, kind)),
      },
      { key },
    );
  return [create, isSending] as const;
}
