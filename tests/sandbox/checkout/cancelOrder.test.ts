import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';
import { orderOf, shippingAddress, stockOf } from './checkoutSteps.ts';

eachDatabase('checkout: cancelling', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  test('GAP-71 a cancelled order releases its goods and leaves the checkout', async () => {
    const before = await stockOf(sandbox, demoArticles.ordinary);
    const path = { id: await orderOf(client, demoArticles.ordinary, 3) };
    expect((await stockOf(sandbox, demoArticles.ordinary)).reserved).toBe(before.reserved + 3);
    expect(await client.ok('cancelOrder', { path })).toEqual({ id: path.id, status: 'cancelled' });
    expect(await stockOf(sandbox, demoArticles.ordinary)).toEqual(before);
    expect((await client.call('cancelOrder', { path })).status).toBe(400);
  });

  test('CHK-34 GAP-71 with move=1 the order is removed and its items are added to the cart', async () => {
    const path = { id: await orderOf(client, demoArticles.linked, 3) };
    await client.ok('setCartQty', { body: { article: demoArticles.linked, qty: 2, type: 'regular' } });
    expect(await client.ok('cancelOrder', { path, query: { move: 1 } })).toMatchObject({ status: 'taken' });
    const cart = await client.ok('getCart');
    expect(cart.items.find(({ article }) => article.id === demoArticles.linked)?.requestedQty).toBe(5);
  });

  test('an idempotency key completes once and cancels once', async () => {
    const path = { id: await orderOf(client, demoArticles.ordinary, 1) };
    const body = { shippingAddress: await shippingAddress(sandbox), shippingCourier: 'delay' as const };
    const headers = { 'Idempotency-Key': 'complete-1' };
    const first = await client.ok('completeOrder', { path, body, headers });
    expect(await client.ok('completeOrder', { path, body, headers })).toEqual(first);
    const other = { id: await orderOf(client, demoArticles.ordinary, 1) };
    const cancelled = await client.ok('cancelOrder', {
      path: other,
      headers: { 'Idempotency-Key': 'cancel-1' },
    });
    expect(
      await client.ok('cancelOrder', { path: other, headers: { 'Idempotency-Key': 'cancel-1' } }),
    ).toEqual(cancelled);
  });

  test('completing and cancelling concurrently does one of them', async () => {
    for (let round = 0; round < 10; round += 1) {
      const path = { id: await orderOf(client, demoArticles.ordinary, 1) };
      const body = { shippingAddress: await shippingAddress(sandbox), shippingCourier: 'delay' as const };
      const answers = await Promise.all([
        client.call('completeOrder', { path, body }),
        client.call('cancelOrder', { path }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    }
  });
});
