import type { PageRequest } from '../../relay/connection.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { RestError } from '../../rest/RestError.ts';

/** What articles are searched by: free text, and what narrows it (GAP-114, GAP-116). */
export interface ArticleSearch {
  searchString?: string;
  filter: Entity<'SearchFilter'>;
}

/** One page of the articles found, most relevant first (CALL-111); a failure may say why in `error` (CAT-32). */
export async function searchArticles(
  rest: RestClient,
  search: ArticleSearch,
  page: PageRequest,
): Promise<Entity<'ArticleSearchPage'>> {
  return rest.get('searchArticles', { query: { ...search, ...page } });
}

/** Articles whose number is exactly this one, however it is written (CALL-113). */
export const strictSearchArticles = (
  rest: RestClient,
  searchString: string,
): Promise<Entity<'ArticleHit'>[]> => rest.get('strictSearchArticles', { query: { searchString } });

/** What a typed text may mean (CALL-114). */
export const shortSearchArticles = (
  rest: RestClient,
  searchString: string,
): Promise<Entity<'Suggestion'>[]> => rest.get('shortSearchArticles', { query: { searchString } });

/** A short list of articles for a select box (CALL-115). */
export const simpleSearchArticles = (
  rest: RestClient,
  searchString: string,
): Promise<Entity<'ArticleChoice'>[]> => rest.get('simpleSearchArticles', { query: { searchString } });

/** The article of a SKU with all of its page (CALL-119, GAP-121); one call a request and SKU. */
export const getArticle = (rest: RestClient, sku: string): Promise<Entity<'Article'>> =>
  rest.get('getArticle', { path: { id: sku } });

/**
 * The whole of an article that is known by its id, and by its SKU where an answer gave it (CALL-119). A number in
 * the path may be an id or a SKU (GAP-121): an answer about another article counts as wrong.
 */
export async function getWholeArticle(
  rest: RestClient,
  { id, name }: { id: number; name?: string },
): Promise<Entity<'Article'>> {
  const article = await getArticle(rest, name ?? String(id));
  if (article.id === id) return article;
  throw new RestError('protocol', { operationId: 'getArticle', requestId: rest.requestId });
}

/** The vehicles an article is used in, by its id or its SKU (CALL-120). */
export const listArticleVehicles = (
  rest: RestClient,
  idOrSku: number | string,
): Promise<Entity<'VehicleMake'>[]> => rest.get('listArticleVehicles', { path: { id: String(idOrSku) } });

/** Other numbers of the same part, by the article's id or its SKU (CALL-121). */
export const listArticleAnalogues = (
  rest: RestClient,
  idOrSku: number | string,
): Promise<Entity<'ArticleAnalogues'>> => rest.get('listArticleAnalogues', { path: { id: String(idOrSku) } });

/** Every warehouse of the distributor (CALL-028). */
export const listAllWarehouses = (rest: RestClient): Promise<Entity<'Warehouse'>[]> =>
  rest.get('listAllWarehouses');

/** The warehouses that the user may order from or see stock of (CALL-029). */
export const listWarehouses = (rest: RestClient): Promise<Entity<'Warehouse'>[]> =>
  rest.get('listWarehouses');
