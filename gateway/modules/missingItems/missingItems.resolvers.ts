import { badRequest } from '../../errors/toGraphQLError.ts';
import { message } from '../../messages/message.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { fieldOf } from '../../schema/fieldOf.ts';
import { connection } from '../../relay/connection.ts';
import type { RowKey } from '../../relay/cursors.ts';
import { fromGlobalId, fromGlobalIds, identity } from '../../relay/ids.ts';
import { nodeById, type NodeFetchers } from '../../relay/node.ts';
import type { Entity, Sent } from '../../rest/entities.ts';
import { defineModule } from '../defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import type { MissingItemInput, MissingItemFilter } from '../../schema/types.generated.ts';
import type { CandidateFinders } from '../../relay/candidates.ts';
import { findCreatedOrders } from '../checkout/findCreatedOrders.ts';
import { findInCart, holdsAdded } from '../cart/findInCart.ts';
import { booleanFilter, dateRangeFilter, documentNumberFilter, stringFilter } from '../../rest/filters.ts';
import { withoutUndefined } from '../../rest/withoutUndefined.ts';
import type { MissingItemParent } from './missingItems.parents.ts';
import { missingItemById, orderFiltered, orderItems } from './missingItems.rest.ts';

const field = fieldOf(({ id }: MissingItemParent, context) => missingItemById(context).load(id));

const itemsToWire = (items: readonly MissingItemInput[]): Sent<'TakeItems'>['items'] =>
  items.map(({ item, qty }, index) => ({
    id: fromGlobalId('MissingItem', item, `input.items[${index}].item`),
    ...(qty == null ? {} : { qty }),
  }));

/** The list is sorted by time, newest first; rows do not contain the time, but ids are assigned in its order. */
const byId: RowKey<Entity<'MissingItem'>> = {
  list: 'missingItems',
  id: ({ id }) => id,
  rank: ({ id }) => id,
};

const resolvers = {
  Viewer: {
    missingItems: (_viewer, { hidden, filter, ...window }, { rest }) => {
      const wanted = missingItemFilter(filter);
      const choice = { hidden: hidden ? (1 as const) : (0 as const), ...(wanted ? { filter: wanted } : {}) };
      return connection(window, byId, (page) =>
        rest.get('listMissingItems', { query: { ...choice, ...page } }),
      );
    },
  },
  MissingItem: {
    ...identity('MissingItem'),
    article: field('article'),
    inTransitQty: field('article', (article) => article?.inTransitQty),
    linkedOrders: field('linkedOrders', (orders) =>
      orders.map((order) => order && { id: order.id, clientOrderId: order.ref }),
    ),
    references: field('references'),
    qty: field('qty'),
    appliedQty: field('appliedQty'),
    hidden: field('hidden'),
  },
  Mutation: {
    hideMissingItem: (_mutation, { input: { item, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const id = fromGlobalId('MissingItem', item, 'input.item');
        await rest.write('hideMissingItem', { path: { id }, force });
        return { __typename: 'MissingItemPayload', item: { id, hidden: true } };
      }),
    unhideMissingItem: (_mutation, { input: { item, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const id = fromGlobalId('MissingItem', item, 'input.item');
        await rest.write('unhideMissingItem', { path: { id }, force });
        return { __typename: 'MissingItemPayload', item: { id, hidden: false } };
      }),
    hideAllMissingItems: (_mutation, { input: { filter, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const wanted = missingItemFilter(filter);
        await rest.write('hideAllMissingItems', { query: wanted ? { filter: wanted } : {}, force });
        return { __typename: 'HideAllMissingItemsPayload', viewer: {} };
      }),
    takeMissingItems: (_mutation, { input: { items, force } }, { rest }, info) =>
      withProblems(info, async () => {
        await rest.write('takeMissingItems', { body: { items: itemsToWire(items) }, force });
        return { __typename: 'TakeMissingItemsPayload', viewer: {} };
      }),
    moveMissingItems: (_mutation, { input: { articles, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const body = { articles: fromGlobalIds('Article', articles, 'input.articles') };
        await rest.write('moveMissingItems', { body, force });
        return { __typename: 'MoveMissingItemsPayload', viewer: {} };
      }),
    moveAvailableMissingItems: (_mutation, { input: { warehouses, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const body = { warehouses: fromGlobalIds('Warehouse', warehouses, 'input.warehouses') };
        await rest.write('moveMissingItemsToWarehouses', { body, force });
        return { __typename: 'MoveMissingItemsPayload', viewer: {} };
      }),
    createOrderFromMissing: (_mutation, { input: { items, filter, mode, force } }, context, info) =>
      withProblems(info, async () => {
        if (items && filter) throw badRequest(message('INPUT.ITEMS_OR_FILTER'));
        const created = items
          ? await orderItems(context, mode, itemsToWire(items), force)
          : await orderFiltered(context, mode, missingItemFilter(filter), force);
        return { __typename: 'CreateOrdersPayload', ...created, viewer: {} };
      }),
  },
} satisfies Resolvers;

const nodes: NodeFetchers = {
  MissingItem: nodeById(missingItemById),
};

const candidates: CandidateFinders = {
  createOrderFromMissing: (_input, search) => findCreatedOrders(search),
  moveMissingItems: ({ articles }, { context }) =>
    findInCart(context.rest, 'regular', holdsAdded(articles.map((article) => ({ article })))),
};

export const missingItems = defineModule({ resolvers, nodes, candidates });

/** Conditions on missing items as /api/v3 takes them (MISS-08, GAP-35); undefined where there is none. */
function missingItemFilter(
  filter: MissingItemFilter | null | undefined,
): Sent<'MissingItemFilter'> | undefined {
  const conditions = withoutUndefined({
    sku: stringFilter(filter?.articleName),
    linkedOrders: documentNumberFilter(filter?.linkedOrders),
    references: stringFilter(filter?.references),
    date: dateRangeFilter(filter?.date),
    fullyApplied: booleanFilter(filter?.fullyApplied),
    inStock: booleanFilter(filter?.inStock),
  });
  return Object.keys(conditions).length ? conditions : undefined;
}
