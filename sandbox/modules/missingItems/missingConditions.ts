import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import { booleanConditions, dateConditions, textConditions } from '../../http/filters.ts';
import type { Session } from '../../http/session.ts';

type Schemas = components['schemas'];

/** The items of the report that a call selects. */
export interface MissingItemsChoice {
  /** 1 = the hidden ones, 0 or absent = the others (MISS-03). */
  hidden?: 0 | 1 | undefined;
  filter?: Schemas['MissingItemFilter'] | undefined;
}

/**
 * The conditions of a choice of missing items (MISS-08), on `missing_items as m` joined with `articles as a`. Linked
 * orders are found by their number and by the customer's own.
 * @throws InvalidFields for an invalid filter value.
 */
export function missingConditions(
  { customer }: Session,
  { hidden = 0, filter = {} }: MissingItemsChoice,
): RawBuilder<SqlBool> {
  const numbers = sql`select unnest(array[o.id::text, o.client_order_id]) as entry
    from missing_item_orders l join orders o on o.id = l.order_id where l.missing_item_id = m.id`;
  const references = sql`select unnest(m.reference_nos) as entry`;
  return sql<SqlBool>`${sql.join(
    [
      sql<SqlBool>`m.customer_id = ${customer.id}`,
      sql<SqlBool>`m.hidden = ${hidden === 1}`,
      ...textConditions(sql.ref('a.sku'), filter.sku),
      ...entryConditions(numbers, filter.linkedOrders),
      ...entryConditions(references, filter.references),
      ...dateConditions('date', sql.ref('m.created_at'), filter.date),
      ...booleanConditions(sql<SqlBool>`(m.applied_qty >= m.qty)`, filter.fullyApplied),
      ...booleanConditions(isInStock, filter.inStock),
    ],
    sql` and `,
  )}`;
}

/** Whether a warehouse that the customer may order from has free pieces of a missing item's article; on `missing_items as m`. */
export const isInStock = sql<boolean>`exists (
  select from stock s join customer_warehouses w on w.warehouse_id = s.warehouse_id and w.customer_id = m.customer_id
  join warehouses h on h.id = w.warehouse_id and not h.readonly and h.type <> 'transit'
  where s.article_id = m.article_id and s.amount > s.reserved)`;

/** A text filter on a field with several entries: one of them must match; with `!=` none may be equal. */
function entryConditions(
  entries: RawBuilder<unknown>,
  filter: Schemas['StringFilter'] | undefined,
): RawBuilder<SqlBool>[] {
  if (filter === undefined) return [];
  const { '!=': excluded, ...wanted } =
    typeof filter === 'string' ? { '=': filter, '!=': undefined } : filter;
  const entry = sql.ref('e.entry');
  const not = excluded === undefined ? [] : textConditions(entry, { '=': excluded });
  return [
    ...textConditions(entry, wanted).map(
      (is) => sql<SqlBool>`exists (select from (${entries}) e where ${is})`,
    ),
    ...not.map((is) => sql<SqlBool>`not exists (select from (${entries}) e where ${is})`),
  ];
}
