import { Forbidden, InvalidFields, NotFound } from '../../http/failures.ts';
import { route } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import { latestAccess } from './latestAccess.ts';
import { toUserName } from './toUserName.ts';

/** CALL-004: only ids among the user's own accesses, else 404 (GAP-16). */
export const switchAccount = route('switchAccount', null, async ({ path, session, db }) => {
  const access = await db
    .selectFrom('accesses')
    .select('id')
    .where('id', '=', path.id)
    .where('user_id', '=', session.user.id)
    .executeTakeFirst();
  if (access === undefined) throw new NotFound('This is none of your businesses.');
  // What staff chooses while acting is not where the user logs in next.
  if (session.originalUser === null)
    await db.updateTable('accesses').set({ last_used_at: new Date() }).where('id', '=', access.id).execute();
  await db.updateTable('sessions').set({ access_id: access.id }).where('id', '=', session.id).execute();
  return {};
});

/**
 * CALL-005: acts as another user. For holders of faker, and for sessions already impersonating;
 * the target must be of kind wholesale, else 403 (GAP-16). An unknown email is a field error (AUTH-57).
 */
export const switchUser = route('switchUser', null, async ({ query, session, db }) => {
  requireFaker(session);
  const target = await db
    .selectFrom('users')
    .select(['id', 'kind'])
    .where((where) => where(where.fn<string>('lower', ['email']), '=', toUserName(query.username)))
    .executeTakeFirst();
  if (target === undefined) throw new InvalidFields([{ field: 'username', message: 'User not found.' }]);
  if (target.kind !== 'wholesale') throw new Forbidden('Only wholesale users can be impersonated.');
  const accessId = await latestAccess(db, target.id);
  if (accessId === null) throw new Forbidden('This user has no business to act for.');
  await db
    .updateTable('sessions')
    .set({
      user_id: target.id,
      access_id: accessId,
      ...(session.originalUser === null
        ? { original_user_id: session.user.id, original_access_id: session.accessId }
        : {}),
    })
    .where('id', '=', session.id)
    .execute();
  return {};
});

/** CALL-006: back to the user who logged in; does nothing without an impersonation (AUTH-55). */
export const resetSwitchUser = route('resetSwitchUser', null, async ({ session, db }) => {
  if (session.originalUser === null) return {};
  await db
    .updateTable('sessions')
    .set(({ ref }) => ({
      user_id: ref('original_user_id').$notNull(),
      access_id: ref('original_access_id').$notNull(),
      original_user_id: null,
      original_access_id: null,
    }))
    .where('id', '=', session.id)
    .execute();
  return {};
});

/** 403 unless the session may look for users and act as them (AUTH-45). */
export function requireFaker(session: Session): void {
  if (session.attributes.has('faker') || session.originalUser !== null) return;
  throw new Forbidden('This needs the permission faker.');
}
