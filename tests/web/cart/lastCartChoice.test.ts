import { expect, test } from 'vitest';
import { cart } from '../../../web/pages/cart/cart.routes.ts';
import { changeAccount } from '../../../web/shell/session/accountInUse.ts';
import { serveHere } from '../support/serveHere.ts';
import { sessionAnswer } from '../support/sessionAnswer.ts';
import { configureTestEnvironment } from '../support/configureTestEnvironment.ts';

const session = (dbId: string) =>
  sessionAnswer({
    isLoggedIn: true,
    user: { id: dbId, dbId, email: null, firstName: null, lastName: null },
    attributes: ['order_management'],
    warehouses: [],
    cart: null,
    cartAnnouncements: null,
  });

/** Begins to answer for a user. */
async function logIn(dbId: string) {
  await serveHere(() => ({ body: session(dbId) }));
  configureTestEnvironment();
}

/** Where an address of the regular cart leads on to; null if it is opened itself. */
async function open(search = '') {
  const regular = cart()
    .routes.flatMap(({ children }) => children ?? [])
    .find(({ path }) => path === 'regular');
  if (typeof regular?.loader !== 'function') throw new Error('the cart has no loader');
  const request = new Request(`http://localhost/cart/regular${search}`);
  const data: unknown = await regular.loader({
    request,
    params: {},
    context: {},
    url: new URL(request.url),
    pattern: '',
  });
  return data instanceof Response ? data.headers.get('location') : null;
}

const riga = '?warehouses=1&warehouses=3&useBackorder=0';

test('GAP-180 the cart is opened again with the warehouses that were chosen, and an address with others counts', async () => {
  await logIn('1');
  expect(await open()).toBeNull();
  expect(await open(riga)).toBeNull();
  expect(await open()).toBe(`/cart/regular${riga}`);
  expect(await open('?warehouses=2')).toBeNull();
  expect(await open()).toBe('/cart/regular?warehouses=2&useBackorder=0');
});

test('GAP-180 the choice is not that of another account, and log-out forgets it', async () => {
  await logIn('1');
  await open(riga);
  await logIn('2');
  expect(await open()).toBeNull();
  await logIn('1');
  expect(await open()).toBe(`/cart/regular${riga}`);
  await changeAccount(async () => ({ problem: { __typename: 'Rejected' } }));
  await changeAccount(async () => ({}));
  expect(await open()).toBeNull();
});
