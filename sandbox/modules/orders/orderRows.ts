import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database, OrderStatus, OrderType } from '../../db/tables.ts';
import { money } from '../../http/money.ts';
import { allowToPay } from './transitions.ts';

type Schemas = components['schemas'];

/** An order's data for lists, with its warehouse and user. */
export interface OrderRow {
  id: number;
  type: OrderType;
  status: OrderStatus;
  paid: boolean;
  grand_total: number;
  currency_code: string;
  client_order_id: string | null;
  created_at: Date;
  payment_terms: number;
  vat_percent: number;
  warehouse_id: number | null;
  warehouse_name: string | null;
  user_id: number;
  email: string;
  first_name: string;
  last_name: string;
}

/** Query of orders for lists; add conditions and a sort order. */
export function selectOrders(db: Kysely<Database>) {
  return db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .leftJoin('warehouses as w', 'w.id', 'o.warehouse_id')
    .select([
      'o.id',
      'o.type',
      'o.status',
      'o.paid',
      'o.grand_total',
      'o.currency_code',
      'o.client_order_id',
      'o.created_at',
      'o.payment_terms',
      'o.vat_percent',
      'o.warehouse_id',
      'w.name as warehouse_name',
    ])
    .select(['u.id as user_id', 'u.email', 'u.first_name', 'u.last_name']);
}

/** The orders of these ids, by id. */
export async function readOrderRows(db: Kysely<Database>, ids: readonly number[]): Promise<OrderRow[]> {
  return selectOrders(db)
    .where(sql<boolean>`o.id = any(${ids}::int[])`)
    .orderBy('o.id')
    .execute();
}

/** An order as lists show it (ORD-05 to ORD-10). */
export function toOrderListItem(row: OrderRow): Schemas['OrderListItem'] {
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    paid: row.paid,
    allowToPay: allowToPay(row),
    grandTotal: money(row.grand_total, row.currency_code),
    clientOrderId: row.client_order_id,
    warehouse: warehouseRef(row),
    user: { id: row.user_id, email: row.email, firstName: row.first_name, lastName: row.last_name },
    createdAt: row.created_at.toISOString(),
    clientPaymentTerms: row.payment_terms,
    vatPercent: row.vat_percent,
  };
}

/** A warehouse of a left join. */
export function warehouseRef(row: {
  warehouse_id: number | null;
  warehouse_name: string | null;
}): Schemas['WarehouseRef'] | null {
  return row.warehouse_id === null || row.warehouse_name === null
    ? null
    : { id: row.warehouse_id, name: row.warehouse_name };
}
