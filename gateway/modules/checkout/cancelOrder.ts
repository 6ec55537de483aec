import { withProblems } from '../../errors/withProblems.ts';
import { fromGlobalId, toGlobalId } from '../../relay/ids.ts';
import type { MutationResolvers } from '../../schema/resolvers.generated.ts';
import { orderTypes } from './completeOrder.ts';
import { changedOrder } from '../orders/changedOrder.ts';

/** Cancels an order that is not completed, and moves its lines to the cart where asked to. */
export const cancelOrder = ((_mutation, { input: { order, move, force } }, { rest }, info) =>
  withProblems(info, async () => {
    const path = { id: fromGlobalId(orderTypes, order, 'input.order') };
    const cancelled = await rest.write('cancelOrder', {
      path,
      ...(move ? { query: { move: 1 } } : {}),
      force,
    });
    return {
      __typename: 'CancelOrderPayload',
      deletedCheckoutOrderId: toGlobalId('CheckoutOrder', path.id),
      order: changedOrder(cancelled, path.id),
      viewer: {},
    };
  })) satisfies MutationResolvers['cancelOrder'];
