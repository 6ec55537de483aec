import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Rejected } from '../../http/failures.ts';
import { publicRoute } from '../../http/route.ts';
import { endSessions, givePassword } from './givePassword.ts';
import { sendMail } from '../../mail/sendMail.ts';

const validMs = 24 * 60 * 60 * 1000;

/** CALL-012: mails a link that is valid for 24 hours; answers the same for an unknown user (GAP-23). */
export const forgotPassword = publicRoute('forgotPassword', async (call) => {
  const { body, db } = call;
  const user = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where((where) => where(where.fn<string>('lower', ['email']), '=', body.username.trim().toLowerCase()))
    .executeTakeFirst();
  if (user === undefined) return {};
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('password_resets')
    .values({ token_hash: hashToken(token), user_id: user.id, expires_at: new Date(Date.now() + validMs) })
    .execute();
  await sendMail(call, {
    recipient: user.email,
    subject: 'New password',
    body: `/forgot-password/complete?token=${token}`,
  });
  return {};
});

/**
 * CALL-013: consumes the link, mails a new password and ends the user's sessions; any other token answers 400 (GAP-24).
 */
export const completeForgotPassword = publicRoute('completeForgotPassword', ({ body, db, onMail }) =>
  db.transaction().execute(async (trx) => {
    const used = await trx
      .updateTable('password_resets')
      .set({ used_at: new Date() })
      .where('token_hash', '=', hashToken(body.token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('user_id')
      .executeTakeFirst();
    if (used === undefined) throw new Rejected('This link is not valid any more.');
    const user = await trx
      .selectFrom('users')
      .select(['id', 'email'])
      .where('id', '=', used.user_id)
      .executeTakeFirstOrThrow();
    await givePassword({ db: trx, onMail }, user, 'Your new password');
    await endSessions(trx, user.id);
    return {};
  }),
);

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
