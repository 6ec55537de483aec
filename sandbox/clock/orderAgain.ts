import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { OrderStatus } from '../db/tables.ts';

/** Begins the number that a colleague gives an order. */
export const ownNumber = 'AUTO-';

/** A colleague's order: its kind, when it was made, and when it takes its next step. */
type Repeat = { customer: number; type: 'regular' | 'reservation'; created: Date; until: Date };

/** Orders the lines of a former order again, with its parties and prices; null where the customer has none. */
export async function orderAgain(
  trx: Transaction<Database>,
  { customer, type, created, until }: Repeat,
): Promise<number | null> {
  const status: OrderStatus = type === 'regular' ? 'confirmed' : 'pre_ordered';
  const { rows } = await sql<{ id: number; source: number }>`
    with source as (
      select o.* from orders o
      where o.customer_id = ${customer} and o.type = ${type} and o.status in ('delivered', 'pre_ordered')
        and (select count(*) from order_items i where i.order_id = o.id and i.article_id is not null and i.qty > 0) >= 2
      -- Another one each day, and for each state.
      order by md5(o.id::text || ${created.toISOString()}) limit 1),
    made as (
      insert into orders (customer_id, access_id, user_id, type, status, warehouse_id, currency_code, payer, receiver, seller,
        vat_percent, payment_terms, shipping_option, shipping_name, shipping_cost, carrier_id, subtotal, subtotal_vat,
        grand_total, created_at, completed_at, status_changed_at, stock_held)
      select customer_id, access_id, user_id, type, ${status}, warehouse_id, currency_code, payer, receiver, seller,
        vat_percent, payment_terms, shipping_option, shipping_name, shipping_cost, carrier_id, subtotal, subtotal_vat,
        grand_total, ${created}, ${created}, ${until}, true
      from source returning id)
    select made.id, source.id as source from made, source`.execute(trx);
  const [order] = rows;
  if (order === undefined) return null;
  await sql`update orders set client_order_id = ${ownNumber} || id where id = ${order.id}`.execute(trx);
  await sql`
    insert into order_items (order_id, line, part, article_id, article_name, description, qty_requested, qty, price,
      price_type, client_price, total_price, net_weight_g, container_id)
    select ${order.id}, line, part, article_id, article_name, description, qty, qty, price, price_type, client_price,
      total_price, net_weight_g,
      case when ${type} = 'reservation' and article_id is not null then
        (select id from containers where maximal_date > ${created}::date + 2 order by maximal_date, id limit 1) end
    from order_items where order_id = ${order.source} and qty > 0`.execute(trx);
  await (type === 'regular' ? holdStock(trx, order.id) : holdTransit(trx, order.id));
  return order.id;
}

/** The goods are added for this order: the stock that is free to order does not change. */
async function holdStock(trx: Transaction<Database>, order: number): Promise<void> {
  await sql`
    insert into stock (article_id, warehouse_id, amount, reserved)
    select i.article_id, o.warehouse_id, sum(i.qty), sum(i.qty)
    from order_items i join orders o on o.id = i.order_id
    where o.id = ${order} and i.article_id is not null and o.warehouse_id is not null
    group by i.article_id, o.warehouse_id order by i.article_id
    on conflict (article_id, warehouse_id) do update
      set amount = stock.amount + excluded.amount, reserved = stock.reserved + excluded.reserved`.execute(
    trx,
  );
}

/** Some more pieces than ordered come with the container. */
async function holdTransit(trx: Transaction<Database>, order: number): Promise<void> {
  await sql`
    insert into container_items (container_id, article_id, qty, reserved)
    select i.container_id, i.article_id, sum(i.qty) + 20, sum(i.qty)
    from order_items i where i.order_id = ${order} and i.container_id is not null
    group by i.container_id, i.article_id order by i.article_id
    on conflict (article_id, container_id) do update
      set qty = container_items.qty + excluded.qty, reserved = container_items.reserved + excluded.reserved`.execute(
    trx,
  );
  await sql`
    update orders o set expected_arrival = c.maximal_date
    from order_items i join containers c on c.id = i.container_id
    where i.order_id = o.id and o.id = ${order}`.execute(trx);
}
