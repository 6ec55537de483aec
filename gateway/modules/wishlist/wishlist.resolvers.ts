import { withProblems } from '../../errors/withProblems.ts';
import { connection, type PageRequest } from '../../relay/connection.ts';
import { numericFromGlobalId, toGlobalId } from '../../relay/globalId.ts';
import type { NodeFetchers } from '../../relay/node.ts';
import { dbIdToNumber } from '../../relay/numericDbId.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { defineModule } from '../../schema/defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { getWholeArticle } from '../catalog/catalog.rest.ts';
import {
  addToWishlist,
  clearWishlist,
  listWishlist,
  removeFromWishlist,
  takeFromWishlist,
} from './wishlist.rest.ts';
import type { WishlistEntryParent } from './wishlist.parents.ts';

const resolvers = {
  Viewer: {
    wishlist: (_viewer, window, { rest }) => connection(window, (page) => readPage(rest, page)),
  },
  WishlistEntry: {
    id: ({ article }) => toGlobalId('WishlistEntry', article.id),
  },
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
    takeFromWishlist: (_mutation, { input: { items, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const taken = items.map(({ article, qty }) => ({
          id: numericFromGlobalId('Article', article),
          ...(qty == null ? {} : { qty }),
        }));
        await takeFromWishlist(rest, { items: taken }, force);
        const articles = taken.map(({ id }) => ({ id }));
        return { __typename: 'TakeFromWishlistPayload', articles, viewer: {} };
      }),
    clearWishlist: (_mutation, { input: { force } }, { rest }, info) =>
      withProblems(info, async () => {
        await clearWishlist(rest, force);
        return { __typename: 'ClearWishlistPayload', viewer: {} };
      }),
  },
} satisfies Resolvers;

/** A page of the wishlist; an article has its stock under the name that articles have elsewhere (WISH-09). */
async function readPage(
  rest: RestClient,
  page: PageRequest,
): Promise<{ items: WishlistEntryParent[]; meta: Entity<'PageMeta'> }> {
  const { items, meta } = await listWishlist(rest, page);
  return {
    items: items.map(({ article: { stocks, ...article } }) => ({ article: { ...article, stock: stocks } })),
    meta,
  };
}

const nodes: NodeFetchers = {
  // There is no call for one entry: the article knows whether it is on the wishlist.
  WishlistEntry: async ({ rest }, dbId) => {
    const id = dbIdToNumber(dbId);
    const article = id === null ? null : await getWholeArticle(rest, { id });
    return article?.inWishList ? { article } : null;
  },
};

export const wishlist = defineModule({ resolvers, nodes });
