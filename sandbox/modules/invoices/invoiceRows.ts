import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { money } from '../../http/money.ts';
import { warehouseRef } from '../orders/orderRows.ts';

/** Statuses of orders whose goods have left, from which on an invoice can be paid (GAP-82). */
const goneStatuses = ['shipped', 'delivered'];

/** Whether an unpaid invoice can be paid (GAP-82); on `documents as d`. */
export const isPayable = sql<boolean>`(not d.paid and not exists (
  select from document_orders l join orders o on o.id = l.order_id
  where l.document_id = d.id and o.status <> all(${goneStatuses}::text[])))`;

/** Query of documents for lists of invoices, newest first (GAP-38); add conditions. */
export function selectInvoices(db: Kysely<Database>) {
  return db
    .selectFrom('documents as d')
    .leftJoin('warehouses as w', 'w.id', 'd.warehouse_id')
    .select(['d.id', 'd.doc_number', 'd.warehouse_id', 'w.name as warehouse_name', 'd.currency_code'])
    .select([
      'd.subtotal',
      'd.subtotal_vat',
      'd.grand_total',
      'd.total_gross_weight_g',
      'd.created_at',
      'd.paid',
    ])
    .select([
      isPayable.as('payable'),
      sql<
        number[]
      >`array(select order_id from document_orders where document_id = d.id order by order_id)`.as(
        'order_ids',
      ),
    ])
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc');
}

export type InvoiceRow = Awaited<ReturnType<ReturnType<typeof selectInvoices>['execute']>>[number];

/** An invoice as the list shows it (INV-01, GAP-178). */
export function toInvoiceListItem(row: InvoiceRow): components['schemas']['InvoiceListItem'] {
  return {
    id: row.id,
    docNumber: row.doc_number,
    warehouse: warehouseRef(row),
    paid: row.paid,
    allowToPay: row.payable,
    subtotal: money(row.subtotal, row.currency_code),
    subtotalVat: money(row.subtotal_vat, row.currency_code),
    grandTotal: money(row.grand_total, row.currency_code),
    createdAt: row.created_at.toISOString(),
    orders: row.order_ids,
  };
}
