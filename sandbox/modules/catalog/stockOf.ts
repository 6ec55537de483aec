import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/tables.ts';

/** The free pieces of the article `a` of a query in every warehouse that the customer may see, with the warehouse. */
export const stockOf = (db: Kysely<Database>, customerId: number) =>
  jsonArrayFrom(
    db
      .selectFrom('customer_warehouses as cw')
      .innerJoin('warehouses as w', 'w.id', 'cw.warehouse_id')
      .leftJoin('stock as s', (join) =>
        join.onRef('s.warehouse_id', '=', 'w.id').on('s.article_id', '=', sql.ref<number>('a.id')),
      )
      .select(['w.id', 'w.name', 'w.readonly', 'w.type'])
      .select(sql<number>`coalesce(s.amount - s.reserved, 0)`.as('amount'))
      .where('cw.customer_id', '=', customerId)
      .orderBy('w.sort')
      .orderBy('w.id'),
  );
