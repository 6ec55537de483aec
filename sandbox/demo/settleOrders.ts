import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';

/** Adds delivery lines, sums, the goods held by orders that have not left, and the arrival of pre-orders. */
export async function settleOrders(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into order_items (order_id, line, part, article_name, description, qty_requested, qty, price, price_type, total_price)
    select o.id, 100, 'stock', 'DELIVERY', o.shipping_name, 1, 1, round(990 * cur.rate), 'list', round(990 * cur.rate)
    from orders o join currencies cur on cur.code = o.currency_code
    where o.shipping_name is not null and o.id % 3 = 0`.execute(db);
  await sql`
    update orders o set shipping_cost = i.total_price from order_items i
    where i.order_id = o.id and i.article_name = 'DELIVERY'`.execute(db);
  await sql`
    update orders o set subtotal = s.subtotal, subtotal_vat = s.vat, grand_total = s.subtotal + s.vat
    from (select i.order_id, sum(i.total_price) as subtotal, round(sum(i.total_price) * min(x.vat_percent) / 100) as vat
      from order_items i join orders x on x.id = i.order_id group by i.order_id) s
    where s.order_id = o.id`.execute(db);
  await sql`
    insert into stock (article_id, warehouse_id, amount, reserved)
    select i.article_id, o.warehouse_id, sum(i.qty), sum(i.qty)
    from order_items i join orders o on o.id = i.order_id
    where o.type = 'regular' and i.article_id is not null
      and o.status in ('not_completed', 'not_confirmed', 'confirmed', 'in_progress', 'collected', 'packed')
    group by i.article_id, o.warehouse_id having sum(i.qty) > 0
    on conflict (article_id, warehouse_id) do update
      set amount = stock.amount + excluded.amount, reserved = stock.reserved + excluded.reserved`.execute(db);
  await sql`
    insert into container_items (container_id, article_id, qty, reserved)
    select i.container_id, i.article_id, sum(i.qty) + 20, sum(i.qty)
    from order_items i join orders o on o.id = i.order_id
    where o.type = 'reservation' and i.article_id is not null and i.container_id is not null
      and o.status in ('not_completed', 'pre_ordered', 'confirmed', 'in_progress', 'collected', 'packed')
    group by i.container_id, i.article_id having sum(i.qty) > 0
    on conflict (article_id, container_id) do update
      set qty = container_items.qty + excluded.qty, reserved = container_items.reserved + excluded.reserved`.execute(
    db,
  );
  await sql`
    update orders o set expected_arrival = c.maximal_date
    from order_items i join containers c on c.id = i.container_id where i.order_id = o.id`.execute(db);
  await sql`
    update orders o set stock_held = false where status in ('cancelled', 'taken', 'merged')`.execute(db);
}
