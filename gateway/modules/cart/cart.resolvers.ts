import { extendEntity } from '../../../contract/reader/createReader.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { defineLoader, findById } from '../../loaders.ts';
import { fromGlobalId, identity, toGlobalId } from '../../relay/ids.ts';
import { nodeById, type NodeFetchers } from '../../relay/node.ts';
import type { Sent } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { RestError } from '../../rest/RestError.ts';
import { defineModule } from '../../schema/defineModule.ts';
import { fromEnum, toEnum } from '../../schema/enums.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import type { CartItemParent } from './cart.parents.ts';
import type { CandidateFinders } from '../../relay/candidates.ts';
import { findCreatedOrders } from '../checkout/findCreatedOrders.ts';
import { findInCart } from './findInCart.ts';
import { importCart } from './cart.rest.ts';
import { createOrders } from './createOrders.ts';
import { planCarts } from './planCarts.ts';
import { quantityIn } from './quantityIn.ts';
import { readCart } from './readCart.ts';

const resolvers = {
  Viewer: {
    cart: (_viewer, { type, ...choice }, { rest }) => readCart(rest, fromEnum(type), choice),
    cartPlans: (_viewer, { combinations }, { rest }) => planCarts(rest, combinations),
  },
  Cart: {
    id: ({ type }) => toGlobalId('Cart', type),
    type: ({ type }) => toEnum(type),
  },
  CartItem: identity('CartItem'),
  CartPayload: {
    cart: ({ type }, choice, { rest }) => readCart(rest, type, choice),
  },
  SetCartQtyPayload: {
    cart: ({ type }, choice, { rest }) => readCart(rest, type, choice),
  },
  ImportCartPayload: {
    cart: ({ type }, choice, { rest }) => readCart(rest, type, choice),
  },
  Mutation: {
    setCartQty: (_mutation, { input }, { rest }, info) =>
      withProblems(info, async () => {
        const { qty, type, force } = input;
        const body = { article: fromGlobalId('Article', input.article), qty, type: fromEnum(type) };
        const line = await rest.write('setCartQty', { body, force });
        // The line holds the quantity in this cart; those in the others are read when selected, and all of them where
        // the back end answers anything else.
        const changed = line?.article?.id === body.article ? line.article : { id: body.article };
        const inCart = line?.requestedQty == null ? {} : { [quantityIn[body.type]]: line.requestedQty };
        const article = extendEntity(changed, changed === line?.article ? inCart : {});
        return { __typename: 'SetCartQtyPayload', type: body.type, article };
      }),
    updateCartItem: (_mutation, { input: { item, qty, type, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const body = { qty, type: fromEnum(type) };
        const path = { itemId: fromGlobalId('CartItem', item) };
        await rest.write('updateCartItem', { path, body, force });
        return { __typename: 'CartPayload', type: body.type };
      }),
    removeCartItem: (_mutation, { input: { item, type, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const path = { type: fromEnum(type), itemId: fromGlobalId('CartItem', item) };
        await rest.write('removeCartItem', { path, force });
        return { __typename: 'CartPayload', type: path.type };
      }),
    clearCart: (_mutation, { input: { type, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const query = { type: fromEnum(type) };
        await rest.write('clearCart', { query, force });
        return { __typename: 'CartPayload', type: query.type };
      }),
    importCart: (_mutation, { input: { file, type, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const upload = { file, type: fromEnum(type) };
        return {
          __typename: 'ImportCartPayload',
          type: upload.type,
          ...(await importCart(rest, upload, force)),
        };
      }),
    createOrders: (_mutation, { input }, { rest }, info) =>
      withProblems(info, async () => {
        return { __typename: 'CreateOrdersPayload', ...(await createOrders(rest, input)), viewer: {} };
      }),
  },
} satisfies Resolvers;

const cartTypes: readonly Sent<'CartType'>[] = ['regular', 'reservation', 'backorder'];

/** A line of any cart; /api/v3 has only the carts. */
const cartItemById = defineLoader(async (id: number, { rest }) => {
  for (const type of cartTypes) {
    const item = findById(await readItems(rest, type), id);
    if (item) return item;
  }
  return null;
});

/** A cart's lines; none of a cart that this user may not have (CART-05). */
async function readItems(rest: RestClient, type: Sent<'CartType'>): Promise<(CartItemParent | null)[]> {
  try {
    return (await readCart(rest, type)).items;
  } catch (error) {
    if (error instanceof RestError && error.status === 403) return [];
    throw error;
  }
}

const nodes: NodeFetchers = {
  Cart: async ({ rest }, dbId) => {
    const type = cartTypes.find((one) => one === dbId);
    return type === undefined ? null : readCart(rest, type);
  },
  CartItem: nodeById(cartItemById),
};

const candidates: CandidateFinders = {
  createOrders: ({ items }, search) =>
    findCreatedOrders(
      search,
      items.map(({ qty }) => qty),
    ),
  setCartQty: async ({ article, qty, type }, { context }) => {
    const articleId = fromGlobalId('Article', article);
    const fits = ({ id }: { id: number }, pieces: number) => id === articleId && pieces === qty;
    // Without pieces there is no line.
    return qty === 0 ? null : findInCart(context.rest, fromEnum(type), fits);
  },
};

export const cart = defineModule({ resolvers, nodes, candidates });
