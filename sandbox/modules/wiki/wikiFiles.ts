import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { InvalidFields, NotFound } from '../../http/failures.ts';
import { FileAnswer } from '../../http/FileAnswer.ts';
import type { UploadedFile } from '../../http/UploadedFile.ts';
import { fileNameOf } from './fileNameOf.ts';

/** Shown in the browser; other files are saved. No SVG or HTML among them: they may contain scripts. */
const shown = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/pdf']);

/** Where the files of articles are, as articles link to them. */
export const filesPath = '/api/v3/wiki/files/';

/** CALL-164: keeps a file under a new name (WIKI-06, GAP-152). @throws InvalidFields for an empty one. */
export async function uploadWikiFile(
  db: Kysely<Database>,
  userId: number,
  [file]: readonly UploadedFile[],
): Promise<components['schemas']['WikiUpload']> {
  if (file === undefined || file.content.length === 0)
    throw new InvalidFields([{ field: 'file', message: 'The file is empty.' }]);
  const dot = file.fileName.lastIndexOf('.');
  const extension = dot > 0 ? file.fileName.slice(dot).replaceAll(/[^\w.]/g, '') : '';
  const name = fileNameOf(dot > 0 ? file.fileName.slice(0, dot) : file.fileName);
  const filename = `${randomUUID().slice(0, 8)}-${name}${extension}`;
  await db
    .insertInto('wiki_files')
    .values({ name: filename, content_type: file.contentType, content: file.content, user_id: userId })
    .execute();
  return { filename, filepath: filesPath + encodeURIComponent(filename) };
}

/** A file of the knowledge base. @throws NotFound */
export async function getWikiFile(db: Kysely<Database>, name: string): Promise<FileAnswer> {
  const file = await readWikiFile(db, name);
  if (file === null) throw new NotFound('File not found.');
  const isShown = shown.has(file.content_type);
  return new FileAnswer({
    contentType: isShown ? file.content_type : 'application/octet-stream',
    content: Buffer.from(file.content),
    fileName: name,
    inline: isShown,
    headers: { 'cache-control': 'private, max-age=86400' },
  });
}

/** Finds a file by its name; null if there is none. */
export async function readWikiFile(
  db: Kysely<Database>,
  name: string,
): Promise<{ content: Uint8Array; content_type: string } | null> {
  const file = await db
    .selectFrom('wiki_files')
    .select(['content', 'content_type'])
    .where('name', '=', name)
    .executeTakeFirst();
  return file ?? null;
}
