import { afterAll, beforeAll, expect, test } from 'vitest';
import { endHolds } from '../../../sandbox/clock/endHolds.ts';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';
import { inEstonia, orderOf, shippingAddress, stockOf } from './checkoutSteps.ts';

eachDatabase('checkout: waiting orders', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  let second: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
    second = await sandbox.as('second');
  });
  afterAll(() => sandbox.close());

  test('CHK-06 AUTH-22 the checkout holds the orders of this access, newest first, as many as the account counts', async () => {
    const id = await orderOf(client, demoArticles.ordinary, 2);
    const orders = await client.ok('listNotCompletedOrders');
    expect(orders[0]).toMatchObject({
      id,
      type: 'regular',
      warehouse: { id: 1, name: 'Tallinn' },
      stockSummary: { qty: 2 },
      backorderSummary: null,
      items: [{ quantity: 2, valid: true }],
    });
    expect((await client.ok('getAccount')).meta.notCompletedOrders).toBe(orders.length);
    expect((await second.ok('listNotCompletedOrders')).map((order) => order.id)).not.toContain(id);
    for (const call of [
      second.call('calculateOrder', { path: { id }, query: { shippingData: inEstonia } }),
      second.call('listShippingOptions', { path: { id }, query: inEstonia }),
      second.call('completeOrder', { path: { id }, body: {} }),
      second.call('cancelOrder', { path: { id } }),
    ]) {
      expect((await call).status).toBe(404);
    }
  });

  test('GAP-69 CHK-26 CHK-27 an item is invalid when its article is no longer sold; completing anyway leaves it out', async () => {
    const body = {
      type: 'regular' as const,
      warehouses: [1],
      items: [
        { article: demoArticles.ordinary, qty: 1 },
        { article: demoArticles.bare, qty: 2 },
      ],
      useBackorder: 0 as const,
    };
    const { orders } = await client.ok('createOrders', { body, query: { force: 1 } });
    const path = { id: orders[0]?.id ?? 0 };
    const before = await stockOf(sandbox, demoArticles.bare);
    await sandbox.db
      .updateTable('articles')
      .set({ active: false })
      .where('id', '=', demoArticles.bare)
      .execute();
    const waiting = (await client.ok('listNotCompletedOrders')).find(({ id }) => id === path.id);
    expect(waiting?.items.map(({ valid }) => valid)).toEqual([true, false]);
    const delivery = { shippingAddress: await shippingAddress(sandbox), shippingCourier: 'delay' as const };
    await client.ok('completeOrder', { path, body: delivery });
    const order = await client.ok('getOrder', { path });
    expect(order.items.map(({ qtyRequested, qty }) => [qtyRequested, qty])).toEqual([
      [1, 1],
      [2, 0],
    ]);
    expect((await stockOf(sandbox, demoArticles.bare)).reserved).toBe(before.reserved - 2);
  });

  test('GAP-69 goods are held for a while; then another customer may take them, and completing orders the rest', async () => {
    const article = demoArticles.linked;
    const { amount, reserved } = await stockOf(sandbox, article, 3);
    const path = { id: await orderOf(client, article, amount - reserved, { warehouse: 3 }) };
    const isValid = async () =>
      (await client.ok('listNotCompletedOrders')).find(({ id }) => id === path.id)?.items[0]?.valid;
    expect(await endHolds(sandbox.db, new Date(Date.now() + 1000))).toBeGreaterThan(0);
    expect(await isValid()).toBe(true);
    const other = await orderOf(second, article, 4, { warehouse: 3 });
    expect(await isValid()).toBe(false);
    const delivery = { shippingAddress: await shippingAddress(sandbox), shippingCourier: 'delay' as const };
    await client.ok('completeOrder', { path, body: delivery });
    const order = await client.ok('getOrder', { path });
    expect(order.items[0]).toMatchObject({ qtyRequested: amount - reserved, qty: amount - reserved - 4 });
    const after = await stockOf(sandbox, article, 3);
    expect(after).toEqual({ amount, reserved: amount });
    await second.ok('cancelOrder', { path: { id: other } });
  });

  test('CART-01 the checkout needs the permission to place orders', async () => {
    const accountant = await sandbox.as('accountant');
    expect((await accountant.call('listNotCompletedOrders')).status).toBe(403);
  });
});
