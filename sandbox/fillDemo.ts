import { type Kysely, sql } from 'kysely';
import { modules } from './modules.ts';
import type { Database } from './db/tables.ts';
import { insertRows, resetIdentity } from './demo/insertRows.ts';
import { branches, countries, currencies, locales, warehouses } from './demo/reference.ts';

export interface DemoOptions {
  /** How many articles; 1,500 is the least that shows everything. */
  articles: number;
}

/**
 * Fills an empty database with the demo distributor, in one transaction; does nothing when that was done before.
 * The same options always give the same data (times are counted back from today).
 */
export async function fillDemo(db: Kysely<Database>, { articles }: DemoOptions): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const marked = await trx
      .insertInto('settings')
      .values({ key: 'demo-data', value: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (marked === undefined) return;
    await fillReference(trx);
    for (const { fill } of modules) await fill?.(trx, articles);
    // The embedded database never gathers statistics by itself, and without them searches are planned badly.
    await sql`analyze`.execute(trx);
  });
}

/** Countries, locales, currencies, branches and warehouses. */
async function fillReference(db: Kysely<Database>): Promise<void> {
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
