import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/tables.ts';
import type { Cell } from '../../export/exportTable.ts';
import { writeCsv } from '../../export/writeCsv.ts';
import { listCustomerWarehouses } from '../catalog/listWarehouses.ts';
import { translateDescription } from '../../texts/translateAnswer.ts';
import { documentLabels } from '../documents/documentLabels.ts';
import type { IntegrationRow } from './readIntegration.ts';
import { columnOf, stockColumn, type StockRow } from './stockColumns.ts';

/** Articles read at a time, so that other calls can use the database in between. */
const batch = 1_000;

/**
 * The file of an integration: a line of headings and one for each article on sale, with the customer's prices in its
 * first currency and descriptions in the file's language. If chosen, it starts with a line that names the separator and one with today's date in the
 * file's language. Cells that a spreadsheet would run as a formula are escaped.
 */
export async function writeStockFile(db: Kysely<Database>, integration: IntegrationRow): Promise<Buffer> {
  const excluded = excludedWarehouses(integration);
  const warehouses = (await listCustomerWarehouses(db, integration.customer_id))
    // Consignation stock cannot be ordered (CAT-43).
    .filter(({ id, type }) => type !== 'consignation' && !excluded.has(id))
    .map(({ id }) => id);
  const { price_separator: decimal, column_separator: separator } = integration;
  const fields = integration.fields
    .toSorted((a, b) => a.sort - b.sort)
    .filter(({ name }) => !excluded.has(stockColumn(name) ?? 0));
  const columns = fields.map(({ name }) => columnOf(name));
  const lines: Cell[][] = [];
  if (integration.add_date_line) lines.push([documentLabels(integration.language).date, today()]);
  lines.push(fields.map(({ visibleName }) => visibleName));
  for await (const row of readRows(db, integration.customer_id, warehouses)) {
    const description = translateDescription(row.description, integration.language);
    lines.push(columns.map((cell) => cell({ ...row, description }, decimal)));
  }
  return writeCsv(lines, {
    separator,
    escape: '"',
    enclosure: '"',
    separatorLine: integration.add_separator_line,
  });
}

/** Only the type with separate warehouses leaves any out (INT-17). */
function excludedWarehouses({ type, excluded_warehouses }: IntegrationRow): Set<number> {
  return new Set(type === 'ftp_separate_warehouses' ? excluded_warehouses : []);
}

async function* readRows(
  db: Kysely<Database>,
  customerId: number,
  warehouses: readonly number[],
): AsyncGenerator<StockRow> {
  let rows: StockRow[];
  let last = 0;
  do {
    rows = await selectRows(db, customerId, warehouses)
      .where('a.id', '>', last)
      .orderBy('a.id')
      .limit(batch)
      .execute();
    yield* rows;
    last = rows.at(-1)?.id ?? 0;
  } while (rows.length === batch);
}

function selectRows(db: Kysely<Database>, customerId: number, warehouses: readonly number[]) {
  return db
    .selectFrom('articles as a')
    .innerJoin('customers as c', (join) => join.on('c.id', '=', customerId))
    .innerJoin('currencies as cur', (join) => join.on(sql<boolean>`cur.code = c.currency_codes[1]`))
    .select(['a.id', 'a.sku', 'a.description', 'a.multiple'])
    .select(['a.hs_code as hsCode', 'a.ean_code as eanCode'])
    .select(['a.net_weight_g as netWeightG', 'a.gross_weight_g as grossWeightG'])
    .select(['a.width_mm as widthMm', 'a.height_mm as heightMm', 'a.length_mm as lengthMm'])
    .select(sql<number | null>`customer_price(c.id, a.id, cur.code)`.as('price'))
    .select(sql<number>`round(a.price_rrp * cur.rate)`.as('rrp'))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('stock as s')
          .select('s.warehouse_id as warehouse')
          .select(sql<number>`s.amount - s.reserved`.as('amount'))
          .whereRef('s.article_id', '=', 'a.id')
          .where(sql<boolean>`s.warehouse_id = any(${[...warehouses]}::integer[])`),
      ).as('stock'),
    )
    .where('a.active', '=', true);
}

/** DD-MM-YYYY (FMT-08), in UTC. */
function today(): string {
  return new Date().toISOString().slice(0, 10).split('-').toReversed().join('-');
}
