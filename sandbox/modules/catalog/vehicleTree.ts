import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { NotFound } from '../../http/failures.ts';
import { powerOf, yearsOf } from './readVehicles.ts';

type Schemas = components['schemas'];

/** Manufacturers by name (CALL-122). */
export function listManufacturers(db: Kysely<Database>): Promise<Schemas['Manufacturer'][]> {
  return db.selectFrom('vehicle_manufacturers').select(['id', 'name']).orderBy('name').execute();
}

/**
 * Models of a manufacturer by name and age (CALL-123).
 * @throws NotFound for an unknown manufacturer.
 */
export async function listModels(
  db: Kysely<Database>,
  manufacturer: number,
): Promise<Schemas['VehicleModel'][]> {
  const rows = await db
    .selectFrom('vehicle_manufacturers as f')
    .leftJoin('vehicle_models as m', 'm.manufacturer_id', 'f.id')
    .select(['m.id', 'm.name', 'm.body', 'm.year_from', 'm.year_until'])
    .where('f.id', '=', manufacturer)
    .orderBy('m.name')
    .orderBy('m.year_from')
    .execute();
  if (rows.length === 0) throw new NotFound('Manufacturer not found.');
  return rows.flatMap(({ id, name, body, year_from, year_until }) =>
    id === null || name === null || year_from === null
      ? []
      : [{ id, fullName: [name, body, `(${yearsOf({ year_from, year_until })})`].filter(Boolean).join(' ') }],
  );
}

/**
 * Submodels of a model by fuel type and power (CALL-124).
 * @throws NotFound for an unknown model.
 */
export async function listSubmodels(db: Kysely<Database>, model: number): Promise<Schemas['Submodel'][]> {
  const found = await db.selectFrom('vehicle_models').select('id').where('id', '=', model).executeTakeFirst();
  if (found === undefined) throw new NotFound('Model not found.');
  const rows = await db
    .selectFrom('vehicles')
    .select(['id', 'fuel', 'engine_name', 'power_kw', 'power_hp'])
    .where('model_id', '=', model)
    .orderBy('fuel')
    .orderBy('power_kw')
    .orderBy('engine_name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    fuelType: row.fuel,
    engineAndPower: `${row.engine_name}, ${powerOf(row)}`,
  }));
}
