import { route, type Route } from '../../http/route.ts';
import { idempotently } from '../orders/idempotently.ts';
import { calculateOrder } from './calculateOrder.ts';
import { cancelOrder } from './cancelOrder.ts';
import { completeOrder } from './completeOrder.ts';
import { listShippingOptions } from './shippingOptions.ts';
import { listNotCompletedOrders } from './waitingOrders.ts';

/** The checkout on the wire (CALL-039 to CALL-043). All need the permission to place orders (CART-01). */
export const checkoutRoutes: Route[] = [
  route('listNotCompletedOrders', 'order_management', ({ session, db }) =>
    listNotCompletedOrders(db, session),
  ),

  route('listShippingOptions', 'order_management', ({ path, query, session, db }) =>
    listShippingOptions(db, session, path.id, { countryId: query.country, index: query.index }),
  ),

  route('calculateOrder', 'order_management', ({ path, query, session, db }) => {
    const { country, vat } = query.shippingData;
    return calculateOrder(db, session, path.id, { countryId: country, vat: vat ?? null });
  }),

  route('completeOrder', 'order_management', ({ path, body, session, idempotencyKey, db }) => {
    const write = { session, operation: 'completeOrder', key: idempotencyKey, request: { path, body } };
    return idempotently(db, write, (trx) => completeOrder(trx, session, path.id, body));
  }),

  route('cancelOrder', 'order_management', ({ path, query, session, idempotencyKey, db }) => {
    const move = query.move === 1;
    const write = { session, operation: 'cancelOrder', key: idempotencyKey, request: { path, move } };
    return idempotently(db, write, (trx) => cancelOrder(trx, session, path.id, move));
  }),
];
