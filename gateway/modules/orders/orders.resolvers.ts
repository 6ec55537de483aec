import { withProblems } from '../../errors/withProblems.ts';
import { connection } from '../../relay/connection.ts';
import { newestFirst } from '../../relay/cursors.ts';
import { fromGlobalId, pageId, pathFromGlobalId } from '../../relay/ids.ts';
import { matchesNothing, noRows } from '../../relay/matchesNothing.ts';
import { nodeById, nodeInParent, type NodeFetchers } from '../../relay/node.ts';
import { startEarly } from '../../rest/startEarly.ts';
import { defineModule } from '../defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { selectsField } from '../../schema/selectsField.ts';
import { candidatesAmong, type CandidateFinders } from '../../relay/candidates.ts';
import { orderFilter } from './orderFilter.ts';
import { orderResolvers } from './orderResolvers.ts';
import { orderById } from './orders.loaders.ts';
import { partsOf } from './partsOf.ts';
import { isSameText } from '../../rest/afterWrite.ts';
import { addOrderComment } from './addOrderComment.ts';
import { changeOrderStatus } from './changeOrderStatus.ts';

const resolvers = {
  ...orderResolvers,
  // Addresses as printed on documents: the schema names their fields alike, /api/v3 does not (ORD-57, ORD-58).
  PartyAddress: {
    street: ({ address }) => address,
    postalCode: ({ index }) => index,
  },
  SellerAddress: {
    companyName: ({ name }) => name,
    vat: ({ vatNumber }) => vatNumber,
    postalCode: ({ zip }) => zip,
  },
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
    addOrderComment,
    deleteOrderComment: (_mutation, { input: { comment, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const { id } = pathFromGlobalId('OrderComment', comment, 'input.comment');
        await rest.write('deleteOrderComment', { path: { commentId: id }, force });
        return { __typename: 'DeleteOrderCommentPayload', deletedId: comment };
      }),
    changeOrderStatus,
  },
} satisfies Resolvers;

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
