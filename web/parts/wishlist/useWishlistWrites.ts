import { graphql } from 'react-relay';
import type { useWishlistWritesAddMutation } from '../../__generated__/useWishlistWritesAddMutation.graphql.ts';
import type { useWishlistWritesRemoveMutation } from '../../__generated__/useWishlistWritesRemoveMutation.graphql.ts';
import { useWrite } from '../../relay/useWrite.ts';

/** Puts an article, by its global id, into the wishlist and takes it out (CALL-056, CALL-057). */
export function useWishlistWrites() {
  const [add] = useWrite<useWishlistWritesAddMutation>(graphql`
    mutation useWishlistWritesAddMutation($input: AddToWishlistInput!) {
      addToWishlist(input: $input) {
        ... on WishlistPayload @alias(as: "payload") {
          article {
            id
            inWishList
          }
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  const [remove] = useWrite<useWishlistWritesRemoveMutation>(graphql`
    mutation useWishlistWritesRemoveMutation($input: RemoveFromWishlistInput!) {
      removeFromWishlist(input: $input) {
        ... on WishlistPayload @alias(as: "payload") {
          article {
            id
            inWishList
          }
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  return {
    add: (article: string) => add({ article }),
    remove: (article: string) => remove({ article }),
  };
}
