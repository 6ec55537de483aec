import {
  type Answer,
  idempotentRoute,
  type OperationId,
  route,
  type Route,
  type WriteCall,
} from '../../http/route.ts';
import { requireAttribute } from '../../http/session.ts';
import { lockCustomer } from '../orders/locks.ts';
import { createOrdersFromMissing, type MissingOrderMode } from './createOrdersFromMissing.ts';
import { exportMissingItems } from './exportMissingItems.ts';
import { hideAllMissingItems, hideMissingItem } from './hideMissingItems.ts';
import { listMissingItems } from './listMissingItems.ts';
import { moveAvailable, moveToCart } from './moveToCart.ts';
import { readChosenItems, readMatchingItems } from './openItems.ts';

/**
 * The missing-items report on the wire (CALL-060 to CALL-074). It has its own permission (MISS-01); placing orders and
 * filling the cart need the permission for those too, as everywhere.
 */
export const missingItemsRoutes: Route[] = [
  route('listMissingItems', 'order_missing_items', async (call) =>
    call.query.export === undefined
      ? listMissingItems(call.db, call.session, call.query)
      : exportMissingItems(call, call.query.export),
  ),

  idempotentRoute('hideMissingItem', 'order_missing_items', ({ path, session, db }) =>
    hideMissingItem(db, session, path.id, true),
  ),

  idempotentRoute('unhideMissingItem', 'order_missing_items', ({ path, session, db }) =>
    hideMissingItem(db, session, path.id, false),
  ),

  idempotentRoute('hideAllMissingItems', 'order_missing_items', ({ query, session, db }) =>
    hideAllMissingItems(db, session, query.filter),
  ),

  ordering('takeMissingItems', async ({ body, session, db }) => {
    await lockCustomer(db, session);
    return moveToCart(db, session, await readChosenItems(db, session, body.items));
  }),

  ordering('moveMissingItems', ({ body, session, db }) => moveAvailable(db, session, body)),

  ordering('moveMissingItemsToWarehouses', ({ body, session, db }) => moveAvailable(db, session, body)),

  chosen('createOrderFromMissing', 'all'),
  chosen('createOrderFromMissingWithoutReservation', 'withoutReservation'),
  chosen('createReservationFromMissing', 'reservation'),
  matching('createOrderFromMissingFilter', 'all'),
  matching('createOrderFromMissingFilterWithoutReservation', 'withoutReservation'),
  matching('createReservationFromMissingFilter', 'reservation'),
];

/** Orders of the items a request names (MISS-11). */
function chosen(
  operation:
    'createOrderFromMissing' | 'createOrderFromMissingWithoutReservation' | 'createReservationFromMissing',
  mode: MissingOrderMode,
): Route {
  return ordering(operation, ({ body, query, session, currency, db }) =>
    createOrdersFromMissing(db, session, { mode, currency, force: query.force === 1 }, () =>
      readChosenItems(db, session, body.items),
    ),
  );
}

/** Orders of all items that match the filters (MISS-13). */
function matching(
  operation:
    | 'createOrderFromMissingFilter'
    | 'createOrderFromMissingFilterWithoutReservation'
    | 'createReservationFromMissingFilter',
  mode: MissingOrderMode,
): Route {
  return ordering(operation, ({ query, session, currency, db }) =>
    createOrdersFromMissing(db, session, { mode, currency, force: query.force === 1 }, () =>
      readMatchingItems(db, session, query),
    ),
  );
}

/** A write that fills the cart or places orders, so it needs that permission too. */
function ordering<Op extends OperationId>(
  operation: Op,
  handle: (call: WriteCall<Op>) => Promise<Answer<Op>>,
): Route {
  return idempotentRoute(operation, 'order_missing_items', async (call) => {
    requireAttribute(call.session, 'order_management');
    return handle(call);
  });
}
