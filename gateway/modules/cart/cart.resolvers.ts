import { withProblems } from '../../errors/withProblems.ts';
import { findById } from '../../relay/loaders.ts';
import { fromGlobalId } from '../../relay/ids.ts';
import type { NodeFetchers } from '../../relay/node.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { RestError } from '../../rest/RestError.ts';
import { defineModule } from '../defineModule.ts';
import { fromEnum, toEnum } from '../../schema/enums.ts';
import { inLanguage } from '../../schema/problemResolvers.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { findCreatedOrders } from '../checkout/findCreatedOrders.ts';
import type { CandidateFinders } from '../../relay/candidates.ts';
import type { CartParent } from './cart.parents.ts';
import { countOrders } from './countOrders.ts';
import { findInCart } from './findInCart.ts';
import { importCart } from './cart.rest.ts';
import {
  cartId,
  cartItemId,
  fromCartItemId,
  parseCart,
  parseCartItem,
  type CartChoice,
} from './cartChoice.ts';
import { createOrders } from './createOrders.ts';
import { inTransitOf } from './inTransitOf.ts';
import { itemsOf } from './itemsOf.ts';
import { planCarts } from './planCarts.ts';
import { readCart, readChosenCart } from './readCart.ts';
import { readCartTotals } from './readCartTotals.ts';
import { lacksLines, requestedTotal } from './requestedTotal.ts';
import { setCartQty } from './setCartQty.ts';

const resolvers = {
  Viewer: {
    cart: (_viewer, { type, ...choice }, { rest }) => readCart(rest, fromEnum(type), choice),
    cartTotals: (_viewer, { wait }, { rest, session }) =>
      session.bearer === null ? null : readCartTotals(rest, wait),
    cartPlans: (_viewer, { combinations }, { rest }) => planCarts(rest, combinations),
  },
  Cart: {
    id: ({ choice }) => cartId(choice),
    type: ({ choice }) => toEnum(choice.type),
    items: itemsOf,
    orders: (cart) => (cart.choice.type === 'regular' && !lacksLines(cart) ? countOrders(cart.items) : null),
    requestedTotal,
  },
  CartItem: {
    id: cartItemId,
    dbId: ({ id }) => String(id),
    inTransit: (line, _args, { rest }) => inTransitOf(line, rest),
  },
  CartPayload: {
    cart: ({ type }, choice, { rest }) => readCart(rest, type, choice),
  },
  SetCartQtyPayload: {
    cart: ({ type }, choice, { rest }) => readCart(rest, type, choice),
  },
  ImportCartPayload: {
    isComplete: ({ status }) => (status === null ? null : status === 'ok'),
    cart: ({ type }, choice, { rest }) => readCart(rest, type, choice),
  },
  CartChanged: inLanguage,
  Mutation: {
    setCartQty,
    updateCartItem: (_mutation, { input: { item, qty, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const { choice, id } = fromCartItemId(item, 'input.item');
        await rest.write('updateCartItem', { path: { itemId: id }, body: { qty, type: choice.type }, force });
        return { __typename: 'CartPayload', type: choice.type };
      }),
    removeCartItem: (_mutation, { input: { item, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const { choice, id } = fromCartItemId(item, 'input.item');
        await rest.write('removeCartItem', { path: { type: choice.type, itemId: id }, force });
        return { __typename: 'CartPayload', type: choice.type };
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
    createOrders,
  },
} satisfies Resolvers;

/** The current cart; null for a type that this user may not have (CART-05). */
async function cartOfUser(rest: RestClient, choice: CartChoice | null): Promise<CartParent | null> {
  try {
    return choice && (await readChosenCart(rest, choice));
  } catch (error) {
    if (error instanceof RestError && error.status === 403) return null;
    throw error;
  }
}

/** /api/v3 has only the carts: a line is read with its cart. */
const nodes: NodeFetchers = {
  Cart: ({ rest }, dbId) => cartOfUser(rest, parseCart(dbId)),
  CartItem: async ({ rest }, dbId) => {
    const wanted = parseCartItem(dbId);
    const cart = await cartOfUser(rest, wanted && wanted.choice);
    return cart && wanted && findById(itemsOf(cart), wanted.id);
  },
};

const candidates: CandidateFinders = {
  createOrders: ({ items }, search) =>
    findCreatedOrders(
      search,
      items.map(({ qty }) => qty),
    ),
  setCartQty: async ({ article, qty, type }, { context }) => {
    const articleId = fromGlobalId('Article', article, 'input.article');
    const fits = ({ id }: { id: number }, pieces: number) => id === articleId && pieces === qty;
    // Without pieces there is no line.
    return qty === 0 ? null : findInCart(context.rest, fromEnum(type), fits);
  },
};

export const cart = defineModule({ resolvers, nodes, candidates });
