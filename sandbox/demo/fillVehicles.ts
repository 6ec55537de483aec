import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { insertRows, resetIdentity } from './insertRows.ts';
import { createRandom } from '../support/random.ts';
import vehicleCatalog from './vehicleCatalog.json' with { type: 'json' };

/** Makes with their models, and engine variants, of which every model gets some. */
const { makes, engines } = vehicleCatalog;

/** `wmi` is its world manufacturer identifier, the start of a VIN; in `oemMask`, the pattern of its part numbers, # is a digit, ? a letter. */
export type Make = (typeof makes)[number];

/** A model with its engine variants, as articles are fitted to them. */
export interface FittedModel {
  make: Make;
  fullName: string;
  vehicleIds: number[];
}

/** A VIN of one vehicle alone (CAT-21): a Golf VII, by the code that its real VINs have. */
export const singleVin = 'WVWZZZAUZKW142857';

/**
 * The vehicle tree and the VIN prefixes. Variants that share an engine family share a prefix too, so that some
 * VINs match several vehicles (CAT-22).
 */
export async function fillVehicles(db: Kysely<Database>): Promise<FittedModel[]> {
  const random = createRandom(7);
  const models: (Insertable<Database['vehicle_models']> & { id: number })[] = [];
  const vehicles: (Insertable<Database['vehicles']> & { id: number })[] = [];
  const patterns: Insertable<Database['vehicle_vin_patterns']>[] = [];
  const fitted: FittedModel[] = [];
  for (const [m, make] of makes.entries()) {
    for (const [n, { name, body, from, until }] of make.models.entries()) {
      const modelId = models.length + 1;
      models.push({ id: modelId, manufacturer_id: m + 1, name, body, year_from: from, year_until: until });
      const vehicleIds: number[] = [];
      const first = random.int(0, engines.length - 1);
      for (let e = 0; e < 6; e += 1) {
        const engine = engines[(first + e * 2) % engines.length] ?? engines[0] ?? never();
        const id = vehicles.length + 1;
        vehicleIds.push(id);
        vehicles.push({
          id,
          model_id: modelId,
          number: String(100_000 + id * 37),
          engine_name: engine.name,
          fuel: engine.fuel,
          power_kw: engine.kw,
          power_hp: Math.round(engine.kw * 1.36),
          volume_ccm: engine.ccm,
          year_from: from + (e % 3),
          year_until: until,
        });
        patterns.push({
          vehicle_id: id,
          prefix: `${make.wmi}ZZZ${String(n + 1)}${'ABC'.charAt(Math.floor(e / 2))}`,
        });
      }
      fitted.push({ make, fullName: `${make.name} ${name}`, vehicleIds });
    }
  }
  patterns.push({ vehicle_id: 1, prefix: singleVin.slice(0, 9) });
  await insertRows(
    db,
    'vehicle_manufacturers',
    makes.map(({ name }, m) => ({ id: m + 1, name })),
  );
  await insertRows(db, 'vehicle_models', models);
  await insertRows(db, 'vehicles', vehicles);
  await insertRows(db, 'vehicle_vin_patterns', patterns);
  await resetIdentity(db, ['vehicle_manufacturers', 'vehicle_models', 'vehicles']);
  return fitted;
}

function never(): never {
  throw new Error('There are no engines.');
}
