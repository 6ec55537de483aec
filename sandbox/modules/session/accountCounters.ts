import { sql } from 'kysely';
import { route } from '../../http/route.ts';
import { isWaiting } from '../claims/readClaims.ts';
import { isInStock } from '../missingItems/missingConditions.ts';

/** CALL-014: how many orders of this access wait in the checkout (AUTH-22). */
export const getAccount = route('getAccount', null, async ({ session, db }) => {
  const { count } = await db
    .selectFrom('orders')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('access_id', '=', session.accessId)
    .where('status', '=', 'not_completed')
    .executeTakeFirstOrThrow();
  return { meta: { notCompletedOrders: count } };
});

/**
 * CALL-015: counters by navigation key (GAP-06), only those above 0: orders to be confirmed (warning), claims that wait
 * for more information (warning), missing items that are in stock again (info), issues that wait for the user's check
 * (warning), announcements in force that the user has not read (info). Counters of areas that the session may not see are
 * left out.
 */
export const getAttentions = route('getAttentions', null, async ({ session, db }) => {
  const { accessId, customer, user, attributes } = session;
  const counts = await db
    .selectNoFrom([
      sql<number>`(select count(*) from orders where customer_id = ${customer.id} and status = 'not_confirmed')`.as(
        'orders',
      ),
      sql<number>`(select count(*) from claims c where c.customer_id = ${customer.id} and ${isWaiting})`.as(
        'claims',
      ),
      sql<number>`(select count(*) from missing_items m
        where m.customer_id = ${customer.id} and not m.hidden and m.applied_qty < m.qty and ${isInStock})`.as(
        'missing_items',
      ),
      sql<number>`(select count(*) from issues where access_id = ${accessId} and status = 'on_review')`.as(
        'issues',
      ),
      sql<number>`(select count(*) from announcements where area = 'general' and starts_at <= now()
        and (ends_at is null or ends_at > now()) and (branch_code is null or branch_code = ${customer.branchCode})
        and not exists (select from announcement_marks k
          where k.announcement_id = announcements.id and k.user_id = ${user.id} and k.viewed_at is not null))`.as(
        'announcements',
      ),
    ])
    .executeTakeFirstOrThrow();
  return {
    ...(attributes.has('order_list') && counts.orders > 0
      ? { orders: { value: counts.orders, level: 'warning' as const } }
      : {}),
    ...(counts.claims > 0 ? { claims: { value: counts.claims, level: 'warning' as const } } : {}),
    ...(attributes.has('order_missing_items') && counts.missing_items > 0
      ? { missing_items: { value: counts.missing_items, level: 'info' as const } }
      : {}),
    ...(counts.issues > 0 ? { issues: { value: counts.issues, level: 'warning' as const } } : {}),
    ...(counts.announcements > 0
      ? { announcements: { value: counts.announcements, level: 'info' as const } }
      : {}),
  };
});
