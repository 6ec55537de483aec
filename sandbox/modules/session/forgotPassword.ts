import { createHash, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { Rejected } from '../../http/failures.ts';
import { publicRoute, type PublicCall } from '../../http/route.ts';
import { endSessions, givePassword } from './givePassword.ts';
import { sendMail } from '../../mail/sendMail.ts';
import { toUserName } from './toUserName.ts';

const validMs = 24 * 60 * 60 * 1000;

/** Every answer takes as long, so that its time does not tell whether the user exists. */
const answerMs = 50;

/** CALL-012: mails a link that is valid for 24 hours; answers the same for an unknown user (GAP-23). */
export const forgotPassword = publicRoute('forgotPassword', async (call) => {
  await Promise.all([mailLink(call), setTimeout(answerMs)]);
  return {};
});

async function mailLink(call: PublicCall<'forgotPassword'>): Promise<void> {
  const { body, db } = call;
  const user = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where((where) => where(where.fn<string>('lower', ['email']), '=', toUserName(body.username)))
    .executeTakeFirst();
  if (user === undefined) return;
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('password_resets')
    .values({ token_hash: hashToken(token), user_id: user.id, expires_at: new Date(Date.now() + validMs) })
    .execute();
  const path = `/forgot-password/complete?token=${token}`;
  const text = call.portalUrl === null ? path : 'Choose a new password here:';
  await sendMail(call, { recipient: user.email, subject: 'New password', body: text }, path);
}

/**
 * CALL-013: consumes the link, mails a new password and ends the user's sessions; any other token answers 400 (GAP-24).
 */
export const completeForgotPassword = publicRoute('completeForgotPassword', ({ body, db, ...call }) =>
  db.transaction().execute(async (trx) => {
    const used = await trx
      .updateTable('password_resets')
      .set({ used_at: new Date() })
      .where('token_hash', '=', hashToken(body.token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('user_id')
      .executeTakeFirst();
    if (used === undefined) throw new Rejected(await whyNotValid(trx, body.token));
    const user = await trx
      .selectFrom('users')
      .select(['id', 'email'])
      .where('id', '=', used.user_id)
      .executeTakeFirstOrThrow();
    await givePassword({ ...call, db: trx }, user, 'Your new password');
    await endSessions(trx, user.id);
    return {};
  }),
);

async function whyNotValid(db: Kysely<Database>, token: string): Promise<string> {
  const link = await db
    .selectFrom('password_resets')
    .select('used_at')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!link?.used_at) return 'This link is not valid any more.';
  return `A new password was sent at ${clock.format(link.used_at)}. Please look for a second mail.`;
}

/** The distributor's clock. */
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Tallinn' });

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
