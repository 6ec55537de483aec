import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { requireAttribute, type Session } from '../../http/session.ts';
import { orderableWarehouses } from '../cart/orderableWarehouses.ts';
import { lockAccess, lockCustomer } from '../orders/locks.ts';
import { type OrderedArticle, readOrderedArticles } from '../orders/orderedArticles.ts';
import { answerOf, placeOrders } from '../orders/placeOrders.ts';
import { type OrderPlan, planOrders } from '../orders/planOrders.ts';
import type { OpenItem } from './openItems.ts';

/** Where the pieces come from (GAP-135): stock and then goods in transit, stock alone, or goods in transit alone. */
export type MissingOrderMode = 'all' | 'withoutReservation' | 'reservation';

export interface MissingOrdersRequest {
  mode: MissingOrderMode;
  /** Of the new orders. */
  currency: string;
  /** Whether the credit limit may be exceeded. */
  force: boolean;
}

/**
 * Creates orders of missing items by the rules of every order (CALL-067 to CALL-072, MISS-11): split, reserved, not
 * completed, within the credit limit. What was ordered is counted as applied (GAP-140); the rest stays in the report.
 * @param read reads the items; called once the customer is locked.
 * @throws Forbidden for goods in transit without order_create_reservation; InvalidFields; ConfirmationRequired above
 * the credit limit (GAP-60).
 */
export async function createOrdersFromMissing(
  trx: Transaction<Database>,
  session: Session,
  { mode, currency, force }: MissingOrdersRequest,
  read: () => Promise<OpenItem[]>,
): Promise<components['schemas']['CreatedOrders']> {
  if (mode === 'reservation') requireAttribute(session, 'order_create_reservation');
  await lockCustomer(trx, session);
  await lockAccess(trx, session);
  const items = await read();
  const wanted = items.map(({ articleId, qty }) => ({ article: articleId, qty }));
  const articles = await readOrderedArticles(trx, session, currency, wanted);
  const plan = await planFor(mode, trx, session, articles);
  const orderIds = await placeOrders(trx, session, plan.orders, { currency, force });
  await apply(trx, items, plan);
  return answerOf(trx, orderIds, plan.missing);
}

async function planFor(
  mode: MissingOrderMode,
  trx: Transaction<Database>,
  session: Session,
  articles: readonly OrderedArticle[],
): Promise<OrderPlan> {
  const reserve = (wanted: readonly OrderedArticle[]) =>
    planOrders(trx, session, { type: 'reservation', warehouses: [], articles: wanted, useBackorder: false });
  if (mode === 'reservation') return reserve(articles);
  const warehouses = (await orderableWarehouses(trx, session.customer.id)).map(({ id }) => id);
  const stock = await planOrders(trx, session, {
    type: 'regular',
    warehouses,
    articles,
    useBackorder: false,
  });
  if (mode === 'withoutReservation' || !session.attributes.has('order_create_reservation')) return stock;
  const transit = await reserve(stock.missing.map(({ article, qty }) => ({ ...article, qty })));
  return join(articles, stock, transit);
}

/** Merges both plans; pieces from goods in transit no longer count as a shortage of the order from stock. */
function join(articles: readonly OrderedArticle[], stock: OrderPlan, transit: OrderPlan): OrderPlan {
  const reserved = new Set(transit.orders.flatMap(({ lines }) => lines.map(({ article }) => article.id)));
  const fromStock = stock.orders.map((order) => ({
    ...order,
    lines: order.lines.map((line) =>
      reserved.has(line.article.id) ? { ...line, qtyRequested: line.qty } : line,
    ),
  }));
  return {
    orders: [...fromStock, ...transit.orders],
    missing: transit.missing.map(({ article, qty }) => ({
      article: articles.find(({ id }) => id === article.id) ?? article,
      qty,
    })),
  };
}

async function apply(
  trx: Transaction<Database>,
  items: readonly OpenItem[],
  { orders }: OrderPlan,
): Promise<void> {
  const lines = orders.flatMap((order) => order.lines);
  await sql`
    update missing_items m set applied_qty = m.applied_qty + ordered.qty
    from (select article_id, sum(qty) as qty
      from unnest(${lines.map(({ article }) => article.id)}::int[], ${lines.map(({ qty }) => qty)}::int[])
        as line(article_id, qty) group by article_id) ordered
    where m.id = any(${items.map(({ id }) => id)}::int[]) and m.article_id = ordered.article_id`.execute(trx);
}
