import { extendEntity } from '../../../contract/reader/createReader.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { connection } from '../../relay/connection.ts';
import { newestFirst } from '../../relay/cursors.ts';
import { fromGlobalId, fromGlobalIds, pageId, pathFromGlobalId, type DbId } from '../../relay/ids.ts';
import { matchesNothing, noRows } from '../../relay/matchesNothing.ts';
import { nodeById, nodeInParent, type NodeFetchers } from '../../relay/node.ts';
import { startEarly } from '../../rest/startEarly.ts';
import { defineModule } from '../defineModule.ts';
import { fromEnum } from '../../schema/enums.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { selectsField } from '../../schema/selectsField.ts';
import { candidatesAmong, type CandidateFinders } from '../../relay/candidates.ts';
import { orderFilter } from './orderFilter.ts';
import { orderResolvers } from './orderResolvers.ts';
import { orderById } from './orders.loaders.ts';
import { partyResolvers } from './partyResolvers.ts';
import { partsOf } from './partsOf.ts';
import { findById } from '../../loaders.ts';
import { afterWrite, isSameText, newest } from '../../rest/afterWrite.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { changedOrder } from './changedOrder.ts';

const resolvers = {
  ...orderResolvers,
  ...partyResolvers,
  Viewer: {
    orders: (_viewer, { type, filter, ...window }, { rest }) => {
      const wanted = orderFilter(type, filter);
      return connection(
        window,
        newestFirst('orders'),
        matchesNothing(filter)
          ? noRows
          : (page) => rest.get('listOrders', { query: { filter: wanted, ...page } }),
      );
    },
    order: (_viewer, { dbId }, context, info) => {
      const id = pageId(dbId, context.rest, 'getOrder');
      if (selectsField(info, 'shipments')) startEarly(context.rest.get('listShipments', { path: { id } }));
      return orderById(context).load(id);
    },
  },
  Mutation: {
    addOrderComment: (_mutation, { input: { order, message, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const id = fromGlobalId('Order', order, 'input.order');
        const answer = await rest.write('addOrderComment', { path: { id }, body: { message }, force });
        const comment =
          answer && isSameText(answer.message, message) ? answer : await findComment(rest, id, message);
        return {
          __typename: 'AddOrderCommentPayload',
          comment: comment && extendEntity(comment, { orderId: id }),
        };
      }),
    deleteOrderComment: (_mutation, { input: { comment, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const { id } = pathFromGlobalId('OrderComment', comment, 'input.comment');
        await rest.write('deleteOrderComment', { path: { commentId: id }, force });
        return { __typename: 'DeleteOrderCommentPayload', deletedId: comment };
      }),
    changeOrderStatus: (_mutation, { input: { orders, status, force } }, { rest }, info) =>
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
      }),
  },
} satisfies Resolvers;

/** The latest comment of an order with this text; null where the order cannot be read. */
const findComment = (rest: RestClient, id: DbId, message: string) =>
  afterWrite(async () =>
    newest((await rest.get('getOrder', { path: { id } })).comments, (one) =>
      isSameText(one.message, message),
    ),
  );

const nodes: NodeFetchers = {
  Order: nodeById(orderById),
  OrderItem: nodeInParent(async (id, context) => partsOf(id, (await orderById(context).load(id)).items)),
  OrderComment: nodeInParent(async (id, context) =>
    partsOf(id, (await orderById(context).load(id)).comments),
  ),
  Shipment: nodeInParent(async (id, { rest }) =>
    partsOf(id, await rest.get('listShipments', { path: { id } })),
  ),
  Parcel: nodeInParent(async (id, { rest }) => {
    const shipments = await rest.get('listShipments', { path: { id } });
    return partsOf(
      id,
      shipments.flatMap((shipment) => shipment?.parcels ?? []),
    );
  }),
};

const candidates: CandidateFinders = {
  addOrderComment: async ({ order, message }, { context, isSince }) => {
    const id = fromGlobalId('Order', order, 'input.order');
    const { comments } = await orderById(context).load(id);
    return candidatesAmong('OrderComment', partsOf(id, comments), (one) => ({
      isNew: isSince(one.createdAt),
      fits: isSameText(one.message, message),
    }));
  },
};

export const orders = defineModule({ resolvers, nodes, candidates });
