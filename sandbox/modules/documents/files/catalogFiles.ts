import type { Kysely } from 'kysely';
import type { components } from '../../../../contract/apiV3.generated.ts';
import type { Database } from '../../../db/tables.ts';
import { NotFound } from '../../../http/failures.ts';
import type { FileAnswer } from '../../../http/FileAnswer.ts';
import { nextPriceDate } from '../articleExport/exportArticles.ts';
import { masterFiles } from './masterFiles.ts';
import { photoArchive } from './photoArchives.ts';

/** The files that can be downloaded with their dates, and when the next price list takes effect (CALL-019, DOC-03). */
export async function getFiles(db: Kysely<Database>): Promise<components['schemas']['Files']> {
  const files = await db.selectFrom('catalog_files').selectAll().execute();
  const nextPrice = await nextPriceDate(db);
  return {
    ...Object.fromEntries(files.map(({ key, made_at }) => [key, { date: made_at.toISOString() }])),
    availability: { nextPriceScheduledAt: nextPrice === null ? null : `${nextPrice}T00:00:00.000Z` },
  };
}

/**
 * A file of the catalog (CALL-020, DOC-02).
 * @throws NotFound for an unknown key.
 */
export async function downloadFile(db: Kysely<Database>, key: string): Promise<FileAnswer> {
  const published = await db
    .selectFrom('catalog_files')
    .select('key')
    .where('key', '=', key)
    .executeTakeFirst();
  const file = published && (photoArchive(db, key) ?? (await masterFiles[key]?.(db)));
  if (file === undefined) throw new NotFound('File not found.');
  return file;
}
