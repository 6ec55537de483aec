import { graphql } from 'react-relay';
import type { useDeleteOrderCommentMutation } from '../../__generated__/useDeleteOrderCommentMutation.graphql.ts';
import { useWrite } from '../../relay/useWrite.ts';

/** Deletes a comment; it leaves the list once the server has deleted it (ORD-33, GAP-79). */
export function useDeleteOrderComment() {
  const [write, isDeleting] = useWrite<useDeleteOrderCommentMutation>(graphql`
    mutation useDeleteOrderCommentMutation($input: DeleteOrderCommentInput!) {
      deleteOrderComment(input: $input) {
        ... on DeleteOrderCommentPayload @alias(as: "payload") {
          deletedId @deleteRecord
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  return [(comment: string) => write({ comment }), isDeleting] as const;
}
