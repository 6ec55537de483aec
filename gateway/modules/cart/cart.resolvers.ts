import { withProblems } from '../../errors/withProblems.ts';
import { numericFromGlobalId, toGlobalId } from '../../relay/globalId.ts';
import { identity } from '../../relay/identity.ts';
import type { NodeFetchers } from '../../relay/node.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { RestError } from '../../rest/RestError.ts';
import { defineModule } from '../../schema/defineModule.ts';
import { fromEnum, toEnum } from '../../schema/enums.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import type { ArticleParent } from '../catalog/catalog.parents.ts';
import type { CartItemParent } from './cart.parents.ts';
import { clearCart, importCart, removeCartItem, setCartQty, updateCartItem } from './cart.rest.ts';
import { createOrders } from './createOrders.ts';
import { planCarts } from './planCarts.ts';
import { readCart } from './readCart.ts';

/** Where an article says how many of it are in a cart. */
const quantityIn = {
  regular: 'inCartQty',
  reservation: 'inReservationQty',
  backorder: 'inBackorderQty',
} as const satisfies Record<Entity<'CartType'>, keyof ArticleParent>;

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
        const body = { article: numericFromGlobalId('Article', article), qty, type: fromEnum(type) };
        const { article: changed, requestedQty } = await setCartQty(rest, body, force);
        return {
          __typename: 'SetCartQtyPayload',
          type: body.type,
          // The line tells the quantity in its own cart; that in the others is read when asked for.
          article: { ...changed, [quantityIn[body.type]]: requestedQty },
        };
      }),
    updateCartItem: (_mutation, { input: { item, qty, type, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const body = { qty, type: fromEnum(type) };
        await updateCartItem(rest, numericFromGlobalId('CartItem', item), body, force);
        return { __typename: 'CartPayload', type: body.type };
      }),
    removeCartItem: (_mutation, { input: { item, type, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const path = { type: fromEnum(type), itemId: numericFromGlobalId('CartItem', item) };
        await removeCartItem(rest, path, force);
        return { __typename: 'CartPayload', type: path.type };
      }),
    clearCart: (_mutation, { input: { type, force } }, { rest }, info) =>
      withProblems(info, async () => {
        await clearCart(rest, fromEnum(type), force);
        return { __typename: 'CartPayload', type: fromEnum(type) };
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

const nodes: NodeFetchers = {
  Cart: async ({ rest }, dbId) => {
    const type = cartTypes.find((one) => one === dbId);
    return type === undefined ? null : readCart(rest, type);
  },
  CartItem: async ({ rest }, dbId) => {
    for (const type of cartTypes) {
      const item = (await readItems(rest, type)).find(({ id }) => String(id) === dbId);
      if (item) return item;
    }
    return null;
  },
};

/** A cart's lines; none of a cart that this user may not have (CART-05). */
async function readItems(rest: RestClient, type: Entity<'CartType'>): Promise<CartItemParent[]> {
  try {
    return (await readCart(rest, type)).items;
  } catch (error) {
    if (error instanceof RestError && error.status === 403) return [];
    throw error;
  }
}

export const cart = defineModule({ resolvers, nodes });
