import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { InvalidFields } from '../../http/failures.ts';
import type { Session } from '../../http/session.ts';
import { lockAccess } from '../orders/locks.ts';
import { notMultiple } from './changeCart.ts';

/** An article to put into the cart; without a quantity one multiple of it (GAP-136). */
export interface AddedArticle {
  articleId: number;
  qty: number | undefined;
  /** Path in the request, for field errors: `items.0`. */
  field: string;
}

/** Largest quantity of a cart line. */
const most = 999_999;

/**
 * Adds pieces of articles to the regular cart, on top of those that are there; all of them or none.
 * @throws InvalidFields for articles that are not sold and quantities that are not a multiple (GAP-49) or too large.
 */
export async function addToCart(
  trx: Kysely<Database>,
  session: Session,
  added: readonly AddedArticle[],
): Promise<void> {
  await lockAccess(trx, session);
  const rows = await trx
    .selectFrom('articles as a')
    .leftJoin('cart_items as c', (join) =>
      join
        .onRef('c.article_id', '=', 'a.id')
        .on('c.access_id', '=', session.accessId)
        .on('c.type', '=', 'regular'),
    )
    .select(['a.id', 'a.active', 'a.multiple'])
    .select(sql<number>`coalesce(c.qty, 0)`.as('inCart'))
    .where(sql<boolean>`a.id = any(${added.map(({ articleId }) => articleId)}::int[])`)
    .execute();
  const articles = new Map(rows.map((row) => [row.id, row]));
  const quantities = new Map<number, number>();
  const wrong: { field: string; message: string }[] = [];
  for (const { articleId, qty, field } of added) {
    const article = articles.get(articleId);
    if (article === undefined || !article.active) {
      wrong.push({ field: `${field}.id`, message: 'This article is no longer sold.' });
      continue;
    }
    const pieces = qty ?? article.multiple;
    const sum = (quantities.get(articleId) ?? article.inCart) + pieces;
    if (pieces % article.multiple !== 0)
      wrong.push({ field: `${field}.qty`, message: notMultiple(article.multiple) });
    else if (sum > most)
      wrong.push({ field: `${field}.qty`, message: `The cart holds at most ${String(most)} of an article.` });
    quantities.set(articleId, sum);
  }
  if (wrong.length > 0) throw new InvalidFields(wrong);
  await sql`
    insert into cart_items (access_id, type, article_id, qty)
    select ${session.accessId}, 'regular', line.article_id, line.qty
    from unnest(${[...quantities.keys()]}::int[], ${[...quantities.values()]}::int[]) as line(article_id, qty)
    order by line.article_id
    on conflict (access_id, type, article_id) do update set qty = excluded.qty, updated_at = now()`.execute(
    trx,
  );
}
