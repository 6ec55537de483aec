import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { FileAnswer } from '../../http/FileAnswer.ts';
import { NotFound } from '../../http/failures.ts';
import { publicRoute, type PublicCall, type Route } from '../../http/route.ts';
import { drawPicture, type PictureKind } from './pictures/drawPicture.ts';
import { seededRandom } from './pictures/seededRandom.ts';

const drawn = new LRUCache<string, Buffer>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: ({ length }) => length,
});
/** The share of articles without a picture, so that the placeholder can be seen (GAP-125). */
const missing = 0.03;

/** Photos and schemes of articles (CALL-017, CALL-018): drawn on demand, always the same, with ETag. */
export const pictureRoutes: Route[] = [
  publicRoute('getProductPhoto', (call) => answerPicture('photo', call)),
  publicRoute('getProductScheme', (call) => answerPicture('scheme', call)),
];

type PictureCall = PublicCall<'getProductPhoto' | 'getProductScheme'>;

async function answerPicture(kind: PictureKind, call: PictureCall): Promise<FileAnswer> {
  const { size, sku } = call.path;
  const key = `${kind} ${String(size)} ${sku}`;
  const content = drawn.get(key) ?? (await draw(kind, call));
  drawn.set(key, content);
  const etag = `"${createHash('sha1').update(content).digest('base64url')}"`;
  const isKnown = call.reply.request.headers['if-none-match']?.split(/,\s*/).includes(etag) === true;
  return new FileAnswer({
    contentType: kind === 'photo' ? 'image/jpeg' : 'image/png',
    content: isKnown ? '' : content,
    headers: { ETag: etag, 'Cache-Control': 'public, max-age=86400' },
    ...(isKnown ? { status: 304 } : {}),
  });
}

async function draw(kind: PictureKind, { db, path: { size, sku } }: PictureCall): Promise<Buffer> {
  const article = await db
    .selectFrom('articles')
    .select('description')
    .where('sku', '=', sku)
    .executeTakeFirst();
  if (article === undefined || !hasPicture(kind, sku)) {
    throw new NotFound('Picture not found.');
  }
  return drawPicture({ kind, size, sku, description: article.description });
}

/** Whether an article has a picture of that kind. */
export function hasPicture(kind: PictureKind, sku: string): boolean {
  return !seededRandom(`${kind} of ${sku}`).chance(missing);
}
