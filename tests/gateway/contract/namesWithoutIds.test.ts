import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphql } from '../../support/graphql.ts';
import {
  startAlteredUpstream,
  type AlteredUpstream,
  type Change,
} from '../../support/startAlteredUpstream.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

/*
 * The documents promise the names of a session's user, of an order's user, of the countries of documents and of the
 * warehouses of checkout orders and shipments, and an id of none of them.
 */

const withoutIds: Change = (key, value) =>
  ['user', 'originalUser', 'country', 'warehouse'].includes(key) && value
    ? { ...Object(value), id: undefined }
    : value;

let backEnd: AlteredUpstream;
let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal({
    through: async (url) => {
      backEnd = await startAlteredUpstream(url);
      return backEnd.url;
    },
  });
  client = await portal.as('client');
  for (const call of ['getLoggedIn', 'listOrders', 'getOrder', 'listNotCompletedOrders', 'listShipments'])
    backEnd.alter(call, withoutIds);
});
afterAll(async () => {
  await portal.close();
  await backEnd.close();
});

test('a session whose user has a name and no id is a session', async () => {
  const { viewer } = await client.run('{ viewer { isLoggedIn user { id dbId firstName lastName } branch } }');
  expect(viewer.isLoggedIn).toBe(true);
  expect(viewer.user).toEqual({
    id: null,
    dbId: null,
    firstName: expect.stringMatching(/./),
    lastName: expect.stringMatching(/./),
  });
  expect(viewer.branch).not.toBeNull();
});

test('a write with a key is done once for a user without an id, too', async () => {
  const input = { article: 'QXJ0aWNsZTox', idempotencyKey: 'names-without-ids-1' };
  const write = () =>
    graphql(portal, {
      query: 'mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { __typename } }',
      variables: { input },
      ...(client.bearer === undefined ? {} : { bearer: client.bearer }),
    });
  expect((await write()).extensions['idempotency']).toEqual({ addToWishlist: 'written' });
  expect((await write()).extensions['idempotency']).toEqual({ addToWishlist: 'replayed' });
});

test('orders show the names of their users, and documents those of their countries', async () => {
  const { viewer } = await client.run(
    '{ viewer { orders(first: 5) { edges { node { dbId user { id firstName lastName } } } } } }',
  );
  for (const { node } of viewer.orders.edges)
    expect(node.user).toEqual({
      id: null,
      firstName: expect.stringMatching(/./),
      lastName: expect.stringMatching(/./),
    });
  const dbId = viewer.orders.edges[0]?.node.dbId;
  const page = await client.run(
    `query ($dbId: String!) { viewer { order(dbId: $dbId) {
      payer { country { dbId originalName } } seller { country { dbId originalName } }
    } } }`,
    { dbId },
  );
  const named = { dbId: null, originalName: expect.stringMatching(/./) };
  expect(page.viewer.order).toEqual({ payer: { country: named }, seller: { country: named } });
});

test('checkout orders and shipments show the names of their warehouses', async () => {
  const name = expect.stringMatching(/./);
  const { viewer } = await client.run(`{ viewer {
    checkoutOrders { warehouse { name } }
    orders(first: 10, filter: { status: [SHIPPED, DELIVERED] }) { edges { node { shipments { warehouse { name } } } } }
  } }`);
  expect(viewer.checkoutOrders).toContainEqual({ warehouse: { name } });
  const shipments = viewer.orders.edges.flatMap(({ node }) => node.shipments);
  expect(shipments.length).toBeGreaterThan(0);
  expect(shipments).toEqual(shipments.map(() => ({ warehouse: { name } })));
});
