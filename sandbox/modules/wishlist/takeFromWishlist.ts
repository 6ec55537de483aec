import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { NotFound } from '../../http/failures.ts';
import type { Session } from '../../http/session.ts';
import { addToCart } from '../cart/addToCart.ts';

/**
 * Moves articles of the wishlist into the regular cart: they are added to its lines and leave the wishlist
 * (CALL-059, WISH-06, GAP-136, GAP-139).
 * @throws NotFound for an article that is not on the wishlist; InvalidFields as `addToCart`.
 */
export async function takeFromWishlist(
  trx: Kysely<Database>,
  session: Session,
  items: components['schemas']['TakeItems']['items'],
): Promise<Record<string, never>> {
  const ids = [...new Set(items.map(({ id }) => id))];
  await addToCart(
    trx,
    session,
    items.map(({ id, qty }, index) => ({ articleId: id, qty, field: `items.${String(index)}` })),
  );
  const taken = await trx
    .deleteFrom('wishlist_items')
    .where('access_id', '=', session.accessId)
    .where(sql<boolean>`article_id = any(${ids}::int[])`)
    .returning('article_id')
    .execute();
  if (taken.length < ids.length) throw new NotFound('This article is not on the wishlist.');
  return {};
}
