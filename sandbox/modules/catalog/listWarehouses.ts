import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';

type Warehouse = components['schemas']['Warehouse'];

/** Every warehouse of the distributor (CALL-028, API-11). */
export function listAllWarehouses(db: Kysely<Database>): Promise<Warehouse[]> {
  return db
    .selectFrom('warehouses')
    .select(['id', 'name', 'readonly', 'type'])
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

/** The warehouses a customer may see, read-only ones included, in the order of the stock columns (CALL-029, GAP-56). */
export function listCustomerWarehouses(db: Kysely<Database>, customerId: number): Promise<Warehouse[]> {
  return db
    .selectFrom('warehouses as w')
    .innerJoin('customer_warehouses as cw', 'cw.warehouse_id', 'w.id')
    .select(['w.id', 'w.name', 'w.readonly', 'w.type'])
    .where('cw.customer_id', '=', customerId)
    .orderBy('w.sort')
    .orderBy('w.id')
    .execute();
}
