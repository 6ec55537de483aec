import { idempotentRoute, route, type Route } from '../../http/route.ts';
import { InvalidFields } from '../../http/failures.ts';
import { requireAttribute } from '../../http/session.ts';
import { requireCartType } from './cartLines.ts';
import { clearCart, removeCartItem, setCartQty, updateCartItem } from './changeCart.ts';
import { importCart } from './importCart.ts';
import { listBackorderItems } from './listBackorderItems.ts';
import { previewCart } from './previewCart.ts';

/** The three carts on the wire (CALL-044 to CALL-054). All need the permission to place orders (CART-01). */
export const cartRoutes: Route[] = [
  route('getCart', 'order_management', async ({ query, session, currency, db }) => {
    const type = query.type ?? 'regular';
    requireCartType(session, type);
    const useBackorder = query.useBackorder === 1;
    if (useBackorder) requireAttribute(session, 'order_backorder');
    return previewCart(db, { session, type, currency }, { warehouses: query.warehouses, useBackorder });
  }),

  idempotentRoute('setCartQty', 'order_management', async ({ body, session, currency, db }) => {
    requireCartType(session, body.type);
    return setCartQty(db, { session, type: body.type, currency }, body.article, body.qty);
  }),

  idempotentRoute('updateCartItem', 'order_management', async ({ path, body, session, currency, db }) => {
    requireCartType(session, body.type);
    return updateCartItem(db, { session, type: body.type, currency }, path.itemId, body.qty);
  }),

  idempotentRoute('clearCart', 'order_management', async ({ query, session, db }) => {
    const type = query.type ?? 'regular';
    requireCartType(session, type);
    await clearCart(db, session, type);
    return {};
  }),

  idempotentRoute('removeCartItem', 'order_management', async ({ path, session, db }) => {
    requireCartType(session, path.type);
    await removeCartItem(db, session, path.type, path.itemId);
    return {};
  }),

  idempotentRoute('removeRegularCartItem', 'order_management', async ({ path, session, db }) => {
    await removeCartItem(db, session, 'regular', path.itemId);
    return {};
  }),

  idempotentRoute('removeReservationCartItem', 'order_management', async ({ path, session, db }) => {
    requireCartType(session, 'reservation');
    await removeCartItem(db, session, 'reservation', path.itemId);
    return {};
  }),

  idempotentRoute('importCart', 'order_management', async ({ body, files, session, db }) => {
    requireCartType(session, body.type);
    const file = files.find(({ field }) => field === 'file');
    if (file === undefined) throw new InvalidFields([{ field: 'file', message: 'Please choose a file.' }]);
    if (!/\.(csv|txt)$/i.test(file.fileName)) {
      throw new InvalidFields([{ field: 'file', message: 'The file must be .csv or .txt.' }]);
    }
    return importCart(db, session, body.type, file.content);
  }),

  route('listBackorderItems', 'order_backorder', ({ query, session, db }) =>
    listBackorderItems(db, session, query),
  ),
];
