import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { bulkhead } from 'cockatiel';
import { chooseEncoding } from './chooseEncoding.ts';

/** Each compression takes half a megabyte outside of the heap from its start, although few run at once: others wait. */
const slots = bulkhead(8, Infinity);

/**
 * Compresses a body with the best encoding that its reader accepts, at a fast level because it is done for one
 * request. Without one the body is unchanged and the encoding null.
 * @param accepted header Accept-Encoding
 */
export async function compress(
  page: Buffer,
  accepted: string,
): Promise<{ encoding: string | null; body: Buffer }> {
  const encoding = chooseEncoding(accepted);
  if (encoding === null) return { encoding, body: page };
  return slots.execute(async () => {
    if (encoding === 'gzip') return { encoding, body: await promisify(gzip)(page) };
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: page.length };
    return { encoding, body: await promisify(brotliCompress)(page, { params }) };
  });
}
