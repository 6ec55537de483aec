import { withProblems } from '../../errors/withProblems.ts';
import { numericFromGlobalId, toGlobalId } from '../../relay/globalId.ts';
import { identity } from '../../relay/identity.ts';
import type { NodeFetchers } from '../../relay/node.ts';
import { numericDbId } from '../../relay/numericDbId.ts';
import { defineModule } from '../../schema/defineModule.ts';
import { toEnum } from '../../schema/enums.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { calculateOrder, cancelOrder, listNotCompletedOrders, listShippingOptions } from './checkout.rest.ts';
import { completeOrder } from './completeOrder.ts';

const resolvers = {
  Viewer: {
    checkoutOrders: (_viewer, _args, { rest }) => listNotCompletedOrders(rest),
  },
  CheckoutOrder: {
    ...identity('CheckoutOrder'),
    order: ({ id, type }) => ({ id, type }),
    type: ({ type }) => toEnum(type),
    shippingOptions: ({ id }, { country, index }, { rest }) =>
      listShippingOptions(rest, id, { country: numericDbId('country', country), index }),
    calculated: ({ id }, { shippingData: { vat, customsCode, index, country } }, { rest }) =>
      calculateOrder(rest, id, {
        ...(vat == null ? {} : { vat }),
        ...(customsCode == null ? {} : { customsCode }),
        index,
        country: numericDbId('shippingData.country', country),
      }),
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
        const cancelled = await cancelOrder(rest, numericFromGlobalId('CheckoutOrder', order), move, force);
        return {
          __typename: 'CancelOrderPayload',
          deletedCheckoutOrderId: toGlobalId('CheckoutOrder', cancelled.id),
          order: cancelled,
          viewer: {},
        };
      }),
  },
} satisfies Resolvers;

/** Read from the list of them: /api/v3 has no call for one. */
const nodes: NodeFetchers = {
  CheckoutOrder: async ({ rest }, dbId) =>
    (await listNotCompletedOrders(rest)).find(({ id }) => String(id) === dbId) ?? null,
};

export const checkout = defineModule({ resolvers, nodes });
