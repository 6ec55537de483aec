import { graphql } from 'react-relay';
import type { useAddIssueCommentMutation } from '../../__generated__/useAddIssueCommentMutation.graphql.ts';
import type { FormErrors } from '../../relay/placeFieldErrors.ts';
import { useWrite, type KeptIntent } from '../../relay/useWrite.ts';
import { readAgain } from '../../ui/links/goTo.ts';

/** Adds a comment to an issue; its page then reads the comments again, with their new number (ISS-19). */
export function useAddIssueComment(issue: string, form: FormErrors) {
  const [write, isAdding] = useWrite<useAddIssueCommentMutation>(
    graphql`
      mutation useAddIssueCommentMutation($input: AddIssueCommentInput!) {
        addIssueComment(input: $input) {
          ... on AddIssueCommentPayload @alias(as: "payload") {
            comment {
              id
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form, remembers: `comment:${issue}` },
  );
  const add = async (comment: string, intent?: KeptIntent | null) => {
    const outcome = await write({ issue, comment }, { intent });
    if (outcome.payload?.comment) readAgain();
    return outcome;
  };
  return [add, isAdding] as const;
}
