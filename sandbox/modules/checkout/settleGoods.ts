import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { Session } from '../../http/session.ts';
import { stockSupply, transitSupply } from '../cart/supply.ts';
import { releaseOrder, reserveStock, reserveTransit } from '../orders/heldGoods.ts';
import { type MissingPieces, storeMissing } from '../orders/storeMissing.ts';
import type { WaitingOrder } from './waitingOrders.ts';

/**
 * Reduces an order's lines to what the distributor can supply at its completion (GAP-69): nothing of an article that is
 * no longer sold, and the pieces that are still free where the hold has ended. The rest goes to the missing items.
 */
export async function settleGoods(
  trx: Transaction<Database>,
  session: Session,
  order: WaitingOrder,
): Promise<void> {
  if (order.items.every(({ valid }) => valid) && order.stock_held) return;
  const articleIds = order.items.flatMap(({ article_id }) => article_id ?? []);
  await releaseOrder(trx, order.id);
  const stock = await stockSupply(trx, articleIds, [order.source_id], true);
  const transit = await transitSupply(trx, articleIds, true);
  const sold = await trx
    .selectFrom('articles')
    .select('id')
    .where(sql<boolean>`id = any(${articleIds}::int[])`)
    .where('active', '=', true)
    .execute();
  const soldIds = new Set(sold.map(({ id }) => id));
  const missing: MissingPieces[] = [];
  for (const item of order.items) {
    const { article_id: articleId, container_id: containerId } = item;
    if (articleId === null) continue;
    const sourceId = containerId ?? order.source_id;
    const supply = containerId === null ? stock : transit;
    const free = item.part === 'backorder' ? item.qty : (supply.free.get(articleId)?.get(sourceId) ?? 0);
    const qty = soldIds.has(articleId) ? Math.min(item.qty, free) : 0;
    if (item.part === 'stock') {
      await (containerId === null ? reserveStock : reserveTransit)(trx, [{ articleId, sourceId, qty }]);
    }
    if (qty === item.qty) continue;
    missing.push({ articleId, qty: item.qty - qty, orderId: order.id, reference: null });
    await trx
      .updateTable('order_items')
      .set({ qty, total_price: item.price * qty })
      .where('id', '=', item.id)
      .execute();
  }
  await storeMissing(trx, session, missing);
}
