import type { Kysely } from 'kysely';
import type { Database } from '../../../db/tables.ts';
import { streamFile } from '../../../export/exportFile.ts';
import type { Column } from '../../../export/exportTable.ts';
import type { FileAnswer } from '../../../http/FileAnswer.ts';
import { byArticle } from '../byArticle.ts';

/** A master file: a table over all articles, written while it is read. */
type MasterFile = (db: Kysely<Database>) => Promise<FileAnswer>;

/** The master files by their keys (DOC-01). */
export const masterFiles: Readonly<Record<string, MasterFile>> = {
  oem: numbersFile('oem', 'OEM'),
  'cross-references': numbersFile('analogue', 'Cross'),
  ktype: masterFile(
    'ktype',
    ['Brand', 'Article', 'K-Type', 'Manufacturer', 'Model', 'Engine'],
    (db, after, last) =>
      db
        .selectFrom('article_vehicles as av')
        .innerJoin('articles as a', 'a.id', 'av.article_id')
        .innerJoin('vehicles as v', 'v.id', 'av.vehicle_id')
        .innerJoin('vehicle_models as m', 'm.id', 'v.model_id')
        .innerJoin('vehicle_manufacturers as mf', 'mf.id', 'm.manufacturer_id')
        .select(['a.brand', 'a.sku', 'v.number', 'mf.name as manufacturer', 'm.name as model'])
        .select('v.engine_name')
        .where('a.active', '=', true)
        .where('av.article_id', '>', after)
        .where('av.article_id', '<=', last)
        .orderBy('av.article_id')
        .orderBy('av.vehicle_id')
        .execute(),
  ),
  categories: masterFile('categories', ['Brand', 'Article', 'Category', 'Subcategory'], (db, after, last) =>
    db
      .selectFrom('articles as a')
      .innerJoin('categories as s', 's.id', 'a.category_id')
      .leftJoin('categories as g', 'g.id', 's.parent_id')
      .select(['a.brand', 'a.sku', 'g.name as category', 's.name as subcategory'])
      .where('a.active', '=', true)
      .where('a.id', '>', after)
      .where('a.id', '<=', last)
      .orderBy('a.id')
      .execute(),
  ),
};

function numbersFile(kind: 'oem' | 'analogue', label: string): MasterFile {
  return masterFile(
    kind === 'oem' ? 'oem' : 'cross-references',
    ['Brand', 'Article', `${label} brand`, `${label} number`],
    (db, after, last) =>
      db
        .selectFrom('article_numbers as n')
        .innerJoin('articles as a', 'a.id', 'n.article_id')
        .select(['a.brand', 'a.sku', 'n.brand as other_brand', 'n.number'])
        .where('n.kind', '=', kind)
        .where('a.active', '=', true)
        .where('n.article_id', '>', after)
        .where('n.article_id', '<=', last)
        .orderBy('n.article_id')
        .orderBy('n.brand')
        .orderBy('n.number')
        .execute(),
  );
}

/** A csv file whose columns are those of the query, in its order. */
function masterFile<Row extends Record<string, string | null>>(
  name: string,
  headers: readonly string[],
  read: (db: Kysely<Database>, after: number, last: number) => Promise<Row[]>,
): MasterFile {
  const columns = headers.map((header, index): Column<Row> => ({
    header,
    cell: (row) => Object.values(row)[index] ?? null,
  }));
  return (db) =>
    streamFile(
      name,
      null,
      { format: 'csv', withHeaders: true },
      columns,
      byArticle(db, (after, last) => read(db, after, last)),
    );
}
