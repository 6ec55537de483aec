import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

/** A request for regular orders. */
function regular(items: { article: number; qty: number }[], warehouses: number[], useBackorder: 0 | 1 = 0) {
  return { type: 'regular' as const, warehouses, items, useBackorder };
}

eachDatabase('creating orders', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  async function freeOf(article: number): Promise<number> {
    const rows = await sandbox.db
      .selectFrom('stock')
      .select(['amount', 'reserved'])
      .where('article_id', '=', article)
      .execute();
    return rows.reduce((sum, { amount, reserved }) => sum + amount - reserved, 0);
  }

  async function countOrders(): Promise<number> {
    const { count } = await sandbox.db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }

  test('CART-47 GAP-59 a regular cart becomes one order per warehouse used, and a backorder for the shortage', async () => {
    const free = await freeOf(demoArticles.split);
    const items = [{ article: demoArticles.split, qty: 13 }];
    const { orders, missingItems } = await client.ok('createOrders', { body: regular(items, [3, 1], 1) });
    expect(missingItems).toEqual([]);
    expect(orders.map(({ type, status, warehouse }) => [type, status, warehouse?.id])).toEqual([
      ['regular', 'not_completed', 3],
      ['regular', 'not_completed', 1],
      ['backorder', 'not_completed', 3],
    ]);
    const details = await Promise.all(orders.map(({ id }) => client.ok('getOrder', { path: { id } })));
    expect(details.map(({ items: lines }) => lines.map(({ qty }) => qty))).toEqual([[5], [5], [3]]);
    expect(details.map(({ stockSummary }) => stockSummary?.qty)).toEqual([5, 5, undefined]);
    expect(details.map(({ backorderSummary }) => backorderSummary?.qty)).toEqual([undefined, undefined, 3]);
    expect(await freeOf(demoArticles.split)).toBe(free - 10);
    for (const { id } of orders) await client.ok('cancelOrder', { path: { id } });
    expect(await freeOf(demoArticles.split)).toBe(free);
  });

  test('CART-51 the ordered articles leave the cart and the not-completed count grows by the orders', async () => {
    const before = (await client.ok('getAccount')).meta.notCompletedOrders;
    await client.ok('setCartQty', { body: { article: demoArticles.ordinary, qty: 2, type: 'regular' } });
    const items = [{ article: demoArticles.ordinary, qty: 2 }];
    const { orders } = await client.ok('createOrders', { body: regular(items, [1]) });
    expect((await client.ok('getAccount')).meta.notCompletedOrders).toBe(before + orders.length);
    const cart = await client.ok('getCart');
    expect(cart.items.map(({ article }) => article.id)).not.toContain(demoArticles.ordinary);
  });

  test('CART-48 GAP-57 unavailable pieces are returned and stored in the missing-items report, with their order', async () => {
    const items = [{ article: demoArticles.split, qty: 7 }];
    const { orders, missingItems } = await client.ok('createOrders', { body: regular(items, [2]) });
    expect(missingItems).toMatchObject([
      { article: { id: demoArticles.split }, requestedQty: 7, qty: 5, missingQty: 2 },
    ]);
    const stored = await sandbox.db
      .selectFrom('missing_item_orders as link')
      .innerJoin('missing_items as m', 'm.id', 'link.missing_item_id')
      .select(['m.article_id', 'link.qty'])
      .where('link.order_id', '=', orders[0]?.id ?? 0)
      .execute();
    expect(stored).toEqual([{ article_id: demoArticles.split, qty: 2 }]);
    const order = await client.ok('getOrder', { path: { id: orders[0]?.id ?? 0 } });
    expect(order.items).toMatchObject([{ qtyRequested: 7, qty: 5 }]);
  });

  test('GAP-57 ordering only unavailable articles makes no order and says so', async () => {
    const before = await countOrders();
    const items = [{ article: demoArticles.outOfStock, qty: 1 }];
    expect(await client.ok('createOrders', { body: regular(items, [1]) })).toMatchObject({
      orders: [],
      missingItems: [{ missingQty: 1 }],
    });
    expect(await countOrders()).toBe(before);
  });

  test('GAP-59 a reservation becomes one order per day of arrival, a backorder cart one order', async () => {
    const reserved = await client.ok('createOrders', {
      body: {
        type: 'reservation',
        warehouses: [],
        items: [{ article: demoArticles.inTransitOnly, qty: 60 }],
        useBackorder: 0,
      },
    });
    expect(reserved.orders.map(({ type }) => type)).toEqual(['reservation', 'reservation']);
    const waiting = await client.ok('createOrders', {
      body: {
        type: 'backorder',
        warehouses: [],
        items: [
          { article: demoArticles.outOfStock, qty: 3 },
          { article: demoArticles.ordinary, qty: 2 },
        ],
        useBackorder: 0,
      },
    });
    expect(waiting.orders.map(({ type }) => type)).toEqual(['backorder']);
    expect(waiting.missingItems).toEqual([]);
  });

  test('GAP-60 above the credit limit the answer is 402 and nothing is written; force=1 goes through', async () => {
    const limit = await sandbox.as('limit');
    const before = { orders: await countOrders(), free: await freeOf(demoArticles.ordinary) };
    const body = regular([{ article: demoArticles.ordinary, qty: 10 }], [1]);
    const refused = await limit.call('createOrders', { body });
    expect(refused.status).toBe(402);
    expect(refused.body).toMatchObject({
      messages: [
        expect.stringMatching(
          /^The order exceeds your credit limit by \d{1,3}(\u00a0\d{3})*[.,]\d\d\u00a0€\.$/,
        ),
      ],
    });
    expect({ orders: await countOrders(), free: await freeOf(demoArticles.ordinary) }).toEqual(before);
    const { orders } = await limit.ok('createOrders', { body, query: { force: 1 } });
    expect(orders).toHaveLength(1);
  });

  test('one key and one body is one order, sequentially and concurrently; another body is refused', async () => {
    const body = regular([{ article: demoArticles.ordinary, qty: 1 }], [1]);
    const before = await countOrders();
    const headers = { 'Idempotency-Key': 'twice-in-a-row' };
    const first = await client.ok('createOrders', { body, headers });
    expect(await client.ok('createOrders', { body, headers })).toEqual(first);
    const atOnce = { 'Idempotency-Key': 'both-at-once' };
    const [one, other] = await Promise.all([
      client.ok('createOrders', { body, headers: atOnce }),
      client.ok('createOrders', { body, headers: atOnce }),
    ]);
    expect(one).toEqual(other);
    expect(await countOrders()).toBe(before + 2);
    const changed = regular([{ article: demoArticles.ordinary, qty: 2 }], [1]);
    expect((await client.call('createOrders', { body: changed, headers })).status).toBe(400);
  });

  test('a request that was refused does not use up its key', async () => {
    const limit = await sandbox.as('limit');
    const body = regular([{ article: demoArticles.ordinary, qty: 10 }], [1]);
    const headers = { 'Idempotency-Key': 'asked-first' };
    expect((await limit.call('createOrders', { body, headers })).status).toBe(402);
    expect((await limit.call('createOrders', { body, headers, query: { force: 1 } })).status).toBe(200);
  });

  test('CART-52 GAP-49 wrong warehouses, articles and quantities are field errors', async () => {
    const article = demoArticles.inTens;
    const cases = [
      [regular([{ article, qty: 10 }], []), 'warehouses'],
      [regular([{ article, qty: 10 }], [5]), 'warehouses'],
      [regular([{ article, qty: 15 }], [1]), 'items.0.qty'],
      [regular([{ article: 999_999, qty: 1 }], [1]), 'items.0.article'],
      [regular([], [1]), 'items'],
    ] as const;
    for (const [body, field] of cases) {
      const answer = await client.send('createOrders', { body });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ fields: [{ field }] });
    }
  });

  test('CART-01 CART-05 CART-11 without the permission orders are forbidden', async () => {
    const items = [{ article: demoArticles.ordinary, qty: 1 }];
    const basic = await sandbox.as('basic');
    expect((await basic.call('createOrders', { body: regular(items, [1]) })).status).toBe(403);
    const buyer = await sandbox.as('buyer');
    expect((await buyer.call('createOrders', { body: regular(items, [1], 1) })).status).toBe(403);
    for (const type of ['reservation', 'backorder'] as const) {
      const body = { type, warehouses: [], items, useBackorder: 0 as const };
      expect((await buyer.call('createOrders', { body })).status).toBe(403);
    }
  });

  test('API-03 an order keeps the currency it was made in', async () => {
    const items = [{ article: demoArticles.ordinary, qty: 1 }];
    const { orders } = await client.ok('createOrders', { body: regular(items, [1]), headers: { CC: 'USD' } });
    const order = await client.ok('getOrder', { path: { id: orders[0]?.id ?? 0 } });
    expect(order.grandTotal.currencyCode).toBe('USD');
    expect(order.items[0]?.price.currencyCode).toBe('USD');
  });
});
