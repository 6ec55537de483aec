import { extendEntity } from '../../../contract/reader/createReader.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { defineLoader } from '../../relay/loaders.ts';
import { connection } from '../../relay/connection.ts';
import type { RowKey } from '../../relay/cursors.ts';
import { fromGlobalId, toGlobalId } from '../../relay/ids.ts';
import { nodeById, type NodeFetchers } from '../../relay/node.ts';
import { defineModule } from '../defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { candidatesAmong, type CandidateFinders } from '../../relay/candidates.ts';
import { findInCart, holdsAdded } from '../cart/findInCart.ts';
import { articleById } from '../catalog/catalog.loaders.ts';
import type { WishlistEntryParent } from './wishlist.parents.ts';

/** An entry by the id of its article, whose page says whether it is on the wishlist; no call reads one entry. */
const entryById = defineLoader(async (id: number, context) => {
  const article = await articleById(context).load(id);
  return article.inWishList ? { article } : null;
});

const byArticle: RowKey<WishlistEntryParent> = { list: 'wishlist', id: ({ article }) => article.id };

const resolvers = {
  Viewer: {
    wishlist: (_viewer, window, { rest }) =>
      connection(window, byArticle, (query) => rest.get('listWishlist', { query })),
  },
  WishlistEntry: {
    id: ({ article }) => toGlobalId('WishlistEntry', article.id),
  },
  Mutation: {
    addToWishlist: (_mutation, { input: { article, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const id = fromGlobalId('Article', article, 'input.article');
        await rest.write('addToWishlist', { path: { articleId: id }, force });
        return { __typename: 'WishlistPayload', article: { id } };
      }),
    removeFromWishlist: (_mutation, { input: { article, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const id = fromGlobalId('Article', article, 'input.article');
        await rest.write('removeFromWishlist', { path: { articleId: id }, force });
        return { __typename: 'WishlistPayload', article: { id } };
      }),
    takeFromWishlist: (_mutation, { input: { items, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const taken = items.map(({ article, qty }, index) => ({
          id: fromGlobalId('Article', article, `input.items[${index}].article`),
          ...(qty == null ? {} : { qty }),
        }));
        await rest.write('takeFromWishlist', { body: { items: taken }, force });
        const articles = taken.map(({ id }) => ({ id }));
        return { __typename: 'TakeFromWishlistPayload', articles, viewer: {} };
      }),
    clearWishlist: (_mutation, { input: { force } }, { rest }, info) =>
      withProblems(info, async () => {
        await rest.write('clearWishlist', { force });
        return { __typename: 'ClearWishlistPayload', viewer: {} };
      }),
  },
} satisfies Resolvers;

const nodes: NodeFetchers = {
  WishlistEntry: nodeById(entryById),
};

const candidates: CandidateFinders = {
  addToWishlist: async ({ article }, { context }) => {
    const page = await articleById(context).load(fromGlobalId('Article', article, 'input.article'));
    // The entry has no more than its article, whose page says whether there is one.
    return candidatesAmong('WishlistEntry', [extendEntity(page, { article: page })], ({ inWishList }) => ({
      fits: inWishList,
    }));
  },
  takeFromWishlist: ({ items }, { context }) => findInCart(context.rest, 'regular', holdsAdded(items)),
};

export const wishlist = defineModule({ resolvers, nodes, candidates });
