import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { createTranslator } from '../texts/createTranslator.ts';
import mailTexts from './mailTexts.json' with { type: 'json' };

/** A subject or a text of a mail in the language of who causes it. */
const translateMail = createTranslator(mailTexts);

/** A mail to a user. The sandbox sends none: it keeps them in the table mail_outbox. */
export interface Mail {
  recipient: string;
  subject: string;
  body: string;
}

/** Where mails go: the outbox, and a listener that may show them; and what their texts depend on. */
export interface Mailer {
  db: Kysely<Database>;
  /** Language of the person who causes the mail. */
  locale: string;
  /** Address of the portal, for links; null where it is not known. */
  portalUrl: string | null;
  onMail: (mail: Mail) => void;
}

/**
 * Puts a mail into the outbox, with its subject and text translated.
 *
 * @param path of the page of the portal that the mail leads to; the mail ends with its address
 */
export async function sendMail(
  { db, onMail, locale, portalUrl }: Mailer,
  { recipient, subject, body }: Mail,
  path: string,
): Promise<void> {
  const text = translateMail(body, locale);
  const mail = {
    recipient,
    subject: translateMail(subject, locale),
    body: portalUrl === null ? text : [text, `${portalUrl}${path}`].filter(Boolean).join('\n\n'),
  };
  await db.insertInto('mail_outbox').values(mail).execute();
  onMail(mail);
}
