import { idempotentRoute, route, type Route } from '../../http/route.ts';
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

  idempotentRoute('completeOrder', 'order_management', ({ path, body, session, db }) =>
    completeOrder(db, session, path.id, body),
  ),

  idempotentRoute('cancelOrder', 'order_management', ({ path, query, session, db }) =>
    cancelOrder(db, session, path.id, query.move === 1),
  ),
];
