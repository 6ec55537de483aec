import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { RestError } from '../../rest/RestError.ts';

/**
 * Articles whose number is exactly this one, however it is written (CALL-113, GAP-119); none when the search fails,
 * because the ordinary results stand without them (CAT-31). Only the end of the session is thrown: it concerns the
 * whole page.
 */
export async function strictSearch(
  rest: RestClient,
  searchString: string,
): Promise<(Entity<'ArticleHit'> | null)[]> {
  try {
    return await rest.get('strictSearchArticles', { query: { searchString } });
  } catch (error) {
    if (error instanceof RestError && error.status !== 401) return [];
    throw error;
  }
}
