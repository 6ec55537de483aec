import { withProblems } from '../../errors/withProblems.ts';
import { numericFromGlobalId } from '../../relay/globalId.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { addToWishlist, removeFromWishlist } from './wishlist.rest.ts';

export const wishlistResolvers = {
  Mutation: {
    addToWishlist: (_mutation, { input: { article, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const id = numericFromGlobalId('Article', article);
        await addToWishlist(rest, id, force);
        return { __typename: 'WishlistPayload', article: { id } };
      }),
    removeFromWishlist: (_mutation, { input: { article, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const id = numericFromGlobalId('Article', article);
        await removeFromWishlist(rest, id, force);
        return { __typename: 'WishlistPayload', article: { id } };
      }),
  },
} satisfies Resolvers;
