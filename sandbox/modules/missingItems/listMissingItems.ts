import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { readPage, rowCount } from '../../http/paging.ts';
import type { Session } from '../../http/session.ts';
import { missingConditions, type MissingItemsChoice } from './missingConditions.ts';
import { stockOf } from '../catalog/stockOf.ts';

type Schemas = components['schemas'];

/**
 * A page of the customer's missing items, the latest first (CALL-060, GAP-38).
 * @throws InvalidFields for an invalid filter value.
 */
export async function listMissingItems(
  db: Kysely<Database>,
  session: Session,
  query: MissingItemsChoice & { page?: number; limit?: number },
): Promise<Schemas['MissingItemPage']> {
  const where = missingConditions(session, query);
  return readPage(
    query,
    db
      .selectFrom('missing_items as m')
      .innerJoin('articles as a', 'a.id', 'm.article_id')
      .select(rowCount)
      .where(where),
    selectMissingItems(db, session).where(where),
    toMissingItem,
  );
}

export type MissingItemRow = Awaited<ReturnType<ReturnType<typeof selectMissingItems>['execute']>>[number];

/** The rows of the report with their article, its free pieces, and the orders they are missing from (MISS-20). */
export function selectMissingItems(db: Kysely<Database>, { customer }: Session) {
  return db
    .selectFrom('missing_items as m')
    .innerJoin('articles as a', 'a.id', 'm.article_id')
    .select(['m.id', 'm.qty', 'm.applied_qty', 'm.hidden', 'm.reference_nos', 'm.created_at'])
    .select(['a.id as article_id', 'a.sku', 'a.description', 'a.multiple'])
    .select((eb) => [
      stockOf(db, customer.id).as('stocks'),
      jsonArrayFrom(
        eb
          .selectFrom('missing_item_orders as l')
          .innerJoin('orders as o', 'o.id', 'l.order_id')
          .select(['o.id', 'o.client_order_id as ref'])
          .whereRef('l.missing_item_id', '=', 'm.id')
          .orderBy('o.id', 'desc'),
      ).as('linkedOrders'),
      // The pieces a reservation could get: late containers may be empty by now (see `transitSupply`).
      sql<number>`(select coalesce(sum(ci.qty - ci.reserved), 0) from container_items ci
        join containers c on c.id = ci.container_id
        where ci.article_id = a.id and c.maximal_date >= current_date)`.as('inTransitQty'),
    ])
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc');
}

function toMissingItem(row: MissingItemRow): Schemas['MissingItem'] {
  return {
    id: row.id,
    article: {
      id: row.article_id,
      name: row.sku,
      description: row.description,
      multiple: row.multiple,
      inTransitQty: row.inTransitQty,
      stocks: row.stocks.map(({ id, amount }) => ({ warehouse: { id }, amount })),
    },
    linkedOrders: row.linkedOrders,
    references: row.reference_nos,
    qty: row.qty,
    appliedQty: row.applied_qty,
    hidden: row.hidden,
  };
}
