import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { fillDemo } from '../../../sandbox/fillDemo.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { normaliseNumber } from '../../../sandbox/http/normaliseNumber.ts';
import { eachDatabase } from '../../support/databases.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

eachDatabase('demo data', (database) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
  });
  afterAll(() => sandbox.close());

  async function numbers(query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
    const { rows } = await query.execute(sandbox.db);
    return rows[0]?.n ?? -1;
  }

  function priceOf(customer: number, article: number, currency: string): Promise<number> {
    return numbers(
      sql<{ n: number }>`select customer_price(${customer}::int, ${article}::int, ${currency}) as n`,
    );
  }

  test('filling a database twice changes nothing', async () => {
    const all = sql<{ n: number }>`select count(*) as n from articles`;
    const before = await numbers(all);
    await fillDemo(sandbox.db, { articles: 1_500 });
    expect(await numbers(all)).toBe(before);
  });

  test('articles are found by the number made from their id, with or without its punctuation', async () => {
    const sku = skuOf(demoArticles.ordinary);
    const row = await sandbox.db
      .selectFrom('articles')
      .select('id')
      .where('sku', '=', sku)
      .where('sku_normalised', '=', normaliseNumber(sku))
      .executeTakeFirst();
    expect(row?.id).toBe(demoArticles.ordinary);
  });

  test('two articles have exactly one free piece, in one warehouse each', async () => {
    const rows = await sandbox.db
      .selectFrom('stock')
      .select(['article_id', 'amount', 'reserved'])
      .where('article_id', 'in', [demoArticles.lastPiece, demoArticles.lastPieceElsewhere])
      .orderBy('article_id')
      .execute();
    expect(rows.map(({ amount, reserved }) => amount - reserved)).toEqual([1, 1]);
  });

  test('ORD-15 the first customer has orders in every status', async () => {
    const rows = await sandbox.db
      .selectFrom('orders')
      .select('status')
      .distinct()
      .where('customer_id', '=', 1)
      .execute();
    expect(rows.map(({ status }) => status).toSorted()).toEqual([
      'cancelled',
      'collected',
      'confirmed',
      'delivered',
      'in_progress',
      'merged',
      'not_completed',
      'not_confirmed',
      'ordered',
      'packed',
      'pre_ordered',
      'shipped',
      'taken',
    ]);
  });

  test('the reserved quantity is what orders not yet shipped hold, for stock and for containers', async () => {
    const wrong = await numbers(sql<{ n: number }>`
      select count(*) as n from stock s
      left join (select i.article_id, o.warehouse_id, sum(i.qty) as qty from order_items i join orders o on o.id = i.order_id
        where o.type = 'regular' and o.status in ('not_completed', 'not_confirmed', 'confirmed', 'in_progress', 'collected', 'packed')
        group by 1, 2) h using (article_id, warehouse_id)
      where s.reserved <> coalesce(h.qty, 0)`);
    expect(wrong).toBe(0);
  });

  test('totals of orders and documents add up', async () => {
    const orders = await numbers(sql<{ n: number }>`
      select count(*) as n from orders o where grand_total <> subtotal + subtotal_vat
        or subtotal <> (select sum(total_price) from order_items where order_id = o.id)`);
    const documents = await numbers(sql<{ n: number }>`
      select count(*) as n from documents d where grand_total <> subtotal + subtotal_vat
        or subtotal <> (select sum(total_price) from document_items where document_id = d.id)`);
    expect([orders, documents]).toEqual([0, 0]);
  });

  test('GAP-87 every kind of document exists, linked to its orders', async () => {
    const rows = await sandbox.db
      .selectFrom('documents as d')
      .innerJoin('document_orders as l', 'l.document_id', 'd.id')
      .select('d.kind')
      .distinct()
      .where('d.customer_id', '=', 1)
      .orderBy('d.kind')
      .execute();
    expect(rows.map(({ kind }) => kind)).toEqual([
      'credit_invoice',
      'invoice',
      'merged_invoice',
      'packing_list',
      'proforma',
    ]);
  });

  test('GAP-60 no customer starts above the credit limit; one customer has 20.00 left', async () => {
    const { rows } = await sql<{ id: number; left: number }>`
      select id, credit_limit - credit_used(id) as left from customers where credit_limit is not null order by 2`.execute(
      sandbox.db,
    );
    expect(rows[0]).toEqual({ id: 4, left: 2000 });
  });

  test('prices: the agreed price wins, then the best rule, then the customer discount, in the requested currency', async () => {
    await sandbox.db
      .updateTable('articles')
      .set({ price: 10_000 })
      .where('id', '=', demoArticles.ordinary)
      .execute();
    await sandbox.db.deleteFrom('price_rules').where('customer_id', '=', 1).execute();
    expect(await priceOf(1, demoArticles.ordinary, 'EUR')).toBe(8_200);
    expect(await priceOf(1, demoArticles.ordinary, 'USD')).toBe(8_938);
    const rule = { customer_id: 1, brand: null, category_id: null, discount_percent: 25 };
    await sandbox.db.insertInto('price_rules').values(rule).execute();
    expect(await priceOf(1, demoArticles.ordinary, 'EUR')).toBe(7_500);
    const agreed = { customer_id: 1, article_id: demoArticles.ordinary, currency_code: 'EUR', price: 7_111 };
    await sandbox.db.insertInto('customer_prices').values(agreed).execute();
    expect(await priceOf(1, demoArticles.ordinary, 'EUR')).toBe(7_111);
  });
});
