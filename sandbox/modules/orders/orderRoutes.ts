import { idempotentRoute, route, type Route } from '../../http/route.ts';
import { requireAttribute } from '../../http/session.ts';
import { requireCartType } from '../cart/cartLines.ts';
import { changeOrderStatus } from './changeOrderStatus.ts';
import { createOrders } from './createOrders.ts';
import { exportOrder } from './exportOrder.ts';
import { getOrder } from './getOrder.ts';
import { listOrders } from './listOrders.ts';
import { listShipments } from './listShipments.ts';
import { addOrderComment, deleteOrderComment } from './orderComments.ts';
import { payOrder } from './payOrder.ts';

/** Orders on the wire (CALL-030 to CALL-038). */
export const orderRoutes: Route[] = [
  route('listOrders', 'order_list', ({ query, session, db }) => listOrders(db, session, query)),

  idempotentRoute('createOrders', 'order_management', async ({ body, query, session, currency, db }) => {
    requireCartType(session, body.type);
    const useBackorder = body.type === 'regular' && body.useBackorder === 1;
    if (useBackorder) requireAttribute(session, 'order_backorder');
    return createOrders(db, session, { ...body, useBackorder, currency, force: query.force === 1 });
  }),

  route('getOrder', 'order_view', ({ path, session, locale, db }) =>
    getOrder(db, session, { id: path.id, locale }),
  ),

  idempotentRoute('addOrderComment', 'order_view', ({ path, body, session, db }) =>
    addOrderComment(db, session, path.id, body.message),
  ),

  idempotentRoute('deleteOrderComment', 'order_view', async ({ path, session, db }) => {
    await deleteOrderComment(db, session, path.commentId);
    return {};
  }),

  route('listShipments', 'order_view', ({ path, session, db }) => listShipments(db, session, path.id)),

  route('exportOrder', 'order_view', exportOrder),

  idempotentRoute('changeOrderStatus', 'order_management', ({ body, session, db }) =>
    changeOrderStatus(db, session, body.orders, body.status),
  ),

  route('payOrder', 'order_view', ({ path, session, db }) => payOrder(db, session, path.id)),
];
