import type { components } from '../../../contract/apiV3.generated.ts';
import { exportFile } from '../../export/exportFile.ts';
import { Rejected } from '../../http/failures.ts';
import type { FileAnswer } from '../../http/FileAnswer.ts';
import { pageOf } from '../../http/paging.ts';
import type { Call } from '../../http/route.ts';
import { articleColumns } from './articleColumns.ts';
import { type ArticleSearch, findArticleIds } from './findArticleIds.ts';
import { readArticleHits } from './readArticleHits.ts';
import { type ArticleReader, type ArticleSummary, readArticleSummaries } from './readArticleSummaries.ts';
import { readVehicles } from './readVehicles.ts';
import { readVehicleId } from './vehicleFilter.ts';

type ArticleSearchPage = components['schemas']['ArticleSearchPage'];

/** Most articles found by a search, and most in its file. */
const mostFound = 1000;
const mostExported = 10_000;
const exportedAtOnce = 1000;

/** One page of the catalog search (CALL-111), or with export[format] all articles found as a file (CALL-112). */
export async function searchArticles(call: Call<'searchArticles'>): Promise<ArticleSearchPage | FileAnswer> {
  const { db, query, locale } = call;
  const search = { text: query.searchString ?? '', filter: query.filter ?? {}, locale };
  if (query.export !== undefined) return exportSearch(call, search, query.export);
  const { page, limit, offset } = pageOf(query);
  const { ids, limited } = await findArticleIds(db, search, mostFound);
  const { cross, vehicleId, engine } = search.filter;
  const searched = cross === undefined ? [search.text] : [search.text, cross];
  const items = await readArticleHits(call, ids.slice(offset, offset + limit), searched);
  const vehicle = vehicleId === undefined ? engine : readVehicleId(vehicleId);
  const [found = null] = vehicle === undefined ? [] : await readVehicles(db, [vehicle]);
  const total = ids.length;
  const totalPages = Math.ceil(total / limit);
  return { items, meta: { page, limit, total, totalPages, extra: { limited, vehicle: found } } };
}

/** @throws Rejected when a file cannot hold all articles found. */
async function exportSearch(
  reader: ArticleReader,
  search: ArticleSearch,
  options: components['schemas']['ExportOptions'],
): Promise<FileAnswer> {
  const { ids, limited } = await findArticleIds(reader.db, search, mostExported);
  // A truncated file would look complete.
  if (limited) throw new Rejected('Too many articles match for one file. Please narrow the search.');
  const articles: ArticleSummary[] = [];
  for (let start = 0; start < ids.length; start += exportedAtOnce) {
    articles.push(...(await readArticleSummaries(reader, ids.slice(start, start + exportedAtOnce))));
  }
  return exportFile(
    'articles',
    { locale: search.locale, session: reader.session },
    options,
    articleColumns(articles),
    articles,
  );
}
