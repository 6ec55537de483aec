import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database, OrderType } from '../../db/tables.ts';
import type { Session } from '../../http/session.ts';
import { lockAccess, lockCustomer } from './locks.ts';
import { readOrderedArticles } from './orderedArticles.ts';
import { answerOf, placeOrders } from './placeOrders.ts';
import { planOrders } from './planOrders.ts';
import { storeMissing } from './storeMissing.ts';

export interface CreateOrdersRequest {
  type: OrderType;
  warehouses: readonly number[];
  items: readonly { article: number; qty: number }[];
  useBackorder: boolean;
  /** Of the new orders. */
  currency: string;
  /** Whether the credit limit may be exceeded. */
  force: boolean;
}

/**
 * Creates the orders of a request (CALL-031): splits it (GAP-59), reserves the goods, all or nothing, removes the
 * ordered articles from the cart of that type and reports what is missing (GAP-57). The orders are not_completed.
 * @throws InvalidFields, ConfirmationRequired above the credit limit (GAP-60).
 */
export async function createOrders(
  trx: Transaction<Database>,
  session: Session,
  request: CreateOrdersRequest,
): Promise<components['schemas']['CreatedOrders']> {
  const { type, currency } = request;
  await lockCustomer(trx, session);
  await lockAccess(trx, session);
  const articles = await readOrderedArticles(trx, session, currency, request.items);
  const plan = await planOrders(trx, session, { ...request, articles });
  const orderIds = await placeOrders(trx, session, plan.orders, request);
  const inCart = await trx
    .deleteFrom('cart_items')
    .where('access_id', '=', session.accessId)
    .where('type', '=', type)
    .where(sql<boolean>`article_id = any(${articles.map(({ id }) => id)}::int[])`)
    .returning(['article_id', 'requested_no'])
    .execute();
  await storeMissing(
    trx,
    session,
    plan.missing.map(({ article, qty }) => {
      const holder = plan.orders.findIndex(({ lines }) => lines.some((line) => line.article === article));
      return {
        articleId: article.id,
        qty,
        orderId: orderIds[holder] ?? orderIds[0] ?? null,
        reference: inCart.find((line) => line.article_id === article.id)?.requested_no ?? null,
      };
    }),
  );
  return answerOf(trx, orderIds, plan.missing);
}
