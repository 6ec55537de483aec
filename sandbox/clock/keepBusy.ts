import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { OrderStatus } from '../db/tables.ts';
import { createDocument } from '../modules/documents/createDocument.ts';
import { markPaid } from '../modules/orders/markPaid.ts';
import { landContainers } from './landContainers.ts';
import { orderAgain, ownNumber } from './orderAgain.ts';
import { type OrderStep, workOnOrder } from './advanceOrders.ts';
import { packOrder } from './shipping.ts';

/** Customers whose colleagues order too: client, buyer and payer. The other demo customers show something that more orders would spoil. */
const busyCustomers = [1, 3, 5];

/** The states in which each of them always has an order, with its age in hours. */
const states: readonly { status: OrderStep | 'confirmed'; age: number }[] = [
  { status: 'confirmed', age: 2 },
  { status: 'in_progress', age: 8 },
  { status: 'collected', age: 20 },
  { status: 'packed', age: 30 },
  { status: 'shipped', age: 50 },
];

/**
 * Keeps the demo in the state in which it shows what it can do, whenever it was started: colleagues of some customers order
 * again what they have ordered before, so that an order is in each state on its way, one with an invoice before the goods
 * have left, one with a difference between order and invoice; they pre-order, ask for parts to be made, and pay what is due.
 * Containers that have arrived are followed by others.
 *
 * @param until when what is made here goes on to its next step
 */
export async function keepBusy(db: Kysely<Database>, now: Date, until: Date): Promise<void> {
  await landContainers(db, now);
  for (const customer of busyCustomers) {
    await db.transaction().execute(async (trx) => {
      for (const { status, age } of states) {
        if (await hasOrder(trx, customer, status)) continue;
        const created = new Date(now.getTime() - age * 3_600_000);
        const order = await orderAgain(trx, { customer, type: 'regular', created, until });
        if (order !== null) await bringTo(trx, order, status);
      }
      if (!(await hasOrder(trx, customer, 'pre_ordered')))
        await orderAgain(trx, { customer, type: 'reservation', created: now, until });
      await askForParts(trx, customer, now, until);
      await payDue(trx, customer, now);
    });
  }
}

async function hasOrder(trx: Transaction<Database>, customer: number, status: OrderStatus): Promise<boolean> {
  const order = await trx
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.customer_id', '=', customer)
    .where('o.status', '=', status)
    // The packed one has its invoice, which cannot be paid yet.
    .$if(status === 'packed', (query) =>
      query.where(
        sql<boolean>`exists (select from document_orders l join documents d on d.id = l.document_id
          where l.order_id = o.id and d.kind = 'invoice')`,
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

/** Works on a confirmed order until it has a status. */
async function bringTo(
  trx: Transaction<Database>,
  order: number,
  status: OrderStep | 'confirmed',
): Promise<void> {
  if (status === 'confirmed') return;
  await workOnOrder(trx, order, status);
  await trx.updateTable('orders').set({ status }).where('id', '=', order).execute();
  if (status !== 'packed') return;
  const invoice = await createDocument(trx, 'invoice', order, await packOrder(trx, order));
  await addDifference(trx, order, invoice);
}

/** Charges more for a piece of the first line than was ordered, unless another recent invoice does so already. */
async function addDifference(trx: Transaction<Database>, order: number, invoice: number): Promise<void> {
  await sql`
    with line as (
      select i.document_id, i.line, i.qty from document_items i
      where i.document_id = ${invoice} and i.article_name <> 'DELIVERY'
        and not exists (
          select from documents d
          join document_items other on other.document_id = d.id
          join order_items o on o.order_id = other.order_id and o.article_name = other.article_name
          where d.kind = 'invoice' and d.customer_id = (select customer_id from orders where id = ${order})
            and d.created_at > now() - interval '30 days' and other.price <> o.price)
      order by i.line limit 1),
    charged as (
      update document_items i set price = i.price + 82, total_price = i.total_price + 82 * i.qty
      from line where i.document_id = line.document_id and i.line = line.line returning 82 * i.qty as more)
    update documents d set subtotal = d.subtotal + more,
      subtotal_vat = round((d.subtotal + more) * d.vat_percent / 100),
      grand_total = d.subtotal + more + round((d.subtotal + more) * d.vat_percent / 100)
    from charged where d.id = ${invoice}`.execute(trx);
}

/** Keeps a production request in each state that is not final, like one made before. */
async function askForParts(
  trx: Transaction<Database>,
  customer: number,
  now: Date,
  until: Date,
): Promise<void> {
  await sql`
    insert into production_applications (customer_id, user_id, type, oe_number, description, justification, qty, price,
      currency_code, status, status_changed_at, created_at)
    select p.customer_id, p.user_id, p.type, p.oe_number, p.description, p.justification, p.qty, p.price, p.currency_code,
      wanted.status, ${until}, ${now}
    from (values ('pending', 'order'), ('submitted', 'order'), ('feedback_received', 'offer')) as wanted(status, type)
    cross join lateral (
      select * from production_applications a
      where a.customer_id = ${customer} and a.type = wanted.type and a.status in ('accepted', 'rejected')
      order by md5(a.id::text || ${now.toISOString()} || wanted.status) limit 1) p
    where not exists (
      select from production_applications a where a.customer_id = ${customer} and a.status = wanted.status)`.execute(
    trx,
  );
}

/** Pays the orders made here a week after they are due. */
async function payDue(trx: Transaction<Database>, customer: number, now: Date): Promise<void> {
  const due = await trx
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customer)
    .where('paid', '=', false)
    .where('status', '=', 'delivered')
    .where('client_order_id', 'like', `${ownNumber}%`)
    .where(sql<boolean>`created_at < ${now}::timestamptz - (payment_terms + 7) * interval '1 day'`)
    .execute();
  await markPaid(
    trx,
    due.map(({ id }) => id),
  );
}
