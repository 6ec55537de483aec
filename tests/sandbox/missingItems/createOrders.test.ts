import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

eachDatabase('orders of missing items', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  /** Puts an item into a customer's report, replacing existing items of the article. */
  async function missing(article: number, qty: number, customer = 1): Promise<number> {
    await sandbox.db
      .deleteFrom('missing_items')
      .where('customer_id', '=', customer)
      .where('article_id', '=', article)
      .execute();
    const { id } = await sandbox.db
      .insertInto('missing_items')
      .values({ customer_id: customer, article_id: article, qty })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  async function appliedQty(id: number): Promise<number> {
    const item = await sandbox.db
      .selectFrom('missing_items')
      .select('applied_qty')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return item.applied_qty;
  }
  async function freeOf(table: 'stock' | 'transit', article: number): Promise<number> {
    const rows =
      table === 'stock'
        ? await sandbox.db
            .selectFrom('stock')
            .select(['amount', 'reserved'])
            .where('article_id', '=', article)
            .execute()
        : await sandbox.db
            .selectFrom('container_items')
            .select(['qty as amount', 'reserved'])
            .where('article_id', '=', article)
            .execute();
    return rows.reduce((sum, { amount, reserved }) => sum + amount - reserved, 0);
  }
  async function cancel(orders: readonly { id: number }[]): Promise<void> {
    for (const { id } of orders) await client.ok('cancelOrder', { path: { id } });
  }

  test('MISS-11 GAP-135 GAP-140 CALL-067 stock first, then goods in transit; ordered pieces are deducted, the rest stays', async () => {
    await sandbox.db
      .insertInto('container_items')
      .values({ container_id: 3, article_id: demoArticles.split, qty: 4 })
      .execute();
    const id = await missing(demoArticles.split, 21);
    const free = await freeOf('stock', demoArticles.split);
    const answer = await client.ok('createOrderFromMissing', { body: { items: [{ id }] } });
    expect(answer.orders.map(({ type }) => type)).toEqual(['regular', 'regular', 'regular', 'reservation']);
    expect(answer.missingItems).toMatchObject([{ requestedQty: 21, qty: 19, missingQty: 2 }]);
    expect(await freeOf('stock', demoArticles.split)).toBe(free - 15);
    expect(await freeOf('transit', demoArticles.split)).toBe(0);
    expect(await appliedQty(id)).toBe(19);
    const details = await Promise.all(
      answer.orders.map((order) => client.ok('getOrder', { path: { id: order.id } })),
    );
    const lines = details.flatMap(({ items }) => items);
    expect(lines.reduce((sum, { qty }) => sum + qty, 0)).toBe(19);
    expect(lines.reduce((sum, { qtyRequested }) => sum + qtyRequested, 0)).toBe(21);
    await cancel(answer.orders);
  });

  test('MISS-11 GAP-135 CALL-068 without reservation only stock is used', async () => {
    const id = await missing(demoArticles.inTransitOnly, 20);
    const body = { items: [{ id }] };
    const before = await freeOf('transit', demoArticles.inTransitOnly);
    expect(await client.ok('createOrderFromMissingWithoutReservation', { body })).toMatchObject({
      orders: [],
      missingItems: [{ missingQty: 20 }],
    });
    expect(await freeOf('transit', demoArticles.inTransitOnly)).toBe(before);
    expect(await appliedQty(id)).toBe(0);
  });

  test('MISS-11 GAP-135 CALL-069 a reservation uses goods in transit alone, and needs its permission', async () => {
    const id = await missing(demoArticles.ordinary, 8);
    const body = { items: [{ id, qty: 4 }] };
    const stock = await freeOf('stock', demoArticles.ordinary);
    const { orders } = await client.ok('createReservationFromMissing', { body });
    expect(orders.map(({ type }) => type)).toEqual(['reservation']);
    expect(await freeOf('stock', demoArticles.ordinary)).toBe(stock);
    expect(await appliedQty(id)).toBe(4);
    await cancel(orders);
    await withoutReservation(async () => {
      expect((await client.call('createReservationFromMissing', { body })).status).toBe(403);
      expect((await client.call('createReservationFromMissingFilter')).status).toBe(403);
      const all = await client.ok('createOrderFromMissing', { body });
      expect(all.orders.map(({ type }) => type)).toEqual(['regular']);
      await cancel(all.orders);
    });
  });

  async function withoutReservation(work: () => Promise<void>): Promise<void> {
    const row = { access_id: 1, attribute: 'order_create_reservation' };
    await sandbox.db
      .deleteFrom('access_attributes')
      .where((where) => where.and(row))
      .execute();
    await work();
    await sandbox.db.insertInto('access_attributes').values(row).execute();
  }

  test('MISS-13 GAP-134 CALL-070 CALL-071 CALL-072 the filter variants order all that matches, never hidden items', async () => {
    const id = await missing(demoArticles.ordinary, 8);
    const { items } = await client.ok('listMissingItems', { query: { limit: 100 } });
    const sku = items.find((item) => item.id === id)?.article.name ?? '';
    const query = { filter: { sku } };
    const fromStock = await client.ok('createOrderFromMissingFilterWithoutReservation', { query });
    expect(fromStock.orders.map(({ type }) => type)).toEqual(['regular']);
    expect(await appliedQty(id)).toBe(8);
    expect((await client.call('createOrderFromMissingFilter', { query })).status).toBe(400);
    const again = await missing(demoArticles.ordinary, 8);
    const reserved = await client.ok('createReservationFromMissingFilter', { query });
    expect(reserved.orders.map(({ type }) => type)).toEqual(['reservation']);
    expect(await appliedQty(again)).toBe(8);
    const hidden = await missing(demoArticles.ordinary, 8);
    await client.ok('hideMissingItem', { path: { id: hidden } });
    expect((await client.call('createOrderFromMissingFilter', { query })).status).toBe(400);
    await client.ok('unhideMissingItem', { path: { id: hidden } });
    const mixed = await client.ok('createOrderFromMissingFilter', { query });
    expect(mixed.orders.map(({ type }) => type)).toEqual(['regular']);
    await cancel([...fromStock.orders, ...reserved.orders, ...mixed.orders]);
  });

  test('GAP-60 above the credit limit the answer is 402 and nothing is written; force=1 goes through', async () => {
    const limit = await sandbox.as('limit');
    const id = await missing(demoArticles.ordinary, 12, 4);
    const body = { items: [{ id }] };
    const free = await freeOf('stock', demoArticles.ordinary);
    expect((await limit.call('createOrderFromMissing', { body })).status).toBe(402);
    expect(await appliedQty(id)).toBe(0);
    expect(await freeOf('stock', demoArticles.ordinary)).toBe(free);
    const { orders } = await limit.ok('createOrderFromMissing', { body, query: { force: 1 } });
    expect(orders).toHaveLength(1);
    expect(await appliedQty(id)).toBe(12);
  });

  test('one key makes one order, also when both calls arrive at once; items of others are not found', async () => {
    const id = await missing(demoArticles.ordinary, 8);
    const headers = { 'Idempotency-Key': 'ordered-twice' };
    const body = { items: [{ id, qty: 4 }] };
    const [one, other] = await Promise.all([
      client.ok('createOrderFromMissing', { body, headers }),
      client.ok('createOrderFromMissing', { body, headers }),
    ]);
    expect(one).toEqual(other);
    expect(await appliedQty(id)).toBe(4);
    expect((await (await sandbox.as('payer')).call('createOrderFromMissing', { body })).status).toBe(404);
    await cancel(one.orders);
  });

  test('a quantity that is not a multiple is a field error, and nothing is ordered', async () => {
    const id = await missing(demoArticles.inTens, 20);
    expect(await client.call('createOrderFromMissing', { body: { items: [{ id, qty: 15 }] } })).toMatchObject(
      {
        status: 400,
        body: { fields: [{ field: 'items.0.qty' }] },
      },
    );
    expect(await appliedQty(id)).toBe(0);
  });
});
