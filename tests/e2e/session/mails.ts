import type { Product } from '../support/startProduct.ts';

/** Bodies of the mails the back end sent to an address, oldest first. */
export async function mailsTo({ sandbox }: Product, recipient: string): Promise<string[]> {
  const mails = await sandbox.db
    .selectFrom('mail_outbox')
    .select('body')
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
  return mails.map(({ body }) => body);
}

/** The password in the last mail to an address. */
export async function mailedPassword(product: Product, recipient: string): Promise<string> {
  const password = /password is (\S+)/.exec((await mailsTo(product, recipient)).at(-1) ?? '')?.[1];
  if (!password) throw new Error(`No password was mailed to ${recipient}.`);
  return password;
}
