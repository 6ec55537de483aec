import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

/** A mail to a user. The sandbox sends none: it keeps them in the table mail_outbox. */
export interface Mail {
  recipient: string;
  subject: string;
  body: string;
}

/** Where mails go: the outbox, and a listener that may show them. */
export interface Mailer {
  db: Kysely<Database>;
  onMail: (mail: Mail) => void;
}

/** Puts a mail into the outbox. */
export async function sendMail({ db, onMail }: Mailer, mail: Mail): Promise<void> {
  await db.insertInto('mail_outbox').values(mail).execute();
  onMail(mail);
}
