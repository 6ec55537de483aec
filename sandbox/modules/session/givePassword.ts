import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { hashPassword } from '../../http/passwords.ts';

/** No letters or digits that look alike. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** Gives the user a new 16-character password and puts it into the mail outbox (GAP-22, GAP-24). */
export async function givePassword(
  db: Kysely<Database>,
  user: { id: number; email: string },
  subject: string,
): Promise<void> {
  const password = Array.from({ length: 16 }, () => signs.charAt(randomInt(signs.length))).join('');
  const hash = await hashPassword(password);
  await db
    .insertInto('user_passwords')
    .values({ user_id: user.id, hash })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash, changed_at: new Date() }))
    .execute();
  await db
    .insertInto('mail_outbox')
    .values({
      recipient: user.email,
      subject,
      body: `Your username is ${user.email}, your password is ${password}`,
    })
    .execute();
}
