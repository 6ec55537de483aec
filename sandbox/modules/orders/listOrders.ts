import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database, OrderType } from '../../db/tables.ts';
import { dateConditions, numberConditions, selectConditions, textConditions } from '../../http/filters.ts';
import { readPage, rowCount } from '../../http/paging.ts';
import { requireAttribute, type Session } from '../../http/session.ts';
import { selectOrders, toOrderListItem } from './orderRows.ts';

type Schemas = components['schemas'];

export interface OrderListQuery {
  page?: number;
  limit?: number;
  filter?: Schemas['OrderFilter'];
}

/**
 * A page of the customer's orders, newest first (CALL-030, GAP-38), with the filters of ORD-11 to ORD-13. Without a
 * type: those of every type the user may see (ORD-03, ORD-04).
 * @throws Forbidden for a type the user may not see; InvalidFields for an invalid filter value.
 */
export async function listOrders(
  db: Kysely<Database>,
  session: Session,
  { filter = {}, ...query }: OrderListQuery,
): Promise<Schemas['OrderPage']> {
  const conditions = [
    sql<boolean>`o.customer_id = ${session.customer.id}`,
    sql<boolean>`o.type = any(${visibleTypes(session, filter.type)}::text[])`,
    ...textConditions(sql.ref('o.id'), filter.id),
    ...textConditions(sql.ref('o.client_order_id'), filter.clientOrderId),
    ...numberConditions('grandTotal', sql.ref('o.grand_total'), filter.grandTotal, 100),
    ...selectConditions(sql.ref('o.warehouse_id'), filter.warehouses),
    ...selectConditions(sql.ref('o.status'), filter.status),
    ...dateConditions('createdAt', sql.ref('o.created_at'), filter.createdAt),
  ];
  const where = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  return readPage(
    query,
    db.selectFrom('orders as o').select(rowCount).where(where),
    selectOrders(db).where(where).orderBy('o.created_at', 'desc').orderBy('o.id', 'desc'),
    toOrderListItem,
  );
}

function visibleTypes(session: Session, type: OrderType | undefined): OrderType[] {
  const attributes = {
    reservation: 'order_create_reservation',
    backorder: 'order_create_backorder',
  } as const;
  if (type === 'reservation' || type === 'backorder') requireAttribute(session, attributes[type]);
  if (type !== undefined) return [type];
  const types: OrderType[] = ['regular'];
  for (const each of ['reservation', 'backorder'] as const) {
    if (session.attributes.has(attributes[each])) types.push(each);
  }
  return types;
}
