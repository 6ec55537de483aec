import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { filesPath, readWikiFile } from './wikiFiles.ts';

/** The files that an article shows, by the address in it. */
export async function picturesOf(
  db: Kysely<Database>,
  content: string,
): Promise<Map<string, { content: Uint8Array; content_type: string }>> {
  const addresses = new Set([...content.matchAll(/\bsrc="([^"]+)"/g)].map(([, address = '']) => address));
  const pictures = new Map<string, { content: Uint8Array; content_type: string }>();
  for (const address of addresses) {
    if (!address.startsWith(filesPath)) continue;
    const file = await readWikiFile(db, decodeURIComponent(address.slice(filesPath.length)));
    if (file !== null) pictures.set(address, file);
  }
  return pictures;
}

/** Text of an element of a page. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (letter) => `&#${String(letter.charCodeAt(0))};`);
