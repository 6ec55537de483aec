import { type Route, route } from '../../http/route.ts';
import { listAnnouncements } from './listAnnouncements.ts';
import { markAnnouncement } from './markAnnouncement.ts';
import { inForce, published, readAnnouncement, toAnnouncement } from './readAnnouncements.ts';

/** CALL-154: the announcements of the cart area that are in force for the customer's branch, newest first (CART-53). */
const listCartAnnouncements = route('listCartAnnouncements', null, async ({ session, locale, db }) => {
  const rows = await inForce(published(db, session)).where('area', '=', 'cart').execute();
  return rows.map((row) => toAnnouncement(row, locale));
});

/** CALL-153: announcements in force that the user has neither closed nor read, newest first (ANN-06, GAP-149). */
const listUnreadAnnouncements = route('listUnreadAnnouncements', null, async ({ session, locale, db }) => {
  const marked = db
    .selectFrom('announcement_marks')
    .select('announcement_id')
    .where('user_id', '=', session.user.id);
  const rows = await inForce(published(db, session))
    .where('area', '=', 'general')
    .where('id', 'not in', marked)
    .execute();
  return rows.map((row) => toAnnouncement(row, locale));
});

export const announcementsRoutes: Route[] = [
  listCartAnnouncements,
  listUnreadAnnouncements,
  route('listAnnouncements', null, ({ path, query, session, locale, db }) =>
    listAnnouncements(db, session, { ...query, type: path.type, locale }),
  ),
  // CALL-151: one announcement of the customer's branch, whether it is still in force or not.
  route('getAnnouncement', null, async ({ path, session, locale, db }) =>
    toAnnouncement(await readAnnouncement(db, session, path.id), locale),
  ),
  route('markAnnouncementNotified', null, ({ path, session, db }) =>
    markAnnouncement(db, session, path.id, 'notified_at'),
  ),
  route('markAnnouncementViewed', null, ({ path, session, db }) =>
    markAnnouncement(db, session, path.id, 'viewed_at'),
  ),
  // CALL-157, GAP-150: half an hour, as ANN-06 says.
  route('getAnnouncementsWidgetConfig', null, async () => ({ enabled: true, pollInterval: 1_800_000 })),
];
