import { randomInt } from 'node:crypto';
import { hashPassword } from '../../http/passwords.ts';
import { type Mailer, sendMail } from '../../mail/sendMail.ts';

/** Without letters and digits that look alike. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** Gives the user a new password of 16 characters and mails it (GAP-22, GAP-24). */
export async function givePassword(
  mailer: Mailer,
  user: { id: number; email: string },
  subject: string,
): Promise<void> {
  const password = Array.from({ length: 16 }, () => signs.charAt(randomInt(signs.length))).join('');
  const hash = await hashPassword(password);
  await mailer.db
    .insertInto('user_passwords')
    .values({ user_id: user.id, hash })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash, changed_at: new Date() }))
    .execute();
  await sendMail(mailer, {
    recipient: user.email,
    subject,
    body: `Your username is ${user.email}, your password is ${password}`,
  });
}
