import type { Kysely } from 'kysely';
import { normaliseNumber } from '../../http/normaliseNumber.ts';
import { idempotentRoute, route, type Route } from '../../http/route.ts';
import type { Database } from '../../db/tables.ts';
import { listGroups, listSubgroups } from './articleGroups.ts';
import { findArticle } from './findArticle.ts';
import { findArticleIds } from './findArticleIds.ts';
import { listAllWarehouses, listCustomerWarehouses } from './listWarehouses.ts';
import { exportOemBatchSearch, oemBatchSearch } from './oemBatchSearch.ts';
import { pictureRoutes } from './pictureRoutes.ts';
import { readAnalogues, readArticle } from './readArticle.ts';
import { readArticleChoices } from './readArticleChoices.ts';
import { readArticleHits } from './readArticleHits.ts';
import { readArticleVehicles } from './readArticleVehicles.ts';
import { findVehicleIds, readVehicles } from './readVehicles.ts';
import { searchArticles } from './searchArticles.ts';
import { suggestArticles } from './suggestArticles.ts';
import { listManufacturers, listModels, listSubmodels } from './vehicleTree.ts';

const mostChoices = 20;

/** Search, articles, vehicles, warehouses and pictures (CALL-017, 018, 028, 029, 111 to 126). */
export const catalogRoutes: Route[] = [
  route('searchArticles', 'article_list', searchArticles),
  route('strictSearchArticles', 'article_list', async (call) => {
    const { searchString } = call.query;
    return readArticleHits(call, await findExactArticleIds(call.db, normaliseNumber(searchString)), [
      searchString,
    ]);
  }),
  route('shortSearchArticles', 'article_list', ({ db, query, locale }) =>
    suggestArticles(db, query.searchString, locale),
  ),
  route('simpleSearchArticles', null, async ({ db, query, locale }) => {
    const { ids } = await findArticleIds(db, { text: query.searchString, filter: {}, locale }, mostChoices);
    return readArticleChoices(db, ids);
  }),
  route('searchVehicles', 'article_list', async ({ db, query }) =>
    readVehicles(db, await findVehicleIds(db, query.vin)),
  ),
  idempotentRoute('oemBatchSearch', 'article_list', oemBatchSearch),
  route('exportOemBatchSearch', 'article_list', exportOemBatchSearch),
  route('getArticle', 'article_view', async (call) =>
    readArticle(call, await findArticle(call.db, call.path.id)),
  ),
  route('listArticleVehicles', 'article_view', async ({ db, path }) =>
    readArticleVehicles(db, await findArticle(db, path.id)),
  ),
  route('listArticleAnalogues', 'article_view', async ({ db, path }) =>
    readAnalogues(db, await findArticle(db, path.id)),
  ),
  route('listArticleGroups', 'article_list', ({ db, query, locale }) =>
    listGroups(db, query.vehicleId, locale),
  ),
  route('listArticleSubgroups', 'article_list', ({ db, path, query, locale }) =>
    listSubgroups(db, path.id, query.vehicleId, locale),
  ),
  route('listManufacturers', 'article_list', ({ db }) => listManufacturers(db)),
  route('listModels', 'article_list', ({ db, path }) => listModels(db, path.id)),
  route('listSubmodels', 'article_list', ({ db, path }) => listSubmodels(db, path.id)),
  route('listAllWarehouses', null, ({ db }) => listAllWarehouses(db)),
  route('listWarehouses', null, ({ db, session }) => listCustomerWarehouses(db, session.customer.id)),
  ...pictureRoutes,
];

/** Articles with this number, ignoring dashes, dots, spaces and case (CALL-113). */
async function findExactArticleIds(db: Kysely<Database>, normalised: string): Promise<number[]> {
  if (normalised === '') return [];
  const rows = await db
    .selectFrom('articles')
    .select('id')
    .where('sku_normalised', '=', normalised)
    .where('active', '=', true)
    .orderBy('eol')
    .orderBy('sku')
    .limit(20)
    .execute();
  return rows.map(({ id }) => id);
}
