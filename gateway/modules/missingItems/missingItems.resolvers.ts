import type { GatewayContext } from '../../context.ts';
import { badRequest } from '../../errors/toGraphQLError.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { connection } from '../../relay/connection.ts';
import { numericFromGlobalId } from '../../relay/globalId.ts';
import { identity } from '../../relay/identity.ts';
import type { NodeFetchers } from '../../relay/node.ts';
import { dbIdToNumber, numericDbId } from '../../relay/numericDbId.ts';
import type { Entity } from '../../rest/entities.ts';
import { defineModule } from '../../schema/defineModule.ts';
import { convert, readField } from '../../schema/readField.ts';
import type { MissingItemInput, Resolvers } from '../../schema/resolvers.generated.ts';
import { missingItemFilter } from './missingItemFilter.ts';
import type { MissingItemParent } from './missingItems.parents.ts';
import {
  findMissingItem,
  hideAllMissingItems,
  listMissingItems,
  moveAvailable,
  moveMissingItems,
  orderChosen,
  orderMatching,
  setHidden,
  takeMissingItems,
} from './missingItems.rest.ts';

type Item = Entity<'MissingItem'>;

/** A field of an item: as the parent has it, else from the report. */
const read = <K extends keyof Item>(item: MissingItemParent, key: K, { rest }: GatewayContext) =>
  readField<Item, K>(item, key, async () => (await findMissingItem(rest, item.id))[key]);

/** The resolver of a field that needs nothing else. */
const known =
  <K extends keyof Item>(key: K) =>
  (item: MissingItemParent, _args: unknown, context: GatewayContext) =>
    read(item, key, context);

const itemsToWire = (items: readonly MissingItemInput[]): Entity<'TakeItems'>['items'] =>
  items.map(({ item, qty }) => ({
    id: numericFromGlobalId('MissingItem', item),
    ...(qty == null ? {} : { qty }),
  }));

const resolvers = {
  Viewer: {
    missingItems: (_viewer, { hidden, filter, ...window }, { rest }) => {
      const wanted = missingItemFilter(filter);
      const choice = { hidden: hidden ? (1 as const) : (0 as const), ...(wanted ? { filter: wanted } : {}) };
      return connection(window, (page) => listMissingItems(rest, { ...choice, ...page }));
    },
  },
  MissingItem: {
    ...identity('MissingItem'),
    article: (item, _args, context) =>
      convert(read(item, 'article', context), ({ id, name, description, multiple, stocks }) => ({
        id,
        name,
        description,
        multiple,
        stock: stocks,
      })),
    inTransitQty: (item, _args, context) =>
      convert(read(item, 'article', context), ({ inTransitQty }) => inTransitQty),
    linkedOrders: (item, _args, context) =>
      convert(read(item, 'linkedOrders', context), (orders) =>
        orders.map(({ id, ref }) => ({ id, clientOrderId: ref })),
      ),
    references: known('references'),
    qty: known('qty'),
    appliedQty: known('appliedQty'),
    hidden: known('hidden'),
  },
  Mutation: {
    hideMissingItem: (_mutation, { input: { item, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const id = numericFromGlobalId('MissingItem', item);
        await setHidden(rest, id, true, force);
        return { __typename: 'MissingItemPayload', item: { id, hidden: true } };
      }),
    unhideMissingItem: (_mutation, { input: { item, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const id = numericFromGlobalId('MissingItem', item);
        await setHidden(rest, id, false, force);
        return { __typename: 'MissingItemPayload', item: { id, hidden: false } };
      }),
    hideAllMissingItems: (_mutation, { input: { filter, force } }, { rest }, info) =>
      withProblems(info, async () => {
        await hideAllMissingItems(rest, missingItemFilter(filter), force);
        return { __typename: 'HideAllMissingItemsPayload', viewer: {} };
      }),
    takeMissingItems: (_mutation, { input: { items, force } }, { rest }, info) =>
      withProblems(info, async () => {
        await takeMissingItems(rest, itemsToWire(items), force);
        return { __typename: 'TakeMissingItemsPayload', viewer: {} };
      }),
    moveMissingItems: (_mutation, { input: { articles, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const ids = articles.map((article) => numericFromGlobalId('Article', article));
        await moveMissingItems(rest, ids, force);
        return { __typename: 'MoveMissingItemsPayload', viewer: {} };
      }),
    moveAvailableMissingItems: (_mutation, { input: { warehouses, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const ids = warehouses.map((dbId) => numericDbId('warehouses', dbId));
        await moveAvailable(rest, ids, force);
        return { __typename: 'MoveMissingItemsPayload', viewer: {} };
      }),
    createOrderFromMissing: (_mutation, { input: { items, filter, mode, force } }, { rest }, info) =>
      withProblems(info, async () => {
        if (items && filter) throw badRequest('Give either items or a filter.');
        const { orders, missingItems } = items
          ? await orderChosen(rest, mode, itemsToWire(items), force)
          : await orderMatching(rest, mode, missingItemFilter(filter), force);
        return { __typename: 'CreateOrdersPayload', orders, missingItems, viewer: {} };
      }),
  },
} satisfies Resolvers;

const nodes: NodeFetchers = {
  MissingItem: async ({ rest }, dbId) => {
    const id = dbIdToNumber(dbId);
    return id === null ? null : findMissingItem(rest, id);
  },
};

export const missingItems = defineModule({ resolvers, nodes });
