import { graphql } from 'react-relay';
import type { useDeleteOrderCommentMutation } from '../../__generated__/useDeleteOrderCommentMutation.graphql.ts';
import { useWrite } from '../../relay/useWrite.ts';

/** Deletes a comment of an order; it leaves the list once the server has deleted it (ORD-33, GAP-79). */
export function useDeleteOrderComment(order: string) {
  const [write, isDeleting] = useWrite<useDeleteOrderCommentMutation>(graphql`
    mutation useDeleteOrderCommentMutation($input: DeleteOrderCommentInput!) {
      deleteOrderComment(input: $input) {
        ... on DeleteOrderCommentPayload @alias(as: "payload") {
          deletedId
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  const deleteComment = (comment: string) =>
    write(
      { comment },
      {
        // Relay's @deleteRecord would leave an empty place in the list.
        updater(store) {
          const deletedId = store.getRootField('deleteOrderComment')?.getValue('deletedId');
          const record = store.get(order);
          const comments = record?.getLinkedRecords('comments');
          if (deletedId && comments)
            record?.setLinkedRecords(
              comments.filter((other) => other.getDataID() !== deletedId),
              'comments',
            );
        },
      },
    );
  return [deleteComment, isDeleting] as const;
}
