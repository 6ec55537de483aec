import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { readPage, rowCount } from '../../http/paging.ts';
import type { Session } from '../../http/session.ts';
import { expired, inForce, published, toAnnouncement } from './readAnnouncements.ts';

/** CALL-152: a page of the announcements in force, or of those whose period is over (ANN-02, GAP-149). */
export async function listAnnouncements(
  db: Kysely<Database>,
  session: Session,
  { type, locale, ...query }: { type: 'relevant' | 'history'; locale: string; page?: number; limit?: number },
): Promise<components['schemas']['AnnouncementPage']> {
  const chosen = (type === 'relevant' ? inForce : expired)(published(db, session)).where(
    'area',
    '=',
    'general',
  );
  return readPage(query, chosen.clearSelect().clearOrderBy().select(rowCount), chosen, (row) =>
    toAnnouncement(row, locale),
  );
}
