import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { NotFound } from '../../http/failures.ts';
import { type Route, route } from '../../http/route.ts';

/** CALL-154: the announcements of the cart area that are in force for the customer's branch, newest first (CART-53). */
const listCartAnnouncements = route('listCartAnnouncements', null, async ({ session, db }) => {
  const rows = await published(db, session.customer.branchCode)
    .where('area', '=', 'cart')
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', sql<Date>`now()`)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toAnnouncement);
});

/** CALL-151: one announcement of the customer's branch, whether it is still in force or not. */
const getAnnouncement = route('getAnnouncement', null, async ({ path, session, db }) => {
  const row = await published(db, session.customer.branchCode).where('id', '=', path.id).executeTakeFirst();
  if (row === undefined) throw new NotFound('Announcement not found.');
  return toAnnouncement(row);
});

/** Announcements that have begun, general ones and those of the branch. */
function published(db: Kysely<Database>, branchCode: string) {
  return db
    .selectFrom('announcements')
    .select(['id', 'short_message', 'message', 'created_at'])
    .where('starts_at', '<=', sql<Date>`now()`)
    .where((where) => where.or([where('branch_code', 'is', null), where('branch_code', '=', branchCode)]));
}

function toAnnouncement(row: {
  id: number;
  short_message: string;
  message: string;
  created_at: Date;
}): components['schemas']['Announcement'] {
  return {
    id: row.id,
    shortMessage: row.short_message,
    message: row.message,
    createdAt: row.created_at.toISOString(),
  };
}

export const announcementsRoutes: Route[] = [listCartAnnouncements, getAnnouncement];
