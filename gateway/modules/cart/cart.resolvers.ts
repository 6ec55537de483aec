import { withProblems } from '../../errors/withProblems.ts';
import { defineLoader } from '../../loaders.ts';
import { fromGlobalId, identity, toGlobalId } from '../../relay/ids.ts';
import { nodeById, type NodeFetchers } from '../../relay/node.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { RestError } from '../../rest/RestError.ts';
import { defineModule } from '../../schema/defineModule.ts';
import { fromEnum, toEnum } from '../../schema/enums.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import type { CartItemParent } from './cart.parents.ts';
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
    errors: ({ errors }) => errors ?? [],
    cart: ({ type }, choice, { rest }) => readCart(rest, type, choice),
  },
  Mutation: {
    setCartQty: (_mutation, { input: { article, qty, type, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const body = { article: fromGlobalId('Article', article), qty, type: fromEnum(type) };
        const { article: changed, requestedQty } = await rest.write('setCartQty', { body, force });
        return {
          __typename: 'SetCartQtyPayload',
          type: body.type,
          // The line holds the quantity in this cart; those in the others are read when selected.
          article: { ...changed, [quantityIn[body.type]]: requestedQty },
        };
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
        const { orders, missingItems } = await createOrders(rest, input);
        return { __typename: 'CreateOrdersPayload', orders, missingItems, viewer: {} };
      }),
  },
} satisfies Resolvers;

const cartTypes: readonly Entity<'CartType'>[] = ['regular', 'reservation', 'backorder'];

/** A line of any cart; /api/v3 has only the carts. */
const cartItemById = defineLoader(async (id: number, { rest }) => {
  for (const type of cartTypes) {
    const item = (await readItems(rest, type)).find((one) => one.id === id);
    if (item) return item;
  }
  return null;
});

/** A cart's lines; none of a cart that this user may not have (CART-05). */
async function readItems(rest: RestClient, type: Entity<'CartType'>): Promise<CartItemParent[]> {
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

export const cart = defineModule({ resolvers, nodes });
