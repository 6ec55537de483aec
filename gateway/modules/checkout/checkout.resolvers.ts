import { extendEntity } from '../../../contract/reader/createReader.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { defineLoader, findById } from '../../relay/loaders.ts';
import { fromGlobalId, identity } from '../../relay/ids.ts';
import { nodeById, type NodeFetchers } from '../../relay/node.ts';
import type { Entity } from '../../rest/entities.ts';
import { defineModule } from '../defineModule.ts';
import { openEnum } from '../../schema/enums.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { candidatesAmong, type CandidateFinders } from '../../relay/candidates.ts';
import { orderById } from '../orders/orders.loaders.ts';
import type { CheckoutItemParent } from './checkout.parents.ts';
import { completeOrder, orderTypes } from './completeOrder.ts';
import { cancelOrder } from './cancelOrder.ts';

/** An order that is not completed yet; /api/v3 has only the list of them (CALL-039). */
const checkoutOrderById = defineLoader(async (id: number, { rest }) =>
  findById(await rest.get('listNotCompletedOrders'), id),
);

/** Lines with their positions, which are their keys where the back end gives none. */
const withIndex = (items: Entity<'NotCompletedOrder'>['items']): (CheckoutItemParent | null)[] =>
  items.map((item, index) => item && extendEntity(item, { index }));

const toOrderType = openEnum('OrderType');

const resolvers = {
  Viewer: {
    checkoutOrders: (_viewer, _args, { rest }) => rest.get('listNotCompletedOrders'),
  },
  Order: {
    // A status that says otherwise spares the call.
    checkout: ({ id, status }, _args, context) =>
      status == null || status === 'not_completed' ? checkoutOrderById(context).load(id) : null,
  },
  CheckoutOrder: {
    ...identity('CheckoutOrder'),
    order: ({ id, type }) => ({ id, type }),
    items: ({ items }) => withIndex(items),
    type: ({ type }) => toOrderType(type),
    typeText: ({ type }) => type,
    createdAt: ({ date }) => date,
    shippingOptions: ({ id }, { country, postalCode }, { rest }) =>
      rest.get('listShippingOptions', {
        path: { id },
        query: { country: fromGlobalId('Country', country, 'country'), index: postalCode },
      }),
    calculated: ({ id }, { shippingData: { vat, customsCode, postalCode, country } }, { rest }) => {
      const shippingData = {
        ...(vat == null ? {} : { vat }),
        ...(customsCode == null ? {} : { customsCode }),
        index: postalCode,
        country: fromGlobalId('Country', country, 'shippingData.country'),
      };
      return rest.get('calculateOrder', { path: { id }, query: { shippingData } });
    },
  },
  CalculatedOrder: {
    items: ({ items }) => withIndex(items),
  },
  CheckoutItem: {
    key: ({ key, index }) => key ?? `line ${index}`,
    description: ({ articleDescription }) => articleDescription,
    qty: ({ quantity }) => quantity,
  },
  ShippingOption: { optionId: ({ id }) => String(id) },
  Mutation: {
    completeOrder: (_mutation, { input }, { rest }, info) =>
      withProblems(info, async () => ({
        __typename: 'CompleteOrderPayload',
        order: await completeOrder(rest, input),
        viewer: {},
      })),
    cancelOrder,
  },
} satisfies Resolvers;

const nodes: NodeFetchers = {
  CheckoutOrder: nodeById(checkoutOrderById),
};

const candidates: CandidateFinders = {
  completeOrder: async ({ order, relatedOrderNumber }, { context }) => {
    const page = await orderById(context).load(fromGlobalId(orderTypes, order, 'input.order'));
    return candidatesAmong('Order', [page], ({ status, clientOrderId }) => ({
      fits: isCompleted(status) && (!relatedOrderNumber || clientOrderId === relatedOrderNumber),
    }));
  },
};

/** Whether an order has been completed and not cancelled; null where its status cannot be read. */
const isCompleted = (status: string | null): boolean | null =>
  status === null ? null : status !== 'not_completed' && status !== 'cancelled';

export const checkout = defineModule({ resolvers, nodes, candidates });
