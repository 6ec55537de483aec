import type { Transaction } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import type { FileAnswer } from '../../http/FileAnswer.ts';
import { type CallBasics, route, type Route } from '../../http/route.ts';
import { requireAttribute, type Session } from '../../http/session.ts';
import { idempotently } from '../orders/idempotently.ts';
import { lockCustomer } from '../orders/locks.ts';
import { createOrdersFromMissing, type MissingOrderMode } from './createOrdersFromMissing.ts';
import { exportMissingItems } from './exportMissingItems.ts';
import { hideAllMissingItems, hideMissingItem } from './hideMissingItems.ts';
import { listMissingItems } from './listMissingItems.ts';
import type { MissingItemsChoice } from './missingConditions.ts';
import { moveAvailable, moveToCart } from './moveToCart.ts';
import { type OpenItem, readChosenItems, readMatchingItems } from './openItems.ts';

type CreatedOrders = components['schemas']['CreatedOrders'];

/**
 * The missing-items report on the wire (CALL-060 to CALL-074). It has a permission of its own (MISS-01); orders and the
 * cart need that of placing orders as well, as everywhere.
 */
export const missingItemsRoutes: Route[] = [
  route('listMissingItems', 'order_missing_items', async ({ query, session, db }) =>
    query.export === undefined
      ? listMissingItems(db, session, query)
      : exportMissingItems(db, session, query, query.export),
  ),

  route('hideMissingItem', 'order_missing_items', ({ path, session, db }) =>
    hideMissingItem(db, session, path.id, true),
  ),

  route('unhideMissingItem', 'order_missing_items', ({ path, session, db }) =>
    hideMissingItem(db, session, path.id, false),
  ),

  route('hideAllMissingItems', 'order_missing_items', ({ query, session, db }) =>
    hideAllMissingItems(db, session, query.filter),
  ),

  route('takeMissingItems', 'order_missing_items', (call) =>
    once('takeMissingItems', call, async (trx) => {
      await lockCustomer(trx, call.session);
      return moveToCart(trx, call.session, await readChosenItems(trx, call.session, call.body.items));
    }),
  ),

  route('moveMissingItems', 'order_missing_items', (call) =>
    once('moveMissingItems', call, (trx) => moveAvailable(trx, call.session, call.body)),
  ),

  route('moveMissingItemsToWarehouses', 'order_missing_items', (call) =>
    once('moveMissingItemsToWarehouses', call, (trx) => moveAvailable(trx, call.session, call.body)),
  ),

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
  return route(operation, 'order_missing_items', (call) =>
    order(operation, mode, call, (trx) => readChosenItems(trx, call.session, call.body.items)),
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
  return route(operation, 'order_missing_items', (call) =>
    order(operation, mode, call, (trx) => readMatchingItems(trx, call.session, call.query)),
  );
}

/** What a write of the report needs of its call. */
type WriteCall = Pick<CallBasics, 'db' | 'idempotencyKey' | 'currency'> & {
  session: Session;
  query: MissingItemsChoice & { force?: 0 | 1 };
  body: unknown;
};

function order(
  operation: string,
  mode: MissingOrderMode,
  call: WriteCall,
  read: (trx: Transaction<Database>) => Promise<OpenItem[]>,
): Promise<CreatedOrders | FileAnswer> {
  const { session, currency, query } = call;
  const request = { mode, currency, force: query.force === 1 };
  return once(operation, call, (trx) => createOrdersFromMissing(trx, session, request, read));
}

/** Does a write once for its key; it fills the cart or places orders, so it needs the permission for that. */
function once<Answer>(
  operation: string,
  { session, idempotencyKey: key, currency, query: { hidden, filter }, body, db }: WriteCall,
  work: (trx: Transaction<Database>) => Promise<Answer>,
): Promise<Answer | FileAnswer> {
  requireAttribute(session, 'order_management');
  return idempotently(db, { session, operation, key, request: { body, hidden, filter, currency } }, work);
}
