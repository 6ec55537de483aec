import type { OrderStatus } from '../../sandbox/db/tables.ts';
import type { TestSandbox } from './startSandbox.ts';

/** A line of an order: an article's number, pieces, and the price of one piece in cents. */
export interface OrderedLine {
  number: string;
  qty?: number;
  price?: number;
  description?: string;
}

interface NewOrder {
  /** First part of the demo user's e-mail. */
  user: string;
  lines: readonly OrderedLine[];
  status?: OrderStatus;
  currency?: string;
  createdAt?: string;
}

/** Writes an order of a demo user as it was placed at some time, and returns its number. */
export async function insertOrder(
  db: TestSandbox['db'],
  { user, lines, status = 'delivered', currency = 'EUR', createdAt = '2024-03-05T09:00:00Z' }: NewOrder,
): Promise<string> {
  const access = await db
    .selectFrom('users as u')
    .innerJoin('accesses as a', 'a.user_id', 'u.id')
    .select(['u.id as user_id', 'a.id as access_id', 'a.customer_id'])
    .where('u.email', '=', `${user}@demo.test`)
    .orderBy('a.id')
    .executeTakeFirstOrThrow();
  const model = await db
    .selectFrom('orders')
    .select(['payer', 'receiver', 'seller', 'warehouse_id', 'vat_percent', 'payment_terms'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const subtotal = lines.reduce((sum, { qty = 1, price = 1000 }) => sum + qty * price, 0);
  const { id } = await db
    .insertInto('orders')
    .values({
      ...access,
      ...model,
      payer: JSON.stringify(model.payer),
      receiver: JSON.stringify(model.receiver),
      seller: JSON.stringify(model.seller),
      type: 'regular',
      status,
      currency_code: currency,
      subtotal,
      subtotal_vat: 0,
      grand_total: subtotal,
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_items')
    .values(
      lines.map(({ number, qty = 1, price = 1000, description = 'Brake pads' }, index) => ({
        order_id: id,
        line: index + 1,
        part: 'stock' as const,
        article_id: null,
        article_name: number,
        description,
        qty_requested: qty,
        qty,
        price,
        price_type: 'list' as const,
        client_price: null,
        total_price: price * qty,
        container_id: null,
      })),
    )
    .execute();
  return String(id);
}
