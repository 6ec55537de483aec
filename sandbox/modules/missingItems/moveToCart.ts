import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { InvalidFields } from '../../http/failures.ts';
import type { Session } from '../../http/session.ts';
import { addToCart } from '../cart/addToCart.ts';
import { allocate } from '../cart/allocate.ts';
import { chooseWarehouses, orderableWarehouses } from '../cart/orderableWarehouses.ts';
import { stockSupply } from '../cart/supply.ts';
import { lockCustomer } from '../orders/locks.ts';
import type { OpenItem } from './openItems.ts';

/** The items to move: those of some articles, or all that some warehouses can supply; never hidden ones. */
export type MovedItems = { articles: readonly number[] } | { warehouses: readonly number[] };

/**
 * Moves the pieces of missing items that are in stock into the regular cart, in whole multiples (CALL-065, CALL-066,
 * CART-54, GAP-58).
 * @throws InvalidFields for an article that is not among the missing items, a warehouse one cannot order from, and when
 * nothing is in stock.
 */
export async function moveAvailable(
  trx: Kysely<Database>,
  session: Session,
  moved: MovedItems,
): Promise<Record<string, never>> {
  await lockCustomer(trx, session);
  const orderable = await orderableWarehouses(trx, session.customer.id);
  const warehouses = 'warehouses' in moved ? chooseWarehouses(orderable, moved.warehouses) : orderable;
  const rows = await trx
    .selectFrom('missing_items as m')
    .innerJoin('articles as a', 'a.id', 'm.article_id')
    .select(['m.id', 'a.id as articleId', 'a.multiple', 'a.active'])
    .select(sql<number>`greatest(0, m.qty - m.applied_qty)`.as('qty'))
    .where('m.customer_id', '=', session.customer.id)
    .where('m.hidden', '=', false)
    .orderBy('m.id')
    .execute();
  if ('articles' in moved) requireMissing(moved.articles, new Set(rows.map(({ articleId }) => articleId)));
  const items = rows.filter(
    ({ active, articleId }) => active && (!('articles' in moved) || moved.articles.includes(articleId)),
  );
  const { sourceIds, free } = await stockSupply(
    trx,
    items.map(({ articleId }) => articleId),
    warehouses.map(({ id }) => id),
  );
  const demands = items.map((item) => ({ ...item, canWait: false }));
  const available = allocate(demands, sourceIds, free, false).flatMap(({ missingQty }, index) => {
    const item = items[index];
    return item === undefined || missingQty === item.qty ? [] : [{ ...item, qty: item.qty - missingQty }];
  });
  if (available.length === 0) {
    const field = 'articles' in moved ? 'articles' : 'warehouses';
    throw new InvalidFields([{ field, message: 'Nothing of your missing items is in stock there.' }]);
  }
  return moveToCart(trx, session, available);
}

/**
 * Moves pieces of missing items into the regular cart: they are added to the cart and leave the report
 * (CALL-064, MISS-14, GAP-175). An item is deleted with its last piece, unless some of it was ordered from the report.
 * @throws InvalidFields as `addToCart`.
 */
export async function moveToCart(
  trx: Kysely<Database>,
  session: Session,
  items: readonly OpenItem[],
): Promise<Record<string, never>> {
  await addToCart(
    trx,
    session,
    items.map(({ articleId, qty }, index) => ({ articleId, qty, field: `items.${String(index)}` })),
  );
  const moved = sql`unnest(
    ${items.map(({ id }) => id)}::int[], ${items.map(({ qty }) => qty)}::int[]) as moved(id, qty)`;
  await sql`
    delete from missing_items m using ${moved}
    where m.id = moved.id and m.applied_qty = 0 and m.qty <= moved.qty`.execute(trx);
  await sql`
    update missing_items m set qty = greatest(m.qty - moved.qty, m.applied_qty) from ${moved}
    where m.id = moved.id`.execute(trx);
  return {};
}

function requireMissing(articles: readonly number[], missing: ReadonlySet<number>): void {
  const wrong = articles.flatMap((article, index) =>
    missing.has(article)
      ? []
      : [{ field: `articles.${String(index)}`, message: 'This article is not among your missing items.' }],
  );
  if (wrong.length > 0) throw new InvalidFields(wrong);
}
