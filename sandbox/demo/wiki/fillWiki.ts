import type { Kysely } from 'kysely';
import sharp from 'sharp';
import type { Database } from '../../db/tables.ts';
import { insertRows, resetIdentity } from '../insertRows.ts';
import { skuOf } from '../makeArticle.ts';
import { parcelPicture } from './parcelPicture.ts';
import wikiPages from './wikiPages.json' with { type: 'json' };

/**
 * The demo's knowledge base: sections with articles, in the portal's languages and in the order of the tree. Ids are
 * the places in `wikiPages`.
 */
export async function fillWiki(db: Kysely<Database>): Promise<void> {
  const idOf = new Map(wikiPages.map(({ key }, at) => [key, at + 1]));
  await insertRows(
    db,
    'wiki_nodes',
    wikiPages.map(({ parent, title, description, content, texts }, at) => ({
      id: at + 1,
      parent_id: parent === null ? null : (idOf.get(parent) ?? null),
      sort: at,
      leaf: parent !== null,
      title,
      description,
      content: withLinks(content, idOf),
      texts: JSON.stringify(texts, (_key, text: unknown) =>
        typeof text === 'string' ? withLinks(text, idOf) : text,
      ),
      last_edited_at: new Date(Date.now() - (at * 11 + 3) * 86_400_000).toISOString(),
    })),
  );
  await resetIdentity(db, ['wiki_nodes']);
  await db
    .insertInto('wiki_files')
    .values({
      name: 'parcel-label.png',
      content_type: 'image/png',
      content: await sharp(Buffer.from(parcelPicture)).png().toBuffer(),
      user_id: null,
    })
    .execute();
}

/** Links between pages are written by key (`href="wiki:returns"`), part numbers as `{part1}`. */
const withLinks = (content: string, idOf: ReadonlyMap<string, number>): string =>
  content
    .replaceAll(/href="wiki:(\w+)"/g, (_link, key: string) => `href="/wiki/page/${String(idOf.get(key))}"`)
    .replaceAll(/\{part(\d)\}/g, (_number, id: string) => skuOf(Number(id)));
