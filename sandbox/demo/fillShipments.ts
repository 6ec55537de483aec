import type { Insertable, Kysely } from 'kysely';
import type { Database, ShipmentStatus } from '../db/tables.ts';
import { carriers } from './fillShipping.ts';
import { insertRows, resetIdentity } from './insertRows.ts';
import { createRandom } from '../support/random.ts';

const statusOf: Record<string, ShipmentStatus> = {
  packed: 'packed',
  shipped: 'shipped',
  delivered: 'delivered',
};
const types = ['Box', 'Box', 'Envelope', 'Pallet'] as const;

/** A shipment with one to three parcels for every order that is at least packed; track codes once it is shipped. */
export async function fillShipments(db: Kysely<Database>): Promise<void> {
  const random = createRandom(31);
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'status', 'warehouse_id', 'carrier_id', 'created_at', 'type'])
    .where('status', 'in', ['packed', 'shipped', 'delivered'])
    .orderBy('id')
    .execute();
  const shipments: (Insertable<Database['shipments']> & { id: number })[] = [];
  const parcels: Insertable<Database['parcels']>[] = [];
  for (const order of orders) {
    const id = shipments.length + 1;
    const status = statusOf[order.status] ?? 'packed';
    const carrier = carriers.find((each) => each.id === order.carrier_id);
    shipments.push({
      id,
      order_id: order.id,
      reference: `SH-${String(order.id)}`,
      // Goods of a container are packed in Tallinn.
      warehouse_id: order.type === 'regular' ? (order.warehouse_id ?? 1) : 1,
      carrier_id: carrier?.id ?? null,
      status,
      packed_at: new Date(Math.min(Date.now(), order.created_at.getTime() + 2 * 86_400_000)).toISOString(),
    });
    for (let n = 1; n <= random.int(1, 3); n += 1) {
      const track_code = status === 'packed' ? null : random.mask('??#########');
      parcels.push({
        shipment_id: id,
        number: `${String(order.id)}-${String(n)}`,
        type: random.pick(types),
        box_code: random.mask('B-#####'),
        track_code,
        tracking_url:
          track_code === null ? null : (carrier?.tracking_url?.replace('{code}', track_code) ?? null),
      });
    }
  }
  await insertRows(db, 'shipments', shipments);
  await insertRows(db, 'parcels', parcels);
  await resetIdentity(db, ['shipments']);
}
