import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../../db/tables.ts';
import { streamFile } from '../../../export/exportFile.ts';
import { NotFound } from '../../../http/failures.ts';
import type { FileAnswer } from '../../../http/FileAnswer.ts';
import type { Call } from '../../../http/route.ts';
import { acceptExportConfig, type ArticleExportConfig, readExportConfig } from './exportConfig.ts';
import { exportColumns } from './exportColumns.ts';
import { type PriceList, readExportRows } from './readExportRows.ts';

type ExportCall = Pick<Call<'exportArticlesWithDefaults'>, 'db' | 'session' | 'currency' | 'locale'>;

/**
 * Availability and prices of every article (CALL-022, DOC-15).
 * @throws InvalidFields for an unknown language; Rejected when the rows do not fit into an xls sheet.
 */
export async function exportArticles(call: Call<'exportArticles'>): Promise<FileAnswer> {
  await acceptExportConfig(call.db, call.session.user.id, call.body);
  return writeArticles(call, `articles_${today()}`, call.body, 'current');
}

/** The same with the user's default settings (CALL-024, DOC-04). */
export async function exportArticlesWithDefaults(call: ExportCall): Promise<FileAnswer> {
  const config = await readExportConfig(call.db, call.session.user.id);
  return writeArticles(call, `articles_${today()}`, config, 'current');
}

/**
 * Every article with the prices of the next price list (CALL-023, DOC-07).
 * @throws NotFound when none is scheduled; else as `exportArticles`.
 */
export async function exportNextPrice(call: Call<'exportNextPrice'>): Promise<FileAnswer> {
  const date = await nextPriceDate(call.db);
  if (date === null) throw new NotFound('No price list is scheduled.');
  await acceptExportConfig(call.db, call.session.user.id, call.body);
  return writeArticles(call, `prices_${date}`, call.body, 'next');
}

/** The day, YYYY-MM-DD, on which the next price list takes effect; null when none is scheduled (DOC-06). */
export async function nextPriceDate(db: Kysely<Database>): Promise<string | null> {
  const { date } = await db
    .selectFrom('articles')
    .select(sql<string | null>`min(future_price_date)`.as('date'))
    .where('active', '=', true)
    .where('future_price', 'is not', null)
    .where('future_price_date', '>', sql<string>`(now() at time zone 'UTC')::date`)
    .executeTakeFirstOrThrow();
  return date;
}

function writeArticles(
  call: ExportCall,
  name: string,
  settings: ArticleExportConfig,
  prices: PriceList,
): Promise<FileAnswer> {
  const { config, fields } = settings;
  return streamFile(
    name,
    call,
    config,
    exportColumns(fields, settings.language),
    readExportRows(call, settings, prices),
  );
}

/** YYYY-MM-DD in UTC. */
const today = (): string => new Date().toISOString().slice(0, 10);
