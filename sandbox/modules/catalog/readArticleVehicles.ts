import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { powerOf, yearsOf } from './readVehicles.ts';

type VehicleMake = components['schemas']['VehicleMake'];

/** The vehicles an article fits, by make and model (ART-21, ART-22, CALL-120). */
export async function readArticleVehicles(db: Kysely<Database>, articleId: number): Promise<VehicleMake[]> {
  const rows = await db
    .selectFrom('article_vehicles as av')
    .innerJoin('vehicles as v', 'v.id', 'av.vehicle_id')
    .innerJoin('vehicle_models as m', 'm.id', 'v.model_id')
    .innerJoin('vehicle_manufacturers as f', 'f.id', 'm.manufacturer_id')
    .select(['f.name as make', 'm.name as model', 'm.body', 'v.number', 'v.engine_name', 'v.fuel'])
    .select(['v.power_kw', 'v.power_hp', 'v.volume_ccm', 'v.year_from', 'v.year_until'])
    .where('av.article_id', '=', articleId)
    .orderBy('f.name')
    .orderBy('m.name')
    .orderBy('v.year_from')
    .orderBy('v.power_kw')
    .orderBy('v.number')
    .execute();
  const makes: VehicleMake[] = [];
  for (const row of rows) {
    let make = makes.at(-1);
    if (make?.make !== row.make) makes.push((make = { make: row.make, models: [] }));
    let model = make.models.at(-1);
    if (model?.name !== row.model) make.models.push((model = { name: row.model, variants: [] }));
    model.variants.push({
      number: row.number,
      model: row.model,
      body: row.body,
      years: yearsOf(row),
      engineName: row.engine_name,
      enginePower: powerOf(row),
      engineVolume: row.volume_ccm === null ? null : String(row.volume_ccm),
      fuel: row.fuel,
    });
  }
  return makes;
}
