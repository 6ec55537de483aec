import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { toLatinNumber } from '../../../contract/toLatinNumber.ts';
import { orNull } from '../../rest/orNull.ts';

/**
 * Articles whose number is exactly this one, however it is written (CALL-113, GAP-119); none when the search fails,
 * because the ordinary results stand without them (CAT-31).
 */
export async function strictSearch(
  rest: RestClient,
  searchString: string,
): Promise<(Entity<'ArticleHit'> | null)[]> {
  return (
    (await orNull(
      rest.get('strictSearchArticles', { query: { searchString: toLatinNumber(searchString) } }),
    )) ?? []
  );
}
