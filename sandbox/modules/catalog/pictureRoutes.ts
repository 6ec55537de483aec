import { createHash } from 'node:crypto';
import { FileAnswer } from '../../http/FileAnswer.ts';
import { NotFound } from '../../http/failures.ts';
import { publicRoute, type PublicCall, type Route } from '../../http/route.ts';
import { BoundedCache } from './pictures/BoundedCache.ts';
import { drawPicture, type PictureKind } from './pictures/drawPicture.ts';
import { seededRandom } from './pictures/seededRandom.ts';

const cache = new BoundedCache(64 * 1024 * 1024);
/** The share of articles nobody has photographed or drawn yet, so that the placeholder can be seen (GAP-125). */
const missing = 0.03;

/** Photos and schemes of articles (CALL-017, CALL-018): made on demand, the same ones every time, with ETag. */
export const pictureRoutes: Route[] = [
  publicRoute('getProductPhoto', (call) => answerPicture('photo', call)),
  publicRoute('getProductScheme', (call) => answerPicture('scheme', call)),
];

async function answerPicture(
  kind: PictureKind,
  { db, path, reply }: PublicCall<'getProductPhoto' | 'getProductScheme'>,
): Promise<FileAnswer> {
  const { size, sku } = path;
  const content = await cache.get(`${kind} ${String(size)} ${sku}`, async () => {
    const article = await db
      .selectFrom('articles')
      .select('description')
      .where('sku', '=', sku)
      .executeTakeFirst();
    if (article === undefined || seededRandom(`${kind} of ${sku}`).chance(missing))
      throw new NotFound('There is no such picture.');
    return drawPicture({ kind, size, sku, description: article.description });
  });
  const etag = `"${createHash('sha1').update(content).digest('base64url')}"`;
  const isKnown = reply.request.headers['if-none-match']?.split(/,\s*/).includes(etag) === true;
  return new FileAnswer({
    contentType: kind === 'photo' ? 'image/jpeg' : 'image/png',
    content: isKnown ? '' : content,
    headers: { ETag: etag, 'Cache-Control': 'public, max-age=86400' },
    ...(isKnown ? { status: 304 } : {}),
  });
}
