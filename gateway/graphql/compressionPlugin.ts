import type { Plugin } from 'graphql-yoga';
import type { ServerContext } from './replyPlugin.ts';
import { compress } from '../http/compress.ts';

/** Bytes below which compressing an answer saves no packet. */
export const minBytes = 2048;

/** Compresses the answers of Yoga; the fast path compresses its own. */
export const compressionPlugin = (): Plugin<ServerContext, ServerContext> => ({
  async onResponse({ request, response, setResponse, fetchAPI, serverContext: { res } }) {
    const content = Buffer.from(await response.arrayBuffer());
    const accepted = content.length < minBytes ? '' : (request.headers.get('accept-encoding') ?? '');
    const { encoding, body } = await compress(content, accepted);
    const headers = new fetchAPI.Headers(response.headers);
    headers.set('content-length', String(body.length));
    // Yoga replaces the header that answerCors has set.
    for (const name of [res.getHeader('vary') ?? [], 'Accept-Encoding'].flat())
      headers.append('vary', String(name));
    if (encoding !== null) headers.set('content-encoding', encoding);
    const { status, statusText } = response;
    setResponse(new fetchAPI.Response(Uint8Array.from(body), { status, statusText, headers }));
  },
});
