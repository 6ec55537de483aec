import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Dispatcher } from 'undici';
import { errorCode } from '../errors/toGraphQLError.ts';
import { message } from '../messages/message.ts';
import { decodeStream } from '../rest/decoding.ts';
import { RestError } from '../rest/RestError.ts';
import { readErrorBody } from '../rest/readErrorBody.ts';
import { openStream } from '../rest/stream.ts';
import type { Upstream } from '../rest/Upstream.ts';
import { BodyError } from '../rest/UpstreamBody.ts';
import { readSession } from '../session.ts';
import { maxPathLength } from '../rest/callPath.ts';
import { cleanDisposition } from './cleanDisposition.ts';
import { refuseCrossSite } from './crossSite.ts';
import type { Exchange } from './Exchange.ts';
import { isNavigation, leadToLogin } from './leadToLogin.ts';
import type { LinkTarget } from './links.ts';
import { readHeader } from './readHeader.ts';
import { readTraceparent } from './readTraceparent.ts';
import { filePolicy, paymentPolicy, pdfPolicy } from './securityHeaders.ts';
import { sendFailure } from './sendFailure.ts';

const maxUploadBytes = 26 * 1024 * 1024;
const passedOn = [
  'content-type',
  'content-length',
  'content-encoding',
  'content-disposition',
  'last-modified',
  'etag',
] as const;

/**
 * Answers a link with the back end's file, streamed: its content type and file name, never sniffed, cached only for
 * pictures. A failure becomes a short text or JSON of ours; an answer that breaks off upstream is cut off here too
 * (GAP-163, promise: downloads).
 */
export async function serveLink(
  req: IncomingMessage,
  res: ServerResponse,
  { upstream, target, exchange }: { upstream: Upstream; target: LinkTarget; exchange: Exchange },
): Promise<void> {
  const header = readHeader(req);
  const isPost = target.method === 'POST';
  // The form of a payment page cannot send the guard header; its Origin shows where it comes from.
  const refused = isPost
    ? refuseCrossSite(header, { ownOrigin: exchange.ownOrigin, guarded: target.kind !== 'payment' })
    : null;
  if (refused !== null) return sendFailure(req, res, { status: 403, code: 'FORBIDDEN', messages: [refused] });
  if (Number(header('content-length') ?? 0) > maxUploadBytes) return sendTooLarge(req, res);
  if (target.path.length > maxPathLength) {
    const messages = [message('REQUEST.ADDRESS', { max: maxPathLength })];
    return sendFailure(req, res, { status: 400, code: 'BAD_REQUEST', messages });
  }

  const gone = new AbortController();
  res.once('close', () => gone.abort());
  try {
    const answer = await openStream({
      upstream,
      session: readSession(header),
      address: exchange.address,
      operationId: target.operationId,
      requestId: exchange.requestId,
      method: target.method,
      path: target.path,
      traceparent: readTraceparent(header('traceparent')),
      watchCall: exchange.watchCall,
      signal: gone.signal,
      ...(isPost
        ? {
            body: {
              stream: req.pipe(limitBytes(maxUploadBytes)),
              contentType: header('content-type') ?? 'application/octet-stream',
              contentLength: header('content-length') ?? undefined,
            },
          }
        : {}),
    });
    const { version } = answer.headers;
    if (typeof version === 'string') res.setHeader('version', version);
    await passOn(req, res, target, answer);
  } catch (error) {
    if (res.headersSent) res.destroy();
    // The only body that is passed on here fails by its size alone.
    else if (error instanceof RestError && error.cause instanceof BodyError) sendTooLarge(req, res);
    else if (error instanceof RestError) {
      const status = error.kind === 'timeout' ? 504 : 502;
      sendFailure(req, res, { status, code: errorCode(error), messages: [] });
    } else throw error;
  }
}

async function passOn(
  req: IncomingMessage,
  res: ServerResponse,
  target: LinkTarget,
  answer: Dispatcher.ResponseData,
): Promise<void> {
  const status = answer.statusCode;
  if (status === 401 && isNavigation(req)) {
    await answer.body.dump();
    return leadToLogin(req, res);
  }
  if (status >= 400) {
    const { messages, fields } = readErrorBody(
      status,
      await readStart(decodeStream(answer).body),
      target.operationId,
    );
    const code = errorCode({ kind: 'status', status });
    return sendFailure(req, res, { status: status >= 500 ? 502 : status, code, messages, fields });
  }
  if (status >= 300) {
    await answer.body.dump();
    const location = target.kind === 'payment' ? readLocation(answer.headers['location']) : null;
    if (location === null)
      return sendFailure(req, res, { status: 502, code: 'UPSTREAM_ERROR', messages: [] });
    res.writeHead(303, { location, 'cache-control': 'no-store' }).end();
    return;
  }
  const { headers, body } = decodeStream(answer);
  for (const name of passedOn) {
    const value = headers[name];
    if (value === undefined) continue;
    res.setHeader(name, name === 'content-disposition' ? cleanDisposition(String(value)) : value);
  }
  res.setHeader('cache-control', target.kind === 'picture' ? 'public, max-age=86400' : 'private, no-store');
  res.setHeader('content-security-policy', policyOf(target, String(headers['content-type'] ?? '')));
  res.writeHead(status);
  await pipeline(body, res);
}

function policyOf({ kind }: LinkTarget, contentType: string): string {
  if (kind === 'payment') return paymentPolicy;
  return /^application\/pdf\b/i.test(contentType) ? pdfPolicy : filePolicy;
}

/** Where a payment continues: an absolute web address, or a path of ours. */
function readLocation(location: string | string[] | undefined): string | null {
  if (typeof location !== 'string') return null;
  if (/^\/(?!\/)/.test(location)) return location;
  return /^https?:\/\//.test(location) && URL.canParse(location) ? location : null;
}

/** The first 64 KB of an error's body: more than any message needs. */
async function readStart(body: Readable): Promise<string> {
  const start = new PassThrough();
  const chunks: Buffer[] = [];
  let bytes = 0;
  start.on('data', (chunk: Buffer) => {
    if (bytes < 65_536) chunks.push(chunk);
    bytes += chunk.length;
  });
  await pipeline(body, start);
  return Buffer.concat(chunks).toString();
}

const sendTooLarge = (req: IncomingMessage, res: ServerResponse): void =>
  sendFailure(req, res, { status: 413, code: 'TOO_LARGE', messages: [] });

/** Passes bytes through, and fails on more than `max`. */
function limitBytes(max: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > max ? new Error('too large') : null, chunk);
    },
  });
}
