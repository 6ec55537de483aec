import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import categoryNames from './categoryNames.json' with { type: 'json' };
import { demoArticles, handMade } from './demoArticles.ts';
import type { FittedModel } from './fillVehicles.ts';
import { insertRows, resetIdentity } from './insertRows.ts';
import { loadFast } from './loadFast.ts';
import { type MadeArticle, makeArticle } from './makeArticle.ts';
import partKinds from './partKinds.json' with { type: 'json' };
import { stockRows } from './stockRows.ts';

/** Articles generated and written at a time, so that 500,000 fit into memory. */
const batch = 5_000;

const tables = [
  'articles',
  'article_numbers',
  'article_vehicles',
  'stock',
  'article_replacements',
  'article_links',
] as const;

/** Groups, subgroups and all articles with their numbers, vehicles, stock, replacements and links. */
export async function fillArticles(
  db: Kysely<Database>,
  count: number,
  models: readonly FittedModel[],
): Promise<void> {
  const categoryOf = await fillCategories(db);
  const futureDate = firstOfNextMonth();
  await loadFast(db, tables, async () => {
    for (let start = 1; start <= count; start += batch) {
      const made: MadeArticle[] = [];
      for (let id = start; id < start + batch && id <= count; id += 1) made.push(makeArticle(id, models));
      await insertRows(
        db,
        'articles',
        made.map((article) => articleRow(article, categoryOf, futureDate)),
      );
      await insertRows(db, 'article_numbers', made.flatMap(numberRows));
      await insertRows(
        db,
        'article_vehicles',
        made.flatMap(({ id, vehicleIds }) =>
          vehicleIds.map((vehicle_id) => ({ article_id: id, vehicle_id })),
        ),
      );
      await insertRows(db, 'stock', made.flatMap(stockRows));
      await insertRows(db, 'article_replacements', made.flatMap(replacementRows));
      await insertRows(db, 'article_links', made.flatMap(linkRows));
    }
  });
  await resetIdentity(db, ['categories', 'articles']);
}

/** Writes groups and subgroups; returns the subgroup's id for each kind of part. */
async function fillCategories(db: Kysely<Database>): Promise<number[]> {
  const names: Readonly<Record<string, object>> = categoryNames;
  const rows: (Insertable<Database['categories']> & { id: number })[] = [];
  const add = (name: string, parentId: number | null): number => {
    const known = rows.find((row) => row.name === name && row.parent_id === parentId);
    if (known !== undefined) return known.id;
    const id = rows.length + 1;
    rows.push({ id, parent_id: parentId, name, names: JSON.stringify(names[name] ?? {}), sort: id });
    return id;
  };
  const categoryOf = partKinds.map(({ group, subgroup }) => add(subgroup, add(group, null)));
  await insertRows(db, 'categories', rows);
  return categoryOf;
}

function articleRow(
  article: MadeArticle,
  categoryOf: readonly number[],
  futureDate: string,
): Insertable<Database['articles']> & { id: number } {
  const [width, height, length] = article.millimetres;
  return {
    id: article.id,
    sku: article.sku,
    brand: article.brand,
    description: article.description,
    category_id: categoryOf[article.kind] ?? 0,
    multiple: article.multiple,
    eol: article.eol,
    price: article.price,
    price_rrp: Math.round(article.price * 1.6),
    future_price: article.futurePrice,
    future_price_date: article.futurePrice === null ? null : futureDate,
    net_weight_g: article.grams,
    gross_weight_g: Math.round(article.grams * 1.08) + 15,
    width_mm: width,
    height_mm: height,
    length_mm: length,
    hs_code: article.hsCode,
    ean_code: article.ean,
    attributes: JSON.stringify(article.attributes),
  };
}

function numberRows({ id, oem, analogues }: MadeArticle): Insertable<Database['article_numbers']>[] {
  return [
    ...oem.map((each) => ({ article_id: id, kind: 'oem' as const, ...each })),
    ...analogues.map((each) => ({ article_id: id, kind: 'analogue' as const, ...each })),
  ];
}

/** Replacements are articles written earlier; the fixed one is replaced by its neighbours. */
function replacementRows({
  id,
  eol,
  earlier,
  random,
}: MadeArticle): Insertable<Database['article_replacements']>[] {
  if (id === demoArticles.endOfLife) {
    return [demoArticles.ordinary, demoArticles.split].map((replacement_id, sort) => {
      return { article_id: id, replacement_id, partial: sort > 0, sort };
    });
  }
  if (!eol || id <= handMade || random.chance(0.2)) return [];
  return earlier.slice(0, random.int(1, 2)).map((replacement_id, sort) => {
    return { article_id: id, replacement_id, partial: sort > 0 || id % 4 === 0, sort };
  });
}

/** Related parts (of other kinds, same batch) and other pack sizes; only earlier articles can be linked to. */
function linkRows({
  id,
  earlier: [option = 0],
  random,
}: MadeArticle): Insertable<Database['article_links']>[] {
  if (id === demoArticles.linked) {
    return [
      { article_id: id, linked_id: demoArticles.ordinary, kind: 'related', sort: 0 },
      { article_id: id, linked_id: demoArticles.split, kind: 'related', sort: 1 },
      { article_id: id, linked_id: demoArticles.inTens, kind: 'quantity_option', sort: 0 },
    ];
  }
  if (id <= handMade) return [];
  const rows: Insertable<Database['article_links']>[] = [];
  if (random.chance(0.3)) {
    rows.push(
      { article_id: id, linked_id: id - random.int(1, 5), kind: 'related', sort: 0 },
      { article_id: id, linked_id: id - random.int(6, 11), kind: 'related', sort: 1 },
    );
  }
  if (option > handMade && random.chance(0.08)) {
    rows.push({ article_id: id, linked_id: option, kind: 'quantity_option', sort: 0 });
  }
  return rows;
}

function firstOfNextMonth(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
}
