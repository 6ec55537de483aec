import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../gateway/rest/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import type { OrderType } from '../../db/tables/selling.ts';
import type { Session } from '../../http/session.ts';
import { requireCredit } from './creditLimit.ts';
import { reserveStock, reserveTransit } from './heldGoods.ts';
import { lockAccess, lockCustomer } from './locks.ts';
import { readOrderedArticles } from './orderedArticles.ts';
import { readOrderRows, toOrderListItem } from './orderRows.ts';
import { orderTotals, type OrderTotals } from './orderTotals.ts';
import { type Parties, readParties, vatCountry } from './parties.ts';
import { type PlannedLine, type PlannedOrder, planOrders } from './planOrders.ts';
import { storeMissing } from './storeMissing.ts';
import { vatRate } from './vatRate.ts';

export interface CreateOrdersRequest {
  type: OrderType;
  warehouses: readonly number[];
  items: readonly { article: number; qty: number }[];
  useBackorder: boolean;
  /** Minor units and prices of the new orders are in it. */
  currency: string;
  /** Whether to go above the credit limit. */
  force: boolean;
}

/**
 * Makes orders of a request (CALL-031): splits it (GAP-59), reserves what they draw on, all or nothing, removes the
 * ordered articles from the cart of that type and reports what is missing (GAP-57). The orders are not_completed.
 * @throws InvalidFields, ConfirmationRequired above the credit limit (GAP-60).
 */
export async function createOrders(
  trx: Transaction<Database>,
  session: Session,
  request: CreateOrdersRequest,
): Promise<components['schemas']['CreatedOrders']> {
  const { type, currency } = request;
  await lockCustomer(trx, session);
  await lockAccess(trx, session);
  const articles = await readOrderedArticles(trx, session, currency, request.items);
  const plan = await planOrders(trx, session, { ...request, articles });
  const parties = await readParties(trx, session);
  const vatPercent = vatRate(
    vatCountry(parties.sellerCountry),
    vatCountry(parties.destination),
    parties.vatNumber,
  );
  const totals = plan.orders.map(({ lines }) => orderTotals(lines.map(summed), vatPercent));
  if (!request.force) {
    const total = totals.reduce((sum, { grandTotal }) => sum + grandTotal, 0);
    if (total > 0) await requireCredit(trx, session, total, currency);
  }

  const orderIds: number[] = [];
  for (const [index, order] of plan.orders.entries()) {
    const sums = totals[index] ?? orderTotals([], vatPercent);
    orderIds.push(await insertOrder(trx, session, { order, sums, vatPercent, parties, currency }));
  }
  await hold(trx, plan.orders);
  await trx
    .deleteFrom('cart_items')
    .where('access_id', '=', session.accessId)
    .where('type', '=', type)
    .where(sql<boolean>`article_id = any(${articles.map(({ id }) => id)}::int[])`)
    .execute();
  await storeMissing(
    trx,
    session,
    plan.missing.map(({ article, qty }) => {
      const holder = plan.orders.findIndex(({ lines }) => lines.some((line) => line.article === article));
      return { articleId: article.id, qty, orderId: orderIds[holder] ?? orderIds[0] ?? null };
    }),
  );
  return {
    orders: (await readOrderRows(trx, orderIds)).map(toOrderListItem),
    missingItems: plan.missing.map(({ article, qty }) => ({
      article: { id: article.id, name: article.name, description: article.description },
      requestedQty: article.qty,
      qty: article.qty - qty,
      missingQty: qty,
    })),
  };
}

interface NewOrder {
  order: PlannedOrder;
  sums: OrderTotals;
  vatPercent: number;
  parties: Parties;
  currency: string;
}

async function insertOrder(
  trx: Transaction<Database>,
  session: Session,
  { order, sums, vatPercent, parties, currency }: NewOrder,
): Promise<number> {
  const { id } = await trx
    .insertInto('orders')
    .values({
      customer_id: session.customer.id,
      access_id: session.accessId,
      user_id: session.user.id,
      type: order.type,
      warehouse_id: order.warehouseId,
      currency_code: currency,
      payer: JSON.stringify(parties.payer),
      seller: JSON.stringify(parties.seller),
      vat_percent: vatPercent,
      payment_terms: session.customer.paymentTerms,
      expected_arrival: order.expectedArrival,
      subtotal: sums.subtotal,
      subtotal_vat: sums.subtotalVat,
      grand_total: sums.grandTotal,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_items')
    .values(
      order.lines.map(({ article, part, qty, qtyRequested, containerId }, index) => ({
        order_id: id,
        line: index + 1,
        part,
        article_id: article.id,
        article_name: article.name,
        description: article.description,
        qty_requested: qtyRequested,
        qty,
        price: article.price,
        price_type: article.priceType,
        client_price: article.clientPrice,
        total_price: article.price * qty,
        net_weight_g: article.netWeight,
        container_id: containerId,
      })),
    )
    .execute();
  return id;
}

function summed({ article, part, qty }: PlannedLine) {
  return { part, articleId: article.id, qty, totalPrice: article.price * qty, netWeight: article.netWeight };
}

async function hold(trx: Transaction<Database>, orders: readonly PlannedOrder[]): Promise<void> {
  const lines = orders.flatMap(({ warehouseId, lines: own }) =>
    own.filter(({ part }) => part === 'stock').map((line) => ({ ...line, warehouseId })),
  );
  await reserveStock(
    trx,
    lines
      .filter(({ containerId }) => containerId === null)
      .map(({ article, warehouseId, qty }) => ({ articleId: article.id, sourceId: warehouseId, qty })),
  );
  await reserveTransit(
    trx,
    lines.flatMap(({ article, containerId, qty }) =>
      containerId === null ? [] : [{ articleId: article.id, sourceId: containerId, qty }],
    ),
  );
}
