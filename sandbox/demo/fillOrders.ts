import type { Insertable, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import { demoCustomers } from './customers.ts';
import { handMade } from './demoArticles.ts';
import { fillShipments } from './fillShipments.ts';
import { insertRows, resetIdentity } from './insertRows.ts';
import { isOld, type MadeOrder, makeOldOrders, makeOrders } from './makeOrders.ts';
import { createRandom, type Random } from '../support/random.ts';
import { type Buyer, readBuyers } from './readBuyers.ts';
import { settleOrders } from './settleOrders.ts';

const firstOrderId = 100_001;
const comments = [
  'Please deliver before noon.',
  'Call the store manager on arrival.',
  'The left one is urgent, send it first if needed.',
  'Invoice by mail only, please.',
  'Pack together with our order of yesterday.',
];

/** An item without price; SQL fills in the rest from the articles. */
interface BareItem {
  order_id: number;
  line: number;
  part: 'stock' | 'backorder';
  article_id: number;
  qty_requested: number;
  qty: number;
  container_id: number | null;
}

/**
 * Three years of orders with lines, comments, sums, payments and shipments. Goods of orders that have not left yet are added
 * to the shelf and reserved, so that the stock free to order stays as it was.
 */
export async function fillOrders(db: Kysely<Database>, articles: number): Promise<void> {
  const recent = createRandom(2026);
  const old = createRandom(2024);
  const buyers = await readBuyers(db);
  const ordinary = [...buyers.keys()].filter((id) => id >= 100).map((id) => ({ id, orders: 3 }));
  const customers = [...demoCustomers, ...ordinary];
  const made = [...makeOldOrders(old, customers), ...makeOrders(recent, customers)];
  const orders: (Insertable<Database['orders']> & { id: number })[] = [];
  const items: BareItem[] = [];
  const notes: Insertable<Database['order_comments']>[] = [];
  for (const order of [...made, ...waiting]) {
    const buyer = buyers.get(order.customerId);
    if (buyer === undefined) continue;
    const id = firstOrderId + orders.length;
    const random = isOld(order) ? old : recent;
    const row = orderRow(random, order, buyer, id);
    orders.push(row);
    items.push(...itemsOf(random, order, id, articles));
    if (random.chance(0.25))
      notes.push({ order_id: id, message: random.pick(comments), created_at: row.created_at });
  }
  await insertRows(db, 'orders', orders);
  await insertItems(db, items);
  await insertRows(db, 'order_comments', notes);
  await resetIdentity(db, ['orders']);
  await settleOrders(db);
  await fillShipments(db);
  await sql`analyze orders, order_items`.execute(db);
}

/** Orders in the checkout of `client`: two of today, one of days ago, one pre-order, one backorder. */
const waiting: MadeOrder[] = [
  { customerId: 1, type: 'regular', status: 'not_completed', daysAgo: 4.2 },
  { customerId: 1, type: 'backorder', status: 'not_completed', daysAgo: 2.1 },
  { customerId: 1, type: 'reservation', status: 'not_completed', daysAgo: 0.03 },
  { customerId: 1, type: 'regular', status: 'not_completed', daysAgo: 0.02 },
  { customerId: 1, type: 'regular', status: 'not_completed', daysAgo: 0.01 },
];

function orderRow(
  random: Random,
  order: MadeOrder,
  buyer: Buyer,
  id: number,
): Insertable<Database['orders']> & { id: number; created_at: string } {
  const { customerId, type, status, daysAgo } = order;
  const { customer } = buyer;
  const created = Date.now() - daysAgo * 86_400_000;
  const isWaiting = status === 'not_completed';
  // The first person of the customer orders most; orders in the checkout are always theirs.
  const [first] = buyer.people;
  const person = isWaiting || random.chance(0.75) ? first : random.pick(buyer.people);
  if (person === undefined) throw new Error(`Customer ${String(customerId)} has no user.`);
  const hasLeft = status === 'shipped' || status === 'delivered';
  const { paymentTerms } = customer;
  const isDue = hasLeft && daysAgo > paymentTerms + (paymentTerms === 0 ? 1 : 8);
  const isPaid = isDue && (random.chance(0.97) || isOld(order));
  const paidAfter = paymentTerms === 0 ? 0.5 : paymentTerms + (id % 7);
  return {
    id,
    customer_id: customerId,
    access_id: person.accessId,
    user_id: person.userId,
    type,
    status,
    warehouse_id: type === 'reservation' ? 7 : type === 'backorder' ? 1 : random.pick(customer.warehouses),
    currency_code: isWaiting ? (customer.currencies[0] ?? 'EUR') : currencyOf(buyer, id),
    client_order_id: !isWaiting && random.chance(0.6) ? random.mask('PO-####-##') : null,
    comment: null,
    payer: buyer.payer,
    receiver: isWaiting || type === 'backorder' ? null : buyer.receiver,
    seller: buyer.seller,
    vat_percent: buyer.vatPercent,
    payment_terms: paymentTerms,
    paid: isPaid,
    paid_at: isPaid ? new Date(created + paidAfter * 86_400_000).toISOString() : null,
    shipping_option: isWaiting || type === 'backorder' ? null : '1',
    shipping_name: isWaiting || type === 'backorder' ? null : 'Parcel',
    carrier_id: isWaiting || type === 'backorder' ? null : random.int(1, 3),
    expected_arrival: null,
    subtotal: 0,
    subtotal_vat: 0,
    grand_total: 0,
    created_at: new Date(created).toISOString(),
    completed_at: isWaiting ? null : new Date(created + 600_000).toISOString(),
    status_changed_at: new Date(Math.min(Date.now(), created + 5 * 86_400_000)).toISOString(),
  };
}

/** Customers with several currencies order in the others now and then. */
function currencyOf({ customer }: Buyer, orderId: number): string {
  const [own, second = own, third = second] = customer.currencies;
  return (orderId % 11 === 0 ? second : orderId % 17 === 0 ? third : own) ?? 'EUR';
}

function itemsOf(random: Random, order: MadeOrder, orderId: number, articles: number): BareItem[] {
  const { type, status } = order;
  const chosen = new Set<number>();
  const count = Math.ceil(random.next() ** 2 * 14);
  while (chosen.size < count) chosen.add(random.int(handMade + 1, articles));
  // Pre-orders wait for the next ships.
  const container = (random.int(1, 12) % 4) + 1;
  return [...chosen].map((article_id, n) => {
    const asked = random.int(1, 12);
    // Customers have long given up on what was missing years ago.
    const isShort = type === 'regular' && status !== 'not_completed' && !isOld(order) && random.chance(0.06);
    return {
      order_id: orderId,
      line: n + 1,
      part: type === 'backorder' ? 'backorder' : 'stock',
      article_id,
      qty_requested: asked,
      qty: isShort ? Math.floor(asked / 2) : asked,
      container_id: type === 'reservation' ? container : null,
    };
  });
}

/** Quantities become multiples of the article's; the price is the customer's own. */
async function insertItems(db: Kysely<Database>, items: readonly BareItem[]): Promise<void> {
  await sql`
    insert into order_items (order_id, line, part, article_id, article_name, description, qty_requested, qty, price,
      price_type, client_price, total_price, net_weight_g, container_id)
    select i.order_id, i.line, i.part, a.id, a.sku, a.description, i.qty_requested * a.multiple, i.qty * a.multiple, p.price,
      case when cp.price is not null then 'special' when p.price < round(a.price * cur.rate) then 'discount' else 'list' end,
      cp.price, p.price * i.qty * a.multiple, a.net_weight_g, i.container_id
    from json_to_recordset(${JSON.stringify(items)}::json) as i(order_id int, line int, part text, article_id int,
      qty_requested int, qty int, container_id int)
    join orders o on o.id = i.order_id
    join articles a on a.id = i.article_id
    join currencies cur on cur.code = o.currency_code
    left join customer_prices cp on cp.customer_id = o.customer_id and cp.article_id = a.id and cp.currency_code = o.currency_code
    cross join lateral (select customer_price(o.customer_id, a.id, o.currency_code) as price offset 0) p
    order by i.order_id, i.line`.execute(db);
}
