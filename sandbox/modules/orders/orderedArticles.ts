import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database, OrderItemsTable } from '../../db/tables.ts';
import { type FieldError, InvalidFields } from '../../http/failures.ts';
import type { Session } from '../../http/session.ts';
import type { Demand } from '../cart/allocate.ts';
import { notMultiple } from '../cart/changeCart.ts';

/** An ordered article with the customer's price per piece; money in minor units. */
export interface OrderedArticle {
  id: number;
  name: string;
  description: string;
  multiple: number;
  isSold: boolean;
  isEndOfLife: boolean;
  /** Grams. */
  netWeight: number;
  price: number;
  priceType: OrderItemsTable['price_type'];
  clientPrice: number | null;
  /** Requested pieces. */
  qty: number;
}

/**
 * The articles of an order request, in the order they are first named; quantities of one article add up.
 * @throws InvalidFields for an unknown article or a quantity that is not a multiple.
 */
export async function readOrderedArticles(
  db: Kysely<Database>,
  session: Session,
  currency: string,
  items: readonly { article: number; qty: number }[],
): Promise<OrderedArticle[]> {
  const rows = await db
    .selectFrom('articles as a')
    .leftJoin('customer_prices as cp', (join) =>
      join
        .onRef('cp.article_id', '=', 'a.id')
        .on('cp.customer_id', '=', session.customer.id)
        .on('cp.currency_code', '=', currency),
    )
    .innerJoin('currencies as cur', (join) => join.on('cur.code', '=', currency))
    .select(['a.id', 'a.sku', 'a.description', 'a.multiple', 'a.active', 'a.eol', 'a.net_weight_g'])
    .select(['cp.price as client_price', sql<number>`round(a.price * cur.rate)`.as('list_price')])
    .select(sql<number>`customer_price(${session.customer.id}, a.id, ${currency})`.as('price'))
    .where(sql<boolean>`a.id = any(${items.map(({ article }) => article)}::int[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const articles = new Map<number, OrderedArticle>();
  const errors: FieldError[] = [];
  for (const [index, { article, qty }] of items.entries()) {
    const row = byId.get(article);
    const field = `items.${String(index)}`;
    if (row === undefined) {
      errors.push({ field: `${field}.article`, message: 'Article not found.' });
      continue;
    }
    if (qty % row.multiple !== 0) errors.push({ field: `${field}.qty`, message: notMultiple(row.multiple) });
    const isSpecial = row.client_price !== null;
    articles.set(article, {
      id: row.id,
      name: row.sku,
      description: row.description,
      multiple: row.multiple,
      isSold: row.active,
      isEndOfLife: row.eol,
      netWeight: row.net_weight_g,
      price: row.price,
      priceType: isSpecial ? 'special' : row.price < row.list_price ? 'discount' : 'list',
      clientPrice: row.client_price,
      qty: (articles.get(article)?.qty ?? 0) + qty,
    });
  }
  if (errors.length > 0) throw new InvalidFields(errors);
  return [...articles.values()];
}

/** The demand of an ordered article: 0 pieces when it is no longer sold. */
export function demandOf({ id, qty, multiple, isSold, isEndOfLife }: OrderedArticle): Demand {
  return { articleId: id, qty: isSold ? qty : 0, multiple, canWait: !isEndOfLife };
}
