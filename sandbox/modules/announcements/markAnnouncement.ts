import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { Session } from '../../http/session.ts';
import { readAnnouncement } from './readAnnouncements.ts';

/**
 * CALL-155, CALL-156: remembers that the user closed the notification of an announcement, or read it. Doing it again
 * changes nothing.
 * @throws NotFound for one that the user does not see.
 */
export async function markAnnouncement(
  db: Kysely<Database>,
  session: Session,
  id: number,
  mark: 'notified_at' | 'viewed_at',
): Promise<Record<string, never>> {
  await readAnnouncement(db, session, id);
  const now = new Date();
  await db
    .insertInto('announcement_marks')
    .values({ user_id: session.user.id, announcement_id: id, [mark]: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'announcement_id'])
        .doUpdateSet({ [mark]: sql<Date>`coalesce(announcement_marks.${sql.ref(mark)}, ${now})` }),
    )
    .execute();
  return {};
}
