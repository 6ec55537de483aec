import { type Kysely, sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';

type Vehicle = components['schemas']['Vehicle'];

/** Vehicles by id with the details that distinguish them (CAT-20); unknown ids are left out. */
export async function readVehicles(db: Kysely<Database>, ids: readonly number[]): Promise<Vehicle[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('vehicles as v')
    .innerJoin('vehicle_models as m', 'm.id', 'v.model_id')
    .innerJoin('vehicle_manufacturers as f', 'f.id', 'm.manufacturer_id')
    .select(['v.id', 'f.name as brand', 'm.name as model', 'm.body', 'v.engine_name', 'v.fuel'])
    .select(['v.power_kw', 'v.power_hp', 'v.volume_ccm', 'v.year_from', 'v.year_until'])
    .where(sql<boolean>`v.id = any(${[...ids]}::integer[])`)
    .orderBy('f.name')
    .orderBy('m.name')
    .orderBy('v.year_from')
    .orderBy('v.power_kw')
    .orderBy('v.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    brand: row.brand,
    model: row.model,
    attributes: [
      { label: 'Body', value: row.body },
      { label: 'Engine', value: row.engine_name },
      { label: 'Fuel', value: row.fuel },
      { label: 'Power', value: powerOf(row) },
      { label: 'Engine volume', value: row.volume_ccm === null ? null : `${String(row.volume_ccm)} cm³` },
      { label: 'Years', value: yearsOf(row) },
    ],
  }));
}

/** `110 kW / 150 hp` */
export function powerOf({ power_kw, power_hp }: { power_kw: number; power_hp: number }): string {
  return `${String(power_kw)} kW / ${String(power_hp)} hp`;
}

/** `2012-2019`, or `2012-` while it is still made. */
export function yearsOf({ year_from, year_until }: { year_from: number; year_until: number | null }): string {
  return `${String(year_from)}-${year_until === null ? '' : String(year_until)}`;
}

/** Ids of the vehicles a VIN may belong to (CALL-116). */
export async function findVehicleIds(db: Kysely<Database>, vin: string): Promise<number[]> {
  const code = vin.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
  const prefixes = Array.from(code, (_character, index) => code.slice(0, index + 1));
  const rows = await db
    .selectFrom('vehicle_vin_patterns')
    .select('vehicle_id')
    .distinct()
    .where(sql<boolean>`prefix = any(${prefixes}::text[])`)
    .execute();
  return rows.map(({ vehicle_id }) => vehicle_id);
}
