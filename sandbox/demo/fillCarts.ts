import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import { demoCustomers } from './customers.ts';
import { demoArticles } from './demoArticles.ts';
import { insertRows } from './insertRows.ts';
import { skuOf } from './makeArticle.ts';

/** The access that `client` gets at log-in. */
const clientAccess = 1;
const clientCustomer = 1;

/**
 * Filled carts, a wishlist and missing items for `client`; and the credit limit of the customer that has nearly used it
 * up.
 */
export async function fillCarts(db: Kysely<Database>): Promise<void> {
  const own = { access_id: clientAccess, requested_no: null };
  await insertRows(db, 'cart_items', [
    { ...own, type: 'regular', article_id: demoArticles.ordinary, qty: 4 },
    { ...own, type: 'regular', article_id: demoArticles.split, qty: 8 },
    { ...own, type: 'regular', article_id: demoArticles.inTens, qty: 20 },
    {
      ...own,
      type: 'regular',
      article_id: demoArticles.endOfLife,
      qty: 2,
      requested_no: skuOf(demoArticles.endOfLife),
    },
    { ...own, type: 'regular', article_id: demoArticles.outOfStock, qty: 1 },
    { ...own, type: 'regular', article_id: demoArticles.linked, qty: 2 },
    { ...own, type: 'reservation', article_id: demoArticles.inTransitOnly, qty: 50 },
    { ...own, type: 'reservation', article_id: demoArticles.ordinary, qty: 20 },
    { ...own, type: 'backorder', article_id: demoArticles.outOfStock, qty: 3 },
  ]);
  await insertRows(db, 'cart_unknown_numbers', [
    { access_id: clientAccess, type: 'regular', requested_no: '1K0 615 301 XX', requested_qty: 2 },
  ]);
  const starred = [demoArticles.linked, demoArticles.everywhere, demoArticles.lastPiece, 20, 33, 47];
  await insertRows(
    db,
    'wishlist_items',
    starred.map((article_id) => ({ access_id: clientAccess, article_id })),
  );
  await missingItems(db);
  await settleCreditLimits(db);
}

/** No customer starts above its credit limit; a nearly used one has 20.00 left. */
async function settleCreditLimits(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('customers')
    .set({ credit_limit: sql<number>`greatest(credit_limit, round(credit_used(id) * 2, -6))` })
    .where('credit_limit', 'is not', null)
    .execute();
  for (const { id } of demoCustomers.filter(({ creditLimit }) => creditLimit === 'nearly-used')) {
    await db
      .updateTable('customers')
      .set({ credit_limit: sql<number>`credit_used(id) + 2000` })
      .where('id', '=', id)
      .execute();
  }
}

/**
 * Shortages of past orders, as the report of missing items lists them: some hidden, some ordered since in part or
 * fully, a third requested by the maker's number.
 */
async function missingItems(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into missing_items (customer_id, article_id, qty, applied_qty, hidden, created_at, reference_nos)
    select o.customer_id, a.id, sum(i.qty_requested - i.qty),
      case a.id % 6 when 0 then sum(i.qty_requested - i.qty) when 3 then a.multiple else 0 end,
      a.id % 5 = 0, max(o.created_at),
      case when a.id % 3 = 1 then array(select n.number from article_numbers n
        where n.article_id = a.id and n.kind = 'oem' order by n.number limit 1) else '{}' end
    from order_items i join orders o on o.id = i.order_id join articles a on a.id = i.article_id
    where i.qty < i.qty_requested and o.status not in ('cancelled', 'taken')
    group by o.customer_id, a.id`.execute(db);
  // Fast-moving articles: missing on the day of an order, some in stock again, some on their way.
  const recent = [
    { article_id: demoArticles.outOfStock, qty: 6, days: 0 },
    { article_id: demoArticles.inTransitOnly, qty: 20, days: 1 },
    { article_id: demoArticles.split, qty: 9, days: 2 },
    { article_id: demoArticles.linked, qty: 4, days: 4 },
    { article_id: demoArticles.ordinary, qty: 12, days: 6 },
  ];
  await insertRows(
    db,
    'missing_items',
    recent.map(({ article_id, qty, days }) => ({
      customer_id: clientCustomer,
      article_id,
      qty,
      created_at: new Date(Date.now() - days * 86_400_000),
    })),
  );
  await sql`
    insert into missing_item_orders (missing_item_id, order_id, qty)
    select m.id, o.id, i.qty_requested - i.qty
    from missing_items m
    join orders o on o.customer_id = m.customer_id and o.status not in ('cancelled', 'taken')
    join order_items i on i.order_id = o.id and i.article_id = m.article_id and i.qty < i.qty_requested`.execute(
    db,
  );
}
