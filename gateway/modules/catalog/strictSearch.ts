import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { RestError } from '../../rest/RestError.ts';
import { strictSearchArticles } from './catalog.rest.ts';

/**
 * Exact matches (GAP-119); none when the search fails, because the ordinary results stand without them (CAT-31).
 * Only a session that is over is still told: the whole page has to know.
 */
export async function strictSearch(rest: RestClient, searchString: string): Promise<Entity<'ArticleHit'>[]> {
  try {
    return await strictSearchArticles(rest, searchString);
  } catch (error) {
    if (error instanceof RestError && error.status !== 401) return [];
    throw error;
  }
}
