import { withProblems } from '../../errors/withProblems.ts';
import { fromGlobalIds } from '../../relay/ids.ts';
import { fromEnum } from '../../schema/enums.ts';
import { findById } from '../../relay/loaders.ts';
import type { MutationResolvers } from '../../schema/resolvers.generated.ts';
import { changedOrder } from './changedOrder.ts';

/** Changes the status of orders. */
export const changeOrderStatus = ((_mutation, { input: { orders, status, force } }, { rest }, info) =>
  withProblems(info, async () => {
    const body = {
      orders: fromGlobalIds('Order', orders, 'input.orders'),
      status: fromEnum(status),
    };
    const changed = await rest.write('changeOrderStatus', { body, force });
    return {
      __typename: 'ChangeOrderStatusPayload',
      orders: body.orders.map((id) => changedOrder(findById(changed?.orders ?? [], id), id)),
    };
  })) satisfies MutationResolvers['changeOrderStatus'];
