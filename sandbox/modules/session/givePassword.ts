import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { hashPassword } from '../../http/passwords.ts';
import { type Mailer, sendMail } from '../../mail/sendMail.ts';

/** Without letters and digits that look alike. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

type Recipient = { id: number; email: string };

/** Gives the user a new password of 16 characters and mails it (GAP-22, GAP-24). */
export async function givePassword(mailer: Mailer, user: Recipient, subject: string): Promise<void> {
  const password = Array.from({ length: 16 }, () => signs.charAt(randomInt(signs.length))).join('');
  await storePassword(mailer.db, user.id, password);
  await mailPassword(mailer, user, { subject, password });
}

/** Replaces the user's password. */
export async function storePassword(db: Kysely<Database>, userId: number, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await db
    .insertInto('user_passwords')
    .values({ user_id: userId, hash })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash, changed_at: new Date() }))
    .execute();
}

/** Mails a user the data to log in with. */
export function mailPassword(
  mailer: Mailer,
  user: Recipient,
  { subject, password }: { subject: string; password: string },
): Promise<void> {
  const body = `Your username is ${user.email}, your password is ${password}`;
  return sendMail(mailer, { recipient: user.email, subject, body }, '/login');
}

/**
 * Ends what the former password has opened: every session of a user, also those in which they act as somebody else, and every
 * link to a new password that was not used.
 */
export async function endSessions(db: Kysely<Database>, userId: number): Promise<void> {
  const now = new Date();
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where((where) => where.or([where('user_id', '=', userId), where('original_user_id', '=', userId)]))
    .where('ended_at', 'is', null)
    .execute();
  await db
    .updateTable('password_resets')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}
