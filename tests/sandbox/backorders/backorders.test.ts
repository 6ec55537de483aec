import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

eachDatabase('backorder items', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  test('BACK-02 CALL-054 a row is an article with its backordered pieces and the open orders that wait for them', async () => {
    const { items, meta } = await client.ok('listBackorderItems', { query: { limit: 100 } });
    expect(items.length).toBeGreaterThan(0);
    expect(meta.total).toBeGreaterThanOrEqual(items.length);
    for (const { sku, qty, orders } of items) {
      const waiting = await Promise.all(
        orders.map(async (id) => {
          const order = await client.ok('getOrder', { path: { id } });
          expect(['not_completed', 'delivered', 'shipped', 'cancelled', 'taken']).not.toContain(order.status);
          return order.items
            .filter(({ articleName }) => articleName === sku)
            .reduce((sum, item) => sum + item.qty, 0);
        }),
      );
      expect(waiting.reduce((sum, pieces) => sum + pieces, 0)).toBeGreaterThanOrEqual(qty);
      expect(orders).toEqual([...new Set(orders)]);
    }
  });

  test('BACK-02 LIST-08 GAP-38 pages follow each other, newest first', async () => {
    const all = await client.ok('listBackorderItems', { query: { limit: 100 } });
    const second = await client.ok('listBackorderItems', { query: { limit: 2, page: 2 } });
    expect(second.items).toEqual(all.items.slice(2, 4));
    const times = all.items.map(({ updatedAt }) => updatedAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('BACK-01 GAP-28 the list needs order_backorder', async () => {
    expect((await (await sandbox.as('basic')).call('listBackorderItems')).status).toBe(403);
  });
});
