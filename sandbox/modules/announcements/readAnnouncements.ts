import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { NotFound } from '../../http/failures.ts';
import { inLanguage } from '../../texts/inLanguage.ts';
import type { Session } from '../../http/session.ts';

/** Announcements that have begun, general ones and those of the customer's branch, newest first. */
export function published(db: Kysely<Database>, { customer }: Session) {
  return db
    .selectFrom('announcements')
    .select(['id', 'short_message as shortMessage', 'message', 'texts', 'created_at'])
    .where('starts_at', '<=', sql<Date>`now()`)
    .where((where) =>
      where.or([where('branch_code', 'is', null), where('branch_code', '=', customer.branchCode)]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
}

type Published = ReturnType<typeof published>;

/** Announcements whose period is not over (GAP-149). */
export const inForce = (announcements: Published): Published =>
  announcements.where((where) =>
    where.or([where('ends_at', 'is', null), where('ends_at', '>', sql<Date>`now()`)]),
  );

/** Announcements whose period is over (GAP-149). */
export const expired = (announcements: Published): Published =>
  announcements.where('ends_at', '<=', sql<Date>`now()`);

/** @throws NotFound for one that has not begun, or is another branch's. */
export async function readAnnouncement(db: Kysely<Database>, session: Session, id: number) {
  const row = await published(db, session).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new NotFound('Announcement not found.');
  return row;
}

/** As the contract has it, in a language (ANN-11). */
export function toAnnouncement(
  row: Awaited<ReturnType<typeof readAnnouncement>>,
  locale: string,
): components['schemas']['Announcement'] {
  const { shortMessage, message } = inLanguage(row, locale);
  return { id: row.id, shortMessage, message, createdAt: row.created_at.toISOString() };
}
