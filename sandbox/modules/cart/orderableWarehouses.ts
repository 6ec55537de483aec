import type { Kysely } from 'kysely';
import type { Database, WarehouseType } from '../../db/tables.ts';
import { InvalidFields } from '../../http/failures.ts';

export interface OrderableWarehouse {
  id: number;
  name: string;
  readonly: boolean;
  type: WarehouseType;
}

/**
 * The warehouses a customer may order from, in the distributor's order: its own, not read-only, not in transit
 * (CART-08, GAP-56).
 */
export async function orderableWarehouses(
  db: Kysely<Database>,
  customerId: number,
): Promise<OrderableWarehouse[]> {
  return db
    .selectFrom('warehouses as w')
    .innerJoin('customer_warehouses as cw', 'cw.warehouse_id', 'w.id')
    .select(['w.id', 'w.name', 'w.readonly', 'w.type'])
    .where('cw.customer_id', '=', customerId)
    .where('w.readonly', '=', false)
    .where('w.type', '<>', 'transit')
    .orderBy('w.sort')
    .orderBy('w.id')
    .execute();
}

/**
 * The chosen warehouses in the order of the choice, in which they are used.
 * @throws InvalidFields when the customer may not order from one, or none is chosen.
 */
export function chooseWarehouses(
  orderable: readonly OrderableWarehouse[],
  ids: readonly number[],
): OrderableWarehouse[] {
  const chosen = [...new Set(ids)].map((id) => orderable.find((warehouse) => warehouse.id === id));
  const known = chosen.filter((warehouse) => warehouse !== undefined);
  if (known.length === 0 || known.length < chosen.length) {
    const message = ids.length === 0 ? 'Please select a value.' : 'You cannot order from this warehouse.';
    throw new InvalidFields([{ field: 'warehouses', message }]);
  }
  return known;
}
