import { sql } from 'kysely';
import { type Route, route } from '../../http/route.ts';

/** CALL-154: the announcements of the cart area that are in force for the customer's branch, newest first (CART-53). */
const listCartAnnouncements = route('listCartAnnouncements', null, async ({ session, db }) => {
  const rows = await db
    .selectFrom('announcements')
    .select(['id', 'short_message', 'message', 'created_at'])
    .where('area', '=', 'cart')
    .where('starts_at', '<=', sql<Date>`now()`)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', sql<Date>`now()`)]))
    .where((where) =>
      where.or([where('branch_code', 'is', null), where('branch_code', '=', session.customer.branchCode)]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    shortMessage: row.short_message,
    message: row.message,
    createdAt: row.created_at.toISOString(),
  }));
});

export const announcementsRoutes: Route[] = [listCartAnnouncements];
