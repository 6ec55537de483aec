import type { Transaction } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import type { Session } from '../../http/session.ts';
import { createDocument } from '../documents/createDocument.ts';
import { readOrderItems, summedLine } from '../orders/getOrder.ts';
import { lockCustomer } from '../orders/locks.ts';
import { orderTotals } from '../orders/orderTotals.ts';
import { completedStatus } from '../orders/transitions.ts';
import { orderVatRate } from './calculateOrder.ts';
import { type Delivery, deliveryOf } from './deliveryOf.ts';
import { settleGoods } from './settleGoods.ts';
import { readWaitingOrder } from './waitingOrders.ts';

type Schemas = components['schemas'];

/**
 * Completes an order in the checkout (CALL-042, CHK-25): address, courier with its cost as a line of the order, number
 * and comment; VAT and sums for that address; the status of its type (GAP-75). Lines whose goods are gone are reduced
 * to the rest: the customer has confirmed that (GAP-69, CHK-27). A regular order gets its proforma.
 * @throws NotFound, Rejected as `readWaitingOrder`; InvalidFields.
 */
export async function completeOrder(
  trx: Transaction<Database>,
  session: Session,
  id: number,
  input: Schemas['CompleteOrderInput'],
): Promise<Schemas['OrderStatusRef']> {
  await lockCustomer(trx, session);
  const order = await readWaitingOrder(trx, session, id, true);
  const delivery = await deliveryOf(trx, session, order, input);
  const comment = filled(input.orderComment);
  const vatPercent =
    delivery === null ? order.vat_percent : await orderVatRate(trx, order, delivery, 'shippingAddress');
  await settleGoods(trx, session, order);
  if (delivery !== null) await addDeliveryLine(trx, id, delivery);
  const totals = orderTotals((await readOrderItems(trx, id)).map(summedLine), vatPercent);
  const status = completedStatus[order.type];
  const now = new Date();
  await trx
    .updateTable('orders')
    .set({
      status,
      status_changed_at: now,
      completed_at: now,
      stock_held: true,
      client_order_id: filled(input.relatedOrderNumber),
      comment,
      receiver: delivery === null ? null : JSON.stringify(delivery.receiver),
      shipping_option: delivery === null ? null : String(delivery.choice.id),
      shipping_name: delivery?.choice.name ?? null,
      shipping_cost: delivery?.choice.cost ?? 0,
      carrier_id: delivery?.choice.carrierId ?? null,
      vat_percent: vatPercent,
      subtotal: totals.subtotal,
      subtotal_vat: totals.subtotalVat,
      grand_total: totals.grandTotal,
    })
    .where('id', '=', id)
    .execute();
  if (comment !== null) {
    await trx.insertInto('order_comments').values({ order_id: id, message: comment }).execute();
  }
  if (order.type === 'regular') await createDocument(trx, 'proforma', id);
  return { id, status };
}

/** The delivery as the order's last line (ORD-45); not for a free delivery, or one agreed on later. */
async function addDeliveryLine(
  trx: Transaction<Database>,
  orderId: number,
  { choice }: Delivery,
): Promise<void> {
  if (choice.cost === null || choice.cost === 0) return;
  const items = await readOrderItems(trx, orderId);
  await trx
    .insertInto('order_items')
    .values({
      order_id: orderId,
      line: Math.max(0, ...items.map(({ line }) => line)) + 1,
      part: 'stock',
      article_name: 'DELIVERY',
      description: choice.name,
      qty_requested: 1,
      qty: 1,
      price: choice.cost,
      price_type: 'list',
      total_price: choice.cost,
    })
    .execute();
}

function filled(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
