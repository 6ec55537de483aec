import { route, type Route } from '../../http/route.ts';
import { requireAttribute } from '../../http/session.ts';
import { requireCartType } from '../cart/cartLines.ts';
import { changeOrderStatus } from './changeOrderStatus.ts';
import { createOrders } from './createOrders.ts';
import { exportOrder } from './exportOrder.ts';
import { getOrder } from './getOrder.ts';
import { idempotently } from './idempotently.ts';
import { listOrders } from './listOrders.ts';
import { listShipments } from './listShipments.ts';
import { addOrderComment, deleteOrderComment } from './orderComments.ts';
import { payOrder } from './payOrder.ts';

/** Orders on the wire (CALL-030 to CALL-038). */
export const orderRoutes: Route[] = [
  route('listOrders', 'order_list', ({ query, session, db }) => listOrders(db, session, query)),

  route(
    'createOrders',
    'order_management',
    async ({ body, query, session, currency, idempotencyKey, db }) => {
      requireCartType(session, body.type);
      const useBackorder = body.type === 'regular' && body.useBackorder === 1;
      if (useBackorder) requireAttribute(session, 'order_backorder');
      const write = { session, operation: 'createOrders', key: idempotencyKey, request: { body, currency } };
      const request = { ...body, useBackorder, currency, force: query.force === 1 };
      return idempotently(db, write, (trx) => createOrders(trx, session, request));
    },
  ),

  route('getOrder', 'order_view', ({ path, session, db }) => getOrder(db, session, path.id)),

  route('addOrderComment', 'order_view', ({ path, body, session, idempotencyKey, db }) => {
    const write = { session, operation: 'addOrderComment', key: idempotencyKey, request: { path, body } };
    return idempotently(db, write, (trx) => addOrderComment(trx, session, path.id, body.message));
  }),

  route('deleteOrderComment', 'order_view', async ({ path, session, db }) => {
    await deleteOrderComment(db, session, path.commentId);
    return {};
  }),

  route('listShipments', 'order_view', ({ path, session, db }) => listShipments(db, session, path.id)),

  route('exportOrder', 'order_view', ({ path, query, session, db }) =>
    exportOrder(db, session, path.id, query.export),
  ),

  route('changeOrderStatus', 'order_management', ({ body, session, idempotencyKey, db }) => {
    const write = { session, operation: 'changeOrderStatus', key: idempotencyKey, request: body };
    return idempotently(db, write, (trx) => changeOrderStatus(trx, session, body.orders, body.status));
  }),

  route('payOrder', 'order_view', ({ path, session, db }) => payOrder(db, session, path.id)),
];
