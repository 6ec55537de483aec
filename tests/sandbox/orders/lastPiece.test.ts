import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';
import { rounds } from '../../support/explore.ts';

const times = rounds(20, 500);

/** Orders regardless of the credit limit. */
function order(caller: RestCaller, items: { article: number; qty: number }[], warehouses = [1]) {
  const body = { type: 'regular' as const, warehouses, items, useBackorder: 0 as const };
  return caller.ok('createOrders', { body, query: { force: 1 } });
}

eachDatabase('the last piece', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  let second: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
    second = await sandbox.as('second');
  });
  afterAll(() => sandbox.close());

  async function setFree(article: number, warehouse: number, free: number): Promise<void> {
    await sandbox.db
      .updateTable('stock')
      .set((set) => ({ amount: set('reserved', '+', free) }))
      .where('article_id', '=', article)
      .where('warehouse_id', '=', warehouse)
      .execute();
  }

  /** Pieces reserved by open orders, and the reserved quantity in stock. */
  async function promised(article: number): Promise<{ orders: number; stock: number; amount: number }> {
    const { orders } = await sandbox.db
      .selectFrom('order_items as i')
      .innerJoin('orders as o', 'o.id', 'i.order_id')
      .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('i.qty'), lit(0)).as('orders'))
      .where('i.article_id', '=', article)
      .where('i.part', '=', 'stock')
      .where('o.status', '=', 'not_completed')
      .executeTakeFirstOrThrow();
    const stock = await sandbox.db
      .selectFrom('stock')
      .select(['reserved', 'amount'])
      .where('article_id', '=', article)
      .execute();
    return {
      orders,
      stock: stock.reduce((sum, { reserved }) => sum + reserved, 0),
      amount: stock.reduce((sum, { amount }) => sum + amount, 0),
    };
  }

  test(`two customers order the last piece concurrently, ${String(times)} times: one gets it, for the other it is reported missing`, async () => {
    const before = await promised(demoArticles.lastPiece);
    for (let round = 0; round < times; round += 1) {
      await setFree(demoArticles.lastPiece, 1, 1);
      const items = [{ article: demoArticles.lastPiece, qty: 1 }];
      const answers = await Promise.all([order(client, items), order(second, items)]);
      const winners = answers.filter(({ orders }) => orders.length === 1);
      const losers = answers.filter(({ orders }) => orders.length === 0);
      expect([winners.length, losers.length], `round ${String(round)}`).toEqual([1, 1]);
      expect(losers[0]?.missingItems).toMatchObject([{ requestedQty: 1, qty: 0, missingQty: 1 }]);
    }
    const after = await promised(demoArticles.lastPiece);
    expect(after.orders - before.orders).toBe(times);
    expect(after.stock - before.stock).toBe(times);
    expect(after.amount).toBeGreaterThanOrEqual(after.stock);
  }, 300_000);

  test('many concurrent orders with the same articles in different sequence: no deadlock, nothing is oversold, nothing is lost', async () => {
    const first = demoArticles.lastPiece;
    const other = demoArticles.split;
    await setFree(first, 1, 10);
    for (const warehouse of [1, 2, 3]) await setFree(other, warehouse, 10);
    const before = [await promised(first), await promised(other)];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => {
        const items = [
          { article: first, qty: 1 },
          { article: other, qty: 2 },
        ];
        const isEven = n % 2 === 0;
        return order(
          isEven ? client : second,
          isEven ? items : items.toReversed(),
          isEven ? [1, 2, 3] : [3, 2, 1],
        );
      }),
    );
    const missing = (article: number) =>
      answers
        .flatMap(({ missingItems }) => missingItems)
        .filter((item) => item.article.id === article)
        .reduce((sum, { missingQty }) => sum + missingQty, 0);
    const after = [await promised(first), await promised(other)];
    // Every requested piece is either ordered or reported missing.
    expect((after[0]?.orders ?? 0) - (before[0]?.orders ?? 0)).toBe(10);
    expect(missing(first)).toBe(30);
    expect((after[1]?.orders ?? 0) - (before[1]?.orders ?? 0)).toBe(30);
    expect(missing(other)).toBe(50);
    for (const each of after) expect(each.amount).toBe(each.stock);
  });

  test('ordering and cancelling concurrently leaves exactly the pieces the open orders hold', async () => {
    const article = demoArticles.lastPieceElsewhere;
    await setFree(article, 3, 3);
    const { stock: before } = await promised(article);
    const ordersBefore = (await promised(article)).orders;
    await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const caller = n % 2 === 0 ? client : second;
        const { orders } = await order(caller, [{ article, qty: 1 }], [3]);
        for (const { id } of orders) await caller.ok('cancelOrder', { path: { id }, query: { move: 1 } });
      }),
    );
    const after = await promised(article);
    expect(after.orders).toBe(ordersBefore);
    expect(after.stock).toBe(before);
    expect(after.amount - after.stock).toBe(3);
  });
});
