import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * A body in the best encoding that its reader accepts, at a fast level because it is compressed for one request;
 * unchanged, with encoding null, where there is none.
 *
 * @param accepted header Accept-Encoding
 */
export async function compress(
  page: Buffer,
  accepted: string,
): Promise<{ encoding: string | null; body: Buffer }> {
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: page.length };
    return { encoding: 'br', body: await promisify(brotliCompress)(page, { params }) };
  }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', body: await promisify(gzip)(page) };
  return { encoding: null, body: page };
}
