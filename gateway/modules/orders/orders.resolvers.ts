import { withProblems } from '../../errors/withProblems.ts';
import { numericFromGlobalId } from '../../relay/globalId.ts';
import { connection } from '../../relay/connection.ts';
import type { NodeFetcher, NodeFetchers } from '../../relay/node.ts';
import { dbIdOfPage, dbIdToNumber } from '../../relay/numericDbId.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { startEarly } from '../../rest/startEarly.ts';
import { defineModule } from '../../schema/defineModule.ts';
import { fromEnum } from '../../schema/enums.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { selectsField } from '../../schema/selectsField.ts';
import { orderFilter } from './orderFilter.ts';
import { orderResolvers } from './orderResolvers.ts';
import {
  addOrderComment,
  changeOrderStatus,
  deleteOrderComment,
  getOrder,
  listOrders,
  listShipments,
} from './orders.rest.ts';
import { parsePartId, partFromGlobalId } from './partOfOrder.ts';

const resolvers = {
  ...orderResolvers,
  Viewer: {
    orders: (_viewer, { type, filter, ...window }, { rest }) => {
      const wanted = orderFilter(type, filter);
      return connection(window, (page) => listOrders(rest, wanted, page));
    },
    order: (_viewer, { dbId }, { rest, requestId }, info) => {
      const id = dbIdOfPage(dbId, 'getOrder', requestId);
      const order = getOrder(rest, id);
      if (selectsField(info, 'shipments')) startEarly(listShipments(rest, id));
      return order;
    },
  },
  Mutation: {
    addOrderComment: (_mutation, { input: { order, message, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const orderId = numericFromGlobalId('Order', order);
        const comment = await addOrderComment(rest, orderId, message, force);
        return { __typename: 'AddOrderCommentPayload', comment: { ...comment, orderId } };
      }),
    deleteOrderComment: (_mutation, { input: { comment, force } }, { rest }, info) =>
      withProblems(info, async () => {
        await deleteOrderComment(rest, partFromGlobalId('OrderComment', comment).id, force);
        return { __typename: 'DeleteOrderCommentPayload', deletedId: comment };
      }),
    changeOrderStatus: (_mutation, { input: { orders, status, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const ids = orders.map((order) => numericFromGlobalId('Order', order));
        const changed = await changeOrderStatus(rest, { orders: ids, status: fromEnum(status) }, force);
        return { __typename: 'ChangeOrderStatusPayload', orders: changed };
      }),
  },
} satisfies Resolvers;

/** A fetcher of what is read with its order. */
const partFetcher =
  <T extends { id: number }>(
    readParts: (rest: RestClient, orderId: number) => Promise<readonly T[]>,
  ): NodeFetcher =>
  async ({ rest }, restId) => {
    const wanted = parsePartId(restId);
    const part = wanted && (await readParts(rest, wanted.orderId)).find(({ id }) => id === wanted.id);
    return part ? { ...part, orderId: wanted.orderId } : null;
  };

const nodes: NodeFetchers = {
  Order: async ({ rest }, dbId) => {
    const id = dbIdToNumber(dbId);
    return id === null ? null : getOrder(rest, id);
  },
  OrderItem: partFetcher(async (rest, orderId) => (await getOrder(rest, orderId)).items),
  OrderComment: partFetcher(async (rest, orderId) => (await getOrder(rest, orderId)).comments),
  Shipment: partFetcher(listShipments),
  Parcel: partFetcher(async (rest, orderId) =>
    (await listShipments(rest, orderId)).flatMap(({ parcels }) => parcels),
  ),
};

export const orders = defineModule({ resolvers, nodes });
