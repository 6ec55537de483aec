import { countries } from '../../../sandbox/demo/reference.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import type { TestSandbox } from '../../support/startSandbox.ts';

export const inEstonia = { country: countries.EE.id, index: '10621' };

/** Places an order of one article and returns its id; `warehouse` is for regular orders. */
export async function orderOf(
  caller: RestCaller,
  article: number,
  qty: number,
  {
    type = 'regular',
    warehouse = 1,
  }: { type?: 'regular' | 'reservation' | 'backorder'; warehouse?: number } = {},
): Promise<number> {
  const warehouses = type === 'regular' ? [warehouse] : [];
  const body = { type, warehouses, items: [{ article, qty }], useBackorder: 0 as const };
  const { orders } = await caller.ok('createOrders', { body, query: { force: 1 } });
  if (orders[0] === undefined) throw new Error('no order was made');
  return orders[0].id;
}

/** The id of a customer's shipping address in a country. */
export async function shippingAddress(
  { db }: TestSandbox,
  country: number = countries.EE.id,
  customer = 1,
): Promise<number> {
  const { id } = await db
    .selectFrom('addresses')
    .select('id')
    .where('customer_id', '=', customer)
    .where('type', '=', 'shipping')
    .where('country_id', '=', country)
    .executeTakeFirstOrThrow();
  return id;
}

export async function stockOf(
  { db }: TestSandbox,
  article: number,
  warehouse = 1,
): Promise<{ amount: number; reserved: number }> {
  return db
    .selectFrom('stock')
    .select(['amount', 'reserved'])
    .where('article_id', '=', article)
    .where('warehouse_id', '=', warehouse)
    .executeTakeFirstOrThrow();
}
