import { graphql } from 'react-relay';
import type { useAddOrderCommentMutation } from '../../__generated__/useAddOrderCommentMutation.graphql.ts';
import type { FormErrors } from '../../relay/placeFieldErrors.ts';
import { useWrite, type KeptIntent } from '../../relay/useWrite.ts';
import { addToList } from '../../relay/viewerList.ts';

/** Adds a comment to an order and puts it at the end of the order's comments (ORD-29). */
export function useAddOrderComment(order: string, form: FormErrors) {
  const [write, isAdding] = useWrite<useAddOrderCommentMutation>(
    graphql`
      mutation useAddOrderCommentMutation($input: AddOrderCommentInput!) {
        addOrderComment(input: $input) {
          ... on AddOrderCommentPayload @alias(as: "payload") {
            comment {
              id
              ...OrderComment_comment
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form, remembers: `comment:${order}` },
  );
  const add = (message: string, intent?: KeptIntent | null) =>
    write(
      { order, message },
      {
        intent,
        updater(store) {
          const comment = store.getRootField('addOrderComment')?.getLinkedRecord('comment');
          const record = store.get(order);
          if (!comment || !record) return;
          addToList(record, 'comments', comment);
        },
      },
    );
  return [add, isAdding] as const;
}
