import { withProblems } from '../../errors/withProblems.ts';
import { defineLoader, findById } from '../../loaders.ts';
import { fromDbId, fromGlobalId, identity, toGlobalId } from '../../relay/ids.ts';
import { nodeById, type NodeFetchers } from '../../relay/node.ts';
import { defineModule } from '../../schema/defineModule.ts';
import { toEnum } from '../../schema/enums.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { completeOrder } from './completeOrder.ts';

/** An order that is not completed yet; /api/v3 has only the list of them (CALL-039). */
const checkoutOrderById = defineLoader(async (id: number, { rest }) =>
  findById(await rest.get('listNotCompletedOrders'), id),
);

const resolvers = {
  Viewer: {
    checkoutOrders: (_viewer, _args, { rest }) => rest.get('listNotCompletedOrders'),
  },
  CheckoutOrder: {
    ...identity('CheckoutOrder'),
    order: ({ id, type }) => ({ id, type }),
    type: ({ type }) => toEnum(type),
    shippingOptions: ({ id }, { country, index }, { rest }) =>
      rest.get('listShippingOptions', {
        path: { id },
        query: { country: fromDbId('Country', country), index },
      }),
    calculated: ({ id }, { shippingData: { vat, customsCode, index, country } }, { rest }) => {
      const shippingData = {
        ...(vat == null ? {} : { vat }),
        ...(customsCode == null ? {} : { customsCode }),
        index,
        country: fromDbId('Country', country),
      };
      return rest.get('calculateOrder', { path: { id }, query: { shippingData } });
    },
  },
  ShippingOption: { optionId: ({ id }) => String(id) },
  Mutation: {
    completeOrder: (_mutation, { input }, { rest }, info) =>
      withProblems(info, async () => ({
        __typename: 'CompleteOrderPayload',
        order: await completeOrder(rest, input),
        viewer: {},
      })),
    cancelOrder: (_mutation, { input: { order, move, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const path = { id: fromGlobalId('CheckoutOrder', order) };
        const cancelled = await rest.write('cancelOrder', {
          path,
          ...(move ? { query: { move: 1 } } : {}),
          force,
        });
        return {
          __typename: 'CancelOrderPayload',
          deletedCheckoutOrderId: toGlobalId('CheckoutOrder', cancelled.id),
          order: cancelled,
          viewer: {},
        };
      }),
  },
} satisfies Resolvers;

const nodes: NodeFetchers = {
  CheckoutOrder: nodeById(checkoutOrderById),
};

export const checkout = defineModule({ resolvers, nodes });
