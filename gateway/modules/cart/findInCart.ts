import { extendEntity } from '../../../contract/reader/createReader.ts';
import { fromGlobalId } from '../../relay/ids.ts';
import type { Entity, Sent } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { candidatesAmong, type Candidate } from '../../relay/candidates.ts';

/**
 * The lines of a cart that a write with an unknown outcome may have made. A cart tells neither when a line was added nor
 * what it held before.
 *
 * @param fits whether the write may have put that many pieces of the article into the cart
 */
export async function findInCart(
  rest: RestClient,
  type: Sent<'CartType'>,
  fits: (article: Entity<'CartArticle'>, pieces: number) => boolean,
): Promise<Candidate[] | null> {
  const { items } = await rest.get('getCart', { query: { type } });
  const choice = { type, warehouses: [], useBackorder: false };
  const lines = items.map((item) => item && extendEntity(item, { choice }));
  return candidatesAmong('CartItem', lines, ({ article, requestedQty }) => ({
    fits: article === null || requestedQty === null ? null : fits(article, requestedQty),
  }));
}

/** Whether a line may hold some of the articles (by their global ids) that were added to the cart: at least so many pieces. */
export function holdsAdded(
  added: readonly { article: string; qty?: number | null | undefined }[],
): (article: { id: number }, pieces: number) => boolean {
  const least = new Map<number, number>(
    added.map(({ article, qty }) => [fromGlobalId('Article', article, 'input.items'), qty ?? 1]),
  );
  return ({ id }, pieces) => pieces >= (least.get(id) ?? Infinity);
}
