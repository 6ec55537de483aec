import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { NotFound } from '../../http/failures.ts';
import type { Session } from '../../http/session.ts';

/**
 * The shipments of an order with their parcels (CALL-035, ORD-38), oldest first.
 * @throws NotFound when the customer has no such order.
 */
export async function listShipments(
  db: Kysely<Database>,
  session: Session,
  orderId: number,
): Promise<components['schemas']['Shipment'][]> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('customer_id', '=', session.customer.id)
    .executeTakeFirst();
  if (order === undefined) throw new NotFound('Order not found.');
  const shipments = await db
    .selectFrom('shipments as s')
    .innerJoin('warehouses as w', 'w.id', 's.warehouse_id')
    .leftJoin('carriers as c', 'c.id', 's.carrier_id')
    .select([
      's.id',
      's.reference',
      's.status',
      's.packed_at',
      'w.id as warehouse_id',
      'w.name as warehouse_name',
    ])
    .select(['c.id as carrier_id', 'c.name as carrier_name'])
    .where('s.order_id', '=', orderId)
    .orderBy('s.packed_at')
    .orderBy('s.id')
    .execute();
  const parcels = await db
    .selectFrom('parcels')
    .selectAll()
    .where(sql<boolean>`shipment_id = any(${shipments.map(({ id }) => id)}::int[])`)
    .orderBy('id')
    .execute();
  return shipments.map((shipment) => ({
    id: shipment.id,
    reference: shipment.reference,
    warehouse: { id: shipment.warehouse_id, name: shipment.warehouse_name },
    carrier:
      shipment.carrier_id === null || shipment.carrier_name === null
        ? null
        : { id: shipment.carrier_id, name: shipment.carrier_name },
    packedAt: shipment.packed_at.toISOString(),
    status: shipment.status,
    parcels: parcels
      .filter(({ shipment_id }) => shipment_id === shipment.id)
      .map((parcel) => ({
        id: parcel.id,
        trackCode: parcel.track_code,
        type: parcel.type,
        number: parcel.number,
        trackingUrl: parcel.tracking_url,
        boxCode: parcel.box_code,
      })),
  }));
}
