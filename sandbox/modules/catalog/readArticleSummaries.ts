import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { components } from '../../../contract/apiV3.generated.ts';
import { money } from '../../http/money.ts';
import type { CallBasics } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import { stockOf } from './stockOf.ts';

export type ArticleSummary = components['schemas']['ArticleSummary'];

/** The caller, on whom prices, stock, cart and wishlist depend. */
export type ArticleReader = Pick<CallBasics, 'db' | 'currency'> & { session: Session };

/**
 * Articles as lists show them (CAT-40), in the order of the ids; ids that are not sold are left out.
 * The price is the customer's in the call's currency, the stock the free pieces in each warehouse the customer may
 * see, the quantities those in the carts of the access.
 */
export async function readArticleSummaries(
  reader: ArticleReader,
  ids: readonly number[],
): Promise<ArticleSummary[]> {
  if (ids.length === 0) return [];
  const { db, session, currency } = reader;
  const customerId = session.customer.id;
  const rows = await db
    .selectFrom('articles as a')
    .select(['a.id', 'a.sku', 'a.brand', 'a.description', 'a.multiple', 'a.eol'])
    .select(sql<number | null>`customer_price(${customerId}, a.id, ${currency})`.as('price'))
    .select((eb) => [
      stockOf(db, customerId).as('stock'),
      jsonObjectFrom(
        eb
          .selectFrom('container_items as ci')
          .innerJoin('containers as co', 'co.id', 'ci.container_id')
          .select(sql<number>`sum(ci.qty - ci.reserved)`.as('qty'))
          .select(sql<string>`min(co.minimal_date)`.as('minimalDate'))
          .select(sql<string>`max(co.maximal_date)`.as('maximalDate'))
          .whereRef('ci.article_id', '=', 'a.id')
          .where(sql<boolean>`ci.qty > ci.reserved`)
          .having(sql<boolean>`count(*) > 0`),
      ).as('inTransit'),
      jsonArrayFrom(
        eb
          .selectFrom('cart_items as c')
          .select(['c.type', 'c.qty'])
          .where('c.access_id', '=', session.accessId)
          .whereRef('c.article_id', '=', 'a.id'),
      ).as('carts'),
      eb
        .exists(
          eb
            .selectFrom('wishlist_items as wi')
            .where('wi.access_id', '=', session.accessId)
            .whereRef('wi.article_id', '=', 'a.id'),
        )
        .as('inWishList'),
      jsonArrayFrom(
        eb
          .selectFrom('article_replacements as ar')
          .innerJoin('articles as r', 'r.id', 'ar.replacement_id')
          .select(['r.id', 'r.sku as name'])
          .whereRef('ar.article_id', '=', 'a.id')
          .where('r.active', '=', true)
          .orderBy('ar.sort')
          .orderBy('r.sku'),
      ).as('replacements'),
    ])
    .where(sql<boolean>`a.id = any(${[...ids]}::integer[])`)
    .where('a.active', '=', true)
    .execute();

  const summaries = new Map(
    rows.map((row): [number, ArticleSummary] => {
      const qtyIn = (type: (typeof row.carts)[number]['type']): number =>
        row.carts.find((item) => item.type === type)?.qty ?? 0;
      return [
        row.id,
        {
          id: row.id,
          name: row.sku,
          brand: row.brand,
          description: row.description,
          amount: row.price === null ? null : money(row.price, currency),
          multiple: row.multiple,
          inCartQty: qtyIn('regular'),
          inReservationQty: qtyIn('reservation'),
          inBackorderQty: qtyIn('backorder'),
          inWishList: Boolean(row.inWishList),
          eol: row.eol ? { replacements: row.replacements } : null,
          stock: row.stock.map(({ amount, ...warehouse }) => ({ warehouse, amount })),
          inTransit: row.inTransit,
        },
      ];
    }),
  );
  return ids.map((id) => summaries.get(id)).filter((summary) => summary !== undefined);
}
