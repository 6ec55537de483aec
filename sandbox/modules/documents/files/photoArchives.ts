import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../../db/tables.ts';
import { writeCsv } from '../../../export/writeCsv.ts';
import { writeZip, type ZipEntry } from '../../../export/writeZip.ts';
import { FileAnswer } from '../../../http/FileAnswer.ts';
import { drawPicture, type PictureKind } from '../../catalog/pictures/drawPicture.ts';
import { hasPicture } from '../../catalog/pictureRoutes.ts';

/** Pictures that an archive has of each kind, and their sizes in pixels, by the keys of the files (DOC-01). */
const archives: Readonly<Record<string, { kind: PictureKind; size: number }>> = {
  'photo-schemes-archive': { kind: 'scheme', size: 640 },
  'photo-archive': { kind: 'photo', size: 640 },
  'master-photos': { kind: 'photo', size: 1600 },
};

/** Articles in an archive: those ordered most. */
const archived = 250;

/**
 * A ZIP archive of pictures, drawn while it is sent; `files.csv` in it names the article of each. Null for a key that is
 * not an archive's.
 */
export function photoArchive(db: Kysely<Database>, key: string): FileAnswer | null {
  const archive = archives[key];
  if (archive === undefined) return null;
  return new FileAnswer({
    contentType: 'application/zip',
    content: writeZip(readEntries(db, archive.kind, archive.size)),
    fileName: `${key}.zip`,
  });
}

async function* readEntries(db: Kysely<Database>, kind: PictureKind, size: number): AsyncGenerator<ZipEntry> {
  const found = await db
    .selectFrom('articles as a')
    .leftJoin('order_items as i', 'i.article_id', 'a.id')
    .select(['a.id', 'a.sku', 'a.sku_normalised', 'a.brand', 'a.description', 'a.created_at'])
    .where('a.active', '=', true)
    .groupBy('a.id')
    .orderBy(sql`count(i.id)`, 'desc')
    .orderBy('a.id')
    .limit(archived)
    .execute();
  const articles = found.filter(({ sku }) => hasPicture(kind, sku));
  const extension = kind === 'photo' ? 'jpg' : 'png';
  const nameOf = (id: number, number: string) => `${number}-${String(id)}.${extension}`;
  const rows = articles.map(({ id, sku, sku_normalised, brand }) => [brand, sku, nameOf(id, sku_normalised)]);
  const csv = { separator: ';', escape: '\\', enclosure: '"' };
  yield { name: 'files.csv', input: writeCsv([['Brand', 'Article', 'File'], ...rows], csv) };
  for (const { id, sku, sku_normalised, description, created_at } of articles) {
    const input = await drawPicture({ kind, size, sku, description });
    yield { name: nameOf(id, sku_normalised), input, lastModified: created_at };
  }
}
