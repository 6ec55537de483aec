import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import { createDocument } from '../modules/documents/createDocument.ts';

/** Grams that a box holds. */
const boxWeight = 20_000;

/**
 * Packs an order: a shipment with its boxes, and the packing list; those that exist already are kept.
 * @returns the document id of the packing list.
 */
export async function packOrder(trx: Kysely<Database>, orderId: number): Promise<number> {
  await createShipment(trx, orderId);
  const packingList = await trx
    .selectFrom('documents as d')
    .innerJoin('document_orders as link', 'link.document_id', 'd.id')
    .select('d.id')
    .where('link.order_id', '=', orderId)
    .where('d.kind', '=', 'packing_list')
    .executeTakeFirst();
  return packingList?.id ?? createDocument(trx, 'packing_list', orderId);
}

async function createShipment(trx: Kysely<Database>, orderId: number): Promise<void> {
  const existing = await trx.selectFrom('shipments').select('id').where('order_id', '=', orderId).execute();
  const order = await trx
    .selectFrom('orders')
    .select(['warehouse_id', 'carrier_id'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (existing.length > 0 || order.warehouse_id === null) return;
  const { weight } = await trx
    .selectFrom('order_items')
    .select(sql<number>`coalesce(sum(qty * net_weight_g), 0)`.as('weight'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const shipment = await trx
    .insertInto('shipments')
    .values({
      order_id: orderId,
      reference: `SH-${String(orderId)}`,
      warehouse_id: order.warehouse_id,
      carrier_id: order.carrier_id,
      status: 'packed',
      packed_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const boxes = Math.max(1, Math.ceil(weight / boxWeight));
  await trx
    .insertInto('parcels')
    .values(
      Array.from({ length: boxes }, (_, n) => ({
        shipment_id: shipment.id,
        number: `${String(n + 1)}/${String(boxes)}`,
        type: 'box',
        box_code: `BX-${String(orderId)}-${String(n + 1)}`,
      })),
    )
    .execute();
}

/**
 * Hands an order's parcels to their carrier, who gives each a track code; without a carrier they have none.
 */
export async function shipOrder(trx: Kysely<Database>, orderId: number): Promise<void> {
  await sql`
    update parcels p set
      track_code = coded.code,
      tracking_url = replace(coded.tracking_url, '{code}', coded.code)
    from (
      select parcel.id, 'FP' || lpad(parcel.id::text, 9, '0') || 'EE' as code, c.tracking_url
      from parcels parcel
      join shipments s on s.id = parcel.shipment_id
      join carriers c on c.id = s.carrier_id
      where s.order_id = ${orderId} and parcel.track_code is null
    ) coded
    where p.id = coded.id`.execute(trx);
  await trx.updateTable('shipments').set({ status: 'shipped' }).where('order_id', '=', orderId).execute();
}

/** Marks the parcels as delivered by the carrier. */
export async function deliverShipments(trx: Kysely<Database>, orderId: number): Promise<void> {
  await trx.updateTable('shipments').set({ status: 'delivered' }).where('order_id', '=', orderId).execute();
}
