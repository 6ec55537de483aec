import type { Kysely } from 'kysely';
import type { Database } from '../tables.ts';
import { insertRows, resetIdentity } from './insertRows.ts';
import { branches, countries, currencies, locales, warehouses } from './reference.ts';

/** Countries, locales, currencies, branches and warehouses. */
export async function fillReference(db: Kysely<Database>): Promise<void> {
  await insertRows(db, 'currencies', currencies);
  await insertRows(db, 'locales', locales);
  await insertRows(
    db,
    'countries',
    Object.entries(countries).map(([code, country]) => ({ code, ...country })),
  );
  await insertRows(db, 'branches', branches);
  await insertRows(db, 'warehouses', warehouses);
  await resetIdentity(db, ['countries', 'warehouses']);
}
