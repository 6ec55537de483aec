import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import type { Session } from '../../http/session.ts';
import { requireCredit } from './creditLimit.ts';
import { reserveStock, reserveTransit } from './heldGoods.ts';
import { readOrderRows, toOrderListItem } from './orderRows.ts';
import { orderTotals, type OrderTotals } from './orderTotals.ts';
import { type Parties, readParties, vatCountry } from './parties.ts';
import type { OrderPlan, PlannedLine, PlannedOrder } from './planOrders.ts';
import { vatRate } from './vatRate.ts';

/**
 * Writes planned orders with status not_completed and reserves their goods; `planOrders` has locked those.
 * @param options prices are in minor units of `currency`; with `force` the credit limit may be exceeded.
 * @returns the ids of the orders, in the plan's order.
 * @throws ConfirmationRequired above the credit limit (GAP-60).
 */
export async function placeOrders(
  trx: Kysely<Database>,
  session: Session,
  orders: readonly PlannedOrder[],
  { currency, force }: { currency: string; force: boolean },
): Promise<number[]> {
  const parties = await readParties(trx, session);
  const vatPercent = vatRate(
    vatCountry(parties.sellerCountry),
    vatCountry(parties.destination),
    parties.vatNumber,
  );
  const totals = orders.map(({ lines }) => orderTotals(lines.map(summed), vatPercent));
  if (!force) {
    const total = totals.reduce((sum, { grandTotal }) => sum + grandTotal, 0);
    if (total > 0) await requireCredit(trx, session, total, currency);
  }

  const orderIds: number[] = [];
  for (const [index, order] of orders.entries()) {
    const sums = totals[index] ?? orderTotals([], vatPercent);
    orderIds.push(await insertOrder(trx, session, { order, sums, vatPercent, parties, currency }));
  }
  await hold(trx, orders);
  return orderIds;
}

/** The answer of a call that creates orders: the orders, and the missing pieces of the request (GAP-57). */
export async function answerOf(
  trx: Kysely<Database>,
  orderIds: readonly number[],
  missing: OrderPlan['missing'],
): Promise<components['schemas']['CreatedOrders']> {
  return {
    orders: (await readOrderRows(trx, orderIds)).map(toOrderListItem),
    missingItems: missing.map(({ article, qty }) => ({
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
  trx: Kysely<Database>,
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

async function hold(trx: Kysely<Database>, orders: readonly PlannedOrder[]): Promise<void> {
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
