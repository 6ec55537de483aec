import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { maxClaimFileBytes, maxClaimFiles } from '../../../contract/claimFiles.ts';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { InvalidFields, NotFound, Rejected } from '../../http/failures.ts';
import { FileAnswer } from '../../http/FileAnswer.ts';
import type { UploadedFile } from '../../http/UploadedFile.ts';
import type { Session } from '../../http/session.ts';
import { lockItem } from './changeClaim.ts';

/** The files that a browser shows (CLM-42), by their extension; it saves all others. */
const shown: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
};

const refuse = (message: string) => new InvalidFields([{ field: 'file', message }]);

/**
 * Stores a file for an item of a new claim (CALL-134), or of an existing one (CALL-135); of any type, 10 MB at most, ten
 * an item (GAP-133).
 * @throws InvalidFields; Rejected for an item that is decided; NotFound
 */
export async function addAttachment(
  trx: Kysely<Database>,
  session: Session,
  files: readonly UploadedFile[],
  itemId: number | null,
): Promise<components['schemas']['UploadedAttachment']> {
  if (itemId !== null) await requireOpenItem(trx, session, itemId);
  const file = files.find(({ field }) => field === 'file');
  if (file === undefined) throw refuse('Please choose a file.');
  if (file.content.length === 0) throw refuse('The file is empty.');
  if (file.content.length > maxClaimFileBytes)
    throw refuse(`The file is larger than ${String(maxClaimFileBytes / 1_000_000)} MB.`);
  if (itemId !== null) {
    const { count } = await trx
      .selectFrom('claim_attachments')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('item_id', '=', itemId)
      .executeTakeFirstOrThrow();
    if (count >= maxClaimFiles) throw refuse(`An item has at most ${String(maxClaimFiles)} files.`);
  }
  const hash = randomBytes(16).toString('hex');
  const { id } = await trx
    .insertInto('claim_attachments')
    .values({
      customer_id: session.customer.id,
      item_id: itemId,
      hash,
      file_name: file.fileName,
      content: file.content,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const url = `/api/v3/claim/attachment/${hash}/${encodeURIComponent(file.fileName)}`;
  return { id, url, filename: file.fileName };
}

/**
 * Removes a file (CALL-137, CLM-40).
 * @throws NotFound; Rejected for a file of an item that is decided
 */
export async function deleteAttachment(trx: Kysely<Database>, session: Session, id: number): Promise<void> {
  const file = await trx
    .selectFrom('claim_attachments')
    .select(['id', 'item_id'])
    .where('id', '=', id)
    .where('customer_id', '=', session.customer.id)
    .executeTakeFirst();
  if (file === undefined) throw new NotFound('File not found.');
  if (file.item_id !== null) await requireOpenItem(trx, session, file.item_id);
  await trx.deleteFrom('claim_attachments').where('id', '=', id).execute();
}

async function requireOpenItem(trx: Kysely<Database>, session: Session, id: number): Promise<void> {
  const { status } = await lockItem(trx, session, id);
  if (status === 'accepted' || status === 'rejected')
    throw new Rejected('This item has been decided, so its files cannot be changed.');
}

/**
 * A file of the customer's claims (CALL-136, CLM-41). Its type follows from its name, whatever was sent with it.
 * @throws NotFound
 */
export async function readAttachment(
  db: Kysely<Database>,
  session: Session,
  { hash, fileName }: { hash: string; fileName: string },
): Promise<FileAnswer> {
  const file = await db
    .selectFrom('claim_attachments')
    .select(['file_name', 'content'])
    .where('hash', '=', hash)
    .where('file_name', '=', fileName)
    .where('customer_id', '=', session.customer.id)
    .executeTakeFirst();
  if (file === undefined) throw new NotFound('File not found.');
  const contentType = shown[path.extname(fileName).toLowerCase()];
  return new FileAnswer({
    contentType: contentType ?? 'application/octet-stream',
    content: Buffer.from(file.content),
    fileName,
    inline: contentType !== undefined,
  });
}
