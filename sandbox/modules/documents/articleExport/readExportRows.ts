import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../../contract/apiV3.generated.ts';
import type { Database } from '../../../db/tables.ts';
import type { CallBasics } from '../../../http/route.ts';
import type { Session } from '../../../http/session.ts';
import { translateDescription } from '../../../texts/translateAnswer.ts';
import { nameOf } from '../../catalog/articleGroups.ts';
import { listCustomerWarehouses } from '../../catalog/listWarehouses.ts';
import { byArticle } from '../byArticle.ts';

type Schemas = components['schemas'];
type ExportFieldName = Schemas['ExportFieldName'];

/** An article for an export; what no field asks for is null. */
export type ExportRow = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

/** Which prices an export lists: those of today, or of the next price list. */
export type PriceList = 'current' | 'next';

interface Selection {
  session: Session;
  currency: string;
  language: string;
  fields: ReadonlySet<ExportFieldName>;
  prices: PriceList;
  /** Warehouses whose pieces count as stock. */
  warehouses: number[];
}

/** Every article on sale with the customer's prices in the call's currency, read while it is written. */
export async function* readExportRows(
  { db, session, currency }: Pick<CallBasics, 'db' | 'currency'> & { session: Session },
  { fields, language }: Pick<Schemas['ArticleExportConfig'], 'fields' | 'language'>,
  prices: PriceList,
): AsyncGenerator<ExportRow> {
  const warehouses = (await listCustomerWarehouses(db, session.customer.id))
    // Consignation stock cannot be ordered (CAT-43).
    .filter(({ type }) => type !== 'consignation')
    .map(({ id }) => id);
  const names = new Set(fields.map(({ name }) => name));
  const selection = { session, currency, language, fields: names, prices, warehouses };
  for await (const row of byArticle(db, (after, last) => selectRows(db, selection, after, last).execute()))
    yield { ...row, description: translateDescription(row.description, language) };
}

function selectRows(
  db: Kysely<Database>,
  { session, currency, language, fields, prices, warehouses }: Selection,
  after: number,
  last: number,
) {
  const priceFrom = (listPrice: RawBuilder<unknown>) =>
    sql<number | null>`customer_price_from(${session.customer.id}, a.id, ${currency}, ${listPrice})`;
  const oem = sql<string | null>`(
    select string_agg(n.brand || ' ' || n.number, ', ' order by n.brand, n.number)
    from article_numbers n where n.article_id = a.id and n.kind = 'oem')`;
  const cars = sql<string | null>`(
    select string_agg(distinct mf.name || ' ' || m.name, ', ')
    from article_vehicles av join vehicles v on v.id = av.vehicle_id join vehicle_models m on m.id = v.model_id
      join vehicle_manufacturers mf on mf.id = m.manufacturer_id
    where av.article_id = a.id)`;
  const stock = sql<number | null>`(
    select coalesce(sum(s.amount - s.reserved), 0)
    from stock s where s.article_id = a.id and s.warehouse_id = any(${warehouses}::integer[]))`;
  const price = priceFrom(prices === 'next' ? sql`coalesce(a.future_price, a.price)` : sql`a.price`);
  const futurePrice = sql<
    number | null
  >`case when a.future_price is not null then ${priceFrom(sql`a.future_price`)} end`;
  const ifAsked = <T>(name: ExportFieldName, value: RawBuilder<T | null>) =>
    fields.has(name) ? value : sql<T | null>`null`;
  return db
    .selectFrom('articles as a')
    .innerJoin('categories as s', 's.id', 'a.category_id')
    .leftJoin('categories as g', 'g.id', 's.parent_id')
    .innerJoin('currencies as cur', (join) => join.on('cur.code', '=', currency))
    .select(['a.id', 'a.sku', 'a.description', 'a.multiple', 'a.hs_code', 'a.ean_code'])
    .select(['a.net_weight_g', 'a.gross_weight_g', 'a.width_mm', 'a.height_mm', 'a.length_mm'])
    .select([
      'a.future_price_date',
      nameOf('g', language).as('category'),
      nameOf('s', language).as('subcategory'),
    ])
    .select([
      ifAsked('oem', oem).as('oem'),
      ifAsked('cars', cars).as('cars'),
      ifAsked('stock', stock).as('stock'),
      ifAsked('price', price).as('price'),
      ifAsked('future_price', futurePrice).as('future_price'),
      sql<number>`round(a.price_rrp * cur.rate)`.as('price_rrp'),
    ])
    .where('a.active', '=', true)
    .where('a.id', '>', after)
    .where('a.id', '<=', last)
    .orderBy('a.id');
}
