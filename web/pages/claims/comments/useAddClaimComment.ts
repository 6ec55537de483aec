import { graphql } from 'react-relay';
import type { useAddClaimCommentMutation } from '../../../__generated__/useAddClaimCommentMutation.graphql.ts';
import type { FormErrors } from '../../../relay/placeFieldErrors.ts';
import { useWrite, type KeptIntent } from '../../../relay/useWrite.ts';
import { addToList } from '../../../relay/viewerList.ts';

/**
 * Adds a comment to a claim and puts it at the end of the claim's comments (CLM-18).
 *
 * @param onAdded hears its global id
 */
export function useAddClaimComment(claim: string, form: FormErrors, onAdded: (id: string) => void) {
  const [write, isAdding] = useWrite<useAddClaimCommentMutation>(
    graphql`
      mutation useAddClaimCommentMutation($input: AddClaimCommentInput!) {
        addClaimComment(input: $input) {
          ... on AddClaimCommentPayload @alias(as: "payload") {
            comment {
              id
              text
              createdAt
              user {
                firstName
                lastName
              }
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form, remembers: `comment:${claim}` },
  );
  const add = (text: string, intent?: KeptIntent | null) =>
    write(
      { claim, text },
      {
        intent,
        updater(store) {
          const comment = store.getRootField('addClaimComment')?.getLinkedRecord('comment');
          const record = store.get(claim);
          if (!comment || !record) return;
          // Before it shows.
          onAdded(comment.getDataID());
          addToList(record, 'comments', comment);
        },
      },
    );
  return [add, isAdding] as const;
}
