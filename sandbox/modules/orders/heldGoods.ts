import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/tables.ts';

/** Pieces of an article at a warehouse or in a container. */
export interface Goods {
  articleId: number;
  sourceId: number;
  qty: number;
}

/**
 * Reserves stock for an order: call it with the rows locked (`stockSupply` with lock) and at most the free quantity;
 * the database rejects anything else.
 */
export async function reserveStock(trx: Kysely<Database>, goods: readonly Goods[]): Promise<void> {
  await sql`
    update stock set reserved = stock.reserved + held.qty from ${list(goods)}
    where stock.article_id = held.article_id and stock.warehouse_id = held.source_id`.execute(trx);
}

/** Reserves goods in transit for an order, as `reserveStock` does. */
export async function reserveTransit(trx: Kysely<Database>, goods: readonly Goods[]): Promise<void> {
  await sql`
    update container_items set reserved = container_items.reserved + held.qty from ${list(goods)}
    where container_items.article_id = held.article_id and container_items.container_id = held.source_id`.execute(
    trx,
  );
}

/** Releases the goods of an order: stock of its warehouse and goods in its containers become free again. */
export async function releaseOrder(trx: Kysely<Database>, orderId: number): Promise<void> {
  const { stock, transit } = await lockHeldGoods(trx, orderId);
  await sql`
    update stock set reserved = greatest(0, stock.reserved - held.qty) from ${list(stock)}
    where stock.article_id = held.article_id and stock.warehouse_id = held.source_id`.execute(trx);
  await sql`
    update container_items set reserved = greatest(0, container_items.reserved - held.qty) from ${list(transit)}
    where container_items.article_id = held.article_id and container_items.container_id = held.source_id`.execute(
    trx,
  );
}

/** Removes the goods of an order from the stock and its containers: they have left. */
export async function takeOrder(trx: Kysely<Database>, orderId: number): Promise<void> {
  const { stock, transit } = await lockHeldGoods(trx, orderId);
  await sql`
    update stock set
      amount = greatest(stock.amount - held.qty, greatest(0, stock.reserved - held.qty)),
      reserved = greatest(0, stock.reserved - held.qty)
    from ${list(stock)}
    where stock.article_id = held.article_id and stock.warehouse_id = held.source_id`.execute(trx);
  await sql`
    update container_items set
      qty = greatest(container_items.qty - held.qty, greatest(0, container_items.reserved - held.qty)),
      reserved = greatest(0, container_items.reserved - held.qty)
    from ${list(transit)}
    where container_items.article_id = held.article_id and container_items.container_id = held.source_id`.execute(
    trx,
  );
}

/**
 * The goods held by an order, their rows locked in the common order: stock by article and warehouse, then containers.
 */
async function lockHeldGoods(
  trx: Kysely<Database>,
  orderId: number,
): Promise<{ stock: Goods[]; transit: Goods[] }> {
  const items = await trx
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .select(['i.article_id', 'i.container_id', 'o.warehouse_id', 'o.stock_held'])
    .select(sql<number>`sum(i.qty)`.as('qty'))
    .where('i.order_id', '=', orderId)
    .where('i.article_id', 'is not', null)
    .where('i.part', '=', 'stock')
    .groupBy(['i.article_id', 'i.container_id', 'o.warehouse_id', 'o.stock_held'])
    .execute();
  const stock: Goods[] = [];
  const transit: Goods[] = [];
  for (const { article_id, container_id, warehouse_id, stock_held, qty } of items) {
    if (article_id === null || !stock_held) continue;
    if (container_id !== null) transit.push({ articleId: article_id, sourceId: container_id, qty });
    else if (warehouse_id !== null) stock.push({ articleId: article_id, sourceId: warehouse_id, qty });
  }
  await sql`
    select from stock join ${list(stock)} on stock.article_id = held.article_id and stock.warehouse_id = held.source_id
    order by stock.article_id, stock.warehouse_id for update of stock`.execute(trx);
  await sql`
    select from container_items
    join ${list(transit)} on container_items.article_id = held.article_id and container_items.container_id = held.source_id
    order by container_items.article_id, container_items.container_id for update of container_items`.execute(
    trx,
  );
  return { stock, transit };
}

/** Goods as a table `held(article_id, source_id, qty)`. */
function list(goods: readonly Goods[]): ReturnType<typeof sql> {
  return sql`unnest(
    ${goods.map(({ articleId }) => articleId)}::int[], ${goods.map(({ sourceId }) => sourceId)}::int[],
    ${goods.map(({ qty }) => qty)}::int[]
  ) as held(article_id, source_id, qty)`;
}
