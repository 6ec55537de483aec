import { Unauthorized } from '../../http/failures.ts';
import { verifyPassword } from '../../http/passwords.ts';
import { publicRoute, route } from '../../http/route.ts';
import { latestAccess } from './latestAccess.ts';
import { clearSessionCookie, startSession } from './startSession.ts';
import { toUserName } from './toUserName.ts';

/**
 * CALL-002: username and password are trimmed (AUTH-07); wrong ones, or a user without access, answer 401 (AUTH-12).
 */
export const loginCheck = publicRoute('loginCheck', async ({ body, db, tokens, reply }) => {
  const user = await db
    .selectFrom('users as u')
    .innerJoin('user_passwords as p', 'p.user_id', 'u.id')
    .select(['u.id', 'p.hash'])
    .where((where) => where(where.fn<string>('lower', ['u.email']), '=', toUserName(body.username)))
    .executeTakeFirst();
  // For an unknown user somebody else's hash is compared, so that the answer takes as long as for a wrong password.
  const compared = user ?? (await db.selectFrom('user_passwords').select('hash').limit(1).executeTakeFirst());
  const isRight = await verifyPassword(body.password.trim(), compared?.hash ?? '');
  const accessId = user !== undefined && isRight ? await latestAccess(db, user.id) : null;
  if (user === undefined || accessId === null) throw new Unauthorized('Wrong username or password.');
  return { token: await startSession({ db, tokens, reply }, user.id, accessId) };
});

/** CALL-003: ends the session, which invalidates its token (AUTH-16). */
export const logout = route('logout', null, async ({ session, db, reply }) => {
  await db.updateTable('sessions').set({ ended_at: new Date() }).where('id', '=', session.id).execute();
  clearSessionCookie(reply);
  return {};
});
