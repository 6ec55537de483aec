import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

/** Days since each file of the catalog was published: data monthly, pictures less often. */
const ages = {
  oem: 5,
  'cross-references': 5,
  ktype: 12,
  categories: 40,
  'photo-schemes-archive': 96,
  'photo-archive': 33,
  'master-photos': 180,
};

/** Dates of the catalog's files in the past. */
export async function fillFiles(db: Kysely<Database>): Promise<void> {
  for (const [key, days] of Object.entries(ages)) {
    const made_at = new Date(Date.now() - days * 86_400_000);
    await db.updateTable('catalog_files').set({ made_at }).where('key', '=', key).execute();
  }
}
