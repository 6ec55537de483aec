import type { Kysely } from 'kysely';
import type { components } from '../../../../contract/apiV3.generated.ts';
import type { Database } from '../../../db/tables.ts';
import { InvalidFields } from '../../../http/failures.ts';

export type ArticleExportConfig = components['schemas']['ArticleExportConfig'];

/** Settings of a user who has stored none (DOC-12). */
const defaults: ArticleExportConfig = {
  language: 'en',
  config: { format: 'xlsx', withHeaders: true },
  fields: (
    [
      ['reference', 'Reference'],
      ['description', 'Description'],
      ['price', 'Price'],
      ['price_rrp', 'RRP price'],
      ['stock', 'Stock'],
      ['multiple', 'Multiplicity'],
    ] as const
  ).map(([name, visibleName], sort) => ({ name, visibleName, sort })),
  save: false,
};

/** The settings that a user's article exports start with (CALL-021, GAP-94). */
export async function readExportConfig(db: Kysely<Database>, userId: number): Promise<ArticleExportConfig> {
  const stored = await db
    .selectFrom('article_export_settings')
    .select('settings')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return stored?.settings ?? defaults;
}

/**
 * Checks the settings of an export, and stores them as the user's defaults if they say so (GAP-94).
 * @throws InvalidFields for an unknown language.
 */
export async function acceptExportConfig(
  db: Kysely<Database>,
  userId: number,
  config: ArticleExportConfig,
): Promise<void> {
  const locale = await db
    .selectFrom('locales')
    .select('code')
    .where('code', '=', config.language)
    .executeTakeFirst();
  if (locale === undefined)
    throw new InvalidFields([{ field: 'language', message: 'Please select a value.' }]);
  if (!config.save) return;
  const settings = JSON.stringify(config);
  await db
    .insertInto('article_export_settings')
    .values({ user_id: userId, settings })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ settings }))
    .execute();
}
