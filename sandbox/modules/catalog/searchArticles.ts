import type { components } from '../../../gateway/rest/apiV3.generated.ts';
import type { Column } from '../../export/exportTable.ts';
import { exportFile } from '../../export/exportFile.ts';
import type { FileAnswer } from '../../http/FileAnswer.ts';
import { pageOf } from '../../http/paging.ts';
import type { Call } from '../../http/route.ts';
import { type ArticleSearch, findArticleIds } from './findArticleIds.ts';
import { readArticleHits } from './readArticleHits.ts';
import { type ArticleReader, type ArticleSummary, readArticleSummaries } from './readArticleSummaries.ts';
import { readVehicles } from './readVehicles.ts';
import { readVehicleId } from './vehicleFilter.ts';

type ArticleSearchPage = components['schemas']['ArticleSearchPage'];

/** Where a search is cut, and where its file is. */
const mostFound = 1000;
const mostExported = 10_000;
const exportedAtOnce = 1000;

/** One page of the catalog search (CALL-111), or with export[format] all that was found as a file (CALL-112). */
export async function searchArticles(call: Call<'searchArticles'>): Promise<ArticleSearchPage | FileAnswer> {
  const { db, query } = call;
  const search = { text: query.searchString ?? '', filter: query.filter ?? {} };
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

async function exportSearch(
  reader: ArticleReader,
  search: ArticleSearch,
  options: components['schemas']['ExportOptions'],
): Promise<FileAnswer> {
  const { ids } = await findArticleIds(reader.db, search, mostExported);
  const articles: ArticleSummary[] = [];
  for (let start = 0; start < ids.length; start += exportedAtOnce) {
    articles.push(...(await readArticleSummaries(reader, ids.slice(start, start + exportedAtOnce))));
  }
  return exportFile('articles', options, searchColumns(articles), articles);
}

function searchColumns(articles: ArticleSummary[]): Column<ArticleSummary>[] {
  const stocks = articles[0]?.stock ?? [];
  // Consignation stock is nobody's to order (CAT-43).
  const warehouses = stocks.map(({ warehouse }) => warehouse).filter(({ type }) => type !== 'consignation');
  return [
    { header: 'Brand', cell: ({ brand }) => brand },
    { header: 'Article', cell: ({ name }) => name },
    { header: 'Description', cell: ({ description }) => description },
    { header: 'Price', cell: ({ amount }) => amount?.value ?? null },
    { header: 'Currency', cell: ({ amount }) => amount?.currencyCode ?? null },
    { header: 'Multiple', cell: ({ multiple }) => multiple },
    ...warehouses.map(({ id, name }) => ({
      header: name,
      cell: ({ stock }: ArticleSummary) => stock.find(({ warehouse }) => warehouse.id === id)?.amount ?? 0,
    })),
    { header: 'In transit', cell: ({ inTransit }) => inTransit?.qty ?? 0 },
    { header: 'Earliest arrival', cell: ({ inTransit }) => inTransit?.minimalDate ?? null },
  ];
}
