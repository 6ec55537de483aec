import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());
const query = `{ viewer { recentOrders {
  totalCount orders { dbId status createdAt } newest { dbId items { articleName } }
} } }`;

test('DAY-06 recentOrders are the newest fifty that were placed, confirmed or not', async () => {
  const { recentOrders } = (await client.run(query)).viewer;
  const placed = await portal.sandbox.db
    .selectFrom('orders')
    .select(['id', 'created_at'])
    .where('customer_id', '=', 1)
    .where('status', 'not in', ['not_completed', 'cancelled', 'taken', 'merged'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  expect(recentOrders?.orders.map(({ dbId }) => Number(dbId))).toEqual(
    placed.slice(0, 50).map(({ id }) => id),
  );
  expect(recentOrders?.totalCount).toBe(placed.length);
});

test('newest is the first of recentOrders; its lines take one call, and their failure leaves the list', async () => {
  const { answer, calls } = await client.watch(query);
  const orders = answer.data.viewer.recentOrders;
  expect(calls).toEqual(['listOrders', 'getOrder']);
  expect(orders?.newest?.dbId).toBe(orders?.orders[0]?.dbId);
  expect(orders?.newest?.items).not.toEqual([]);
  await portal.breakNext('getOrder', { kind: 'status', status: 404 });
  const broken = await client.send(query);
  expect(broken.data.viewer.recentOrders?.orders).toEqual(orders?.orders);
  expect(broken.data.viewer.recentOrders?.newest?.items).toBeNull();
});

test('recentOrders is null for a user without order_list', async () => {
  const basic = await portal.as('basic');
  const { data, errors } = await basic.send(query);
  expect(data.viewer.recentOrders).toBeNull();
  expect(errors).toHaveLength(1);
});
