import type { IncomingMessage, ServerResponse } from 'node:http';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Dispatcher } from 'undici';
import { errorCode } from '../errors/toGraphQLError.ts';
import { message } from '../messages/message.ts';
import { decodeStream } from '../rest/upstream/decoding.ts';
import { RestError } from '../rest/RestError.ts';
import { readErrorBody } from '../rest/answers/readErrorBody.ts';
import { openStream, type SentBody } from '../rest/stream.ts';
import type { Upstream } from '../rest/upstream/Upstream.ts';
import { BodyError } from '../rest/upstream/UpstreamBody.ts';
import { readSession } from './session.ts';
import { maxPathLength } from '../rest/request/callPath.ts';
import { cleanDisposition } from './cleanDisposition.ts';
import { refuseCrossSite } from './crossSite.ts';
import { noteSession, type Exchange } from './Exchange.ts';
import { hasBody } from './hasBody.ts';
import { inTurns } from './inTurns.ts';
import { isNavigation, leadToLogin } from './leadToLogin.ts';
import type { LinkTarget } from './links.ts';
import { readHeader } from './readHeader.ts';
import { readBytes } from './readText.ts';
import { readTraceparent } from './readTraceparent.ts';
import { filePolicy, paymentPolicy, pdfPolicy } from './securityHeaders.ts';
import { sendFailure } from './sendFailure.ts';

const maxUploadBytes = 26 * 1024 * 1024;
/** A form of a payment page. */
const maxFormBytes = 64 * 1024;
const passedOn = ['content-length', 'content-encoding', 'last-modified', 'etag'] as const;

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

  const session = readSession(header);
  noteSession(exchange, session, upstream.owners);
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  try {
    const body = isPost ? await toBody(req, target) : null;
    if (body === 'too large') return sendTooLarge(req, res);
    if (hasBody(req)) exchange.begin();
    const answer = await openStream({
      upstream,
      session,
      address: exchange.address,
      operationId: target.operationId,
      requestId: exchange.requestId,
      method: target.method,
      path: target.path,
      traceparent: readTraceparent(header('traceparent')),
      watchCall: exchange.watchCall,
      signal: gone.signal,
      ...(body && { body }),
    });
    const { version } = answer.headers;
    if (typeof version === 'string') res.setHeader('version', version);
    await passOn(req, res, target, answer);
  } catch (error) {
    // The caller has gone, or what the back end sends has broken off.
    if (res.headersSent || gone.signal.aborted) res.destroy();
    // The only body that is passed on here fails by its size alone.
    else if (error instanceof RestError && error.cause instanceof BodyError) sendTooLarge(req, res);
    else if (error instanceof RestError) {
      const status = error.kind === 'timeout' ? 504 : 502;
      sendFailure(req, res, { status, code: errorCode(error), messages: [], back: wayBack(target) });
    } else throw error;
  }
}

/** The body of a POST as it arrives; that of a payment, which is a form, whole: its sender may be slow, the call is not. */
async function toBody(req: IncomingMessage, { kind }: LinkTarget): Promise<SentBody | 'too large'> {
  const { 'content-type': contentType = 'application/octet-stream', 'content-length': contentLength } =
    req.headers;
  if (kind !== 'payment')
    return { content: req.pipe(limitBytes(maxUploadBytes)), contentType, contentLength };
  const content = await readBytes(req, maxFormBytes);
  return content ? { content, contentType, contentLength: undefined } : 'too large';
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
    const back = wayBack(target);
    return sendFailure(req, res, { status: status >= 500 ? 502 : status, code, messages, fields, back });
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
    if (typeof value === 'string') res.setHeader(name, value);
  }
  const type = readMediaType(headers['content-type']);
  const disposition = headers['content-disposition'];
  res.setHeader('content-type', type ?? unknownType);
  if (disposition !== undefined || type === null)
    res.setHeader('content-disposition', cleanDisposition(String(disposition ?? ''), type === null));
  res.setHeader('cache-control', target.kind === 'picture' ? 'public, max-age=86400' : 'private, no-store');
  res.setHeader('content-security-policy', policyOf(target, type ?? unknownType));
  res.writeHead(status);
  if (req.method === 'HEAD') {
    res.end();
    body.destroy();
  } else await pipeline(body, inTurns(), res);
}

const unknownType = 'application/octet-stream';

/** A content type; null unless it is exactly one and well-formed: of two, browsers would take the other (RFC 9110, 8.3). */
function readMediaType(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && header.length <= 200 && mediaType.test(header) ? header.trim() : null;
}

const mediaType =
  /^\s*[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:\s*;\s*[\w!#$&^.+-]+=(?:[\w!#$&^.+'-]+|"[^"\\]*"))*\s*;?\s*$/;

function policyOf({ kind }: LinkTarget, contentType: string): string {
  if (kind === 'payment') return paymentPolicy;
  return /^application\/pdf(?:;|$)/i.test(contentType) ? pdfPolicy : filePolicy;
}

/** Where a payment continues: an absolute web address, or a path of ours. */
function readLocation(location: string | string[] | undefined): string | null {
  if (typeof location !== 'string') return null;
  if (/^\/(?!\/)/.test(location)) return location;
  return /^https?:\/\//.test(location) && URL.canParse(location) ? location : null;
}

/** Where a user continues after a link that failed: after a payment, at the order or invoice to be paid. */
function wayBack({ operationId, path }: LinkTarget): string {
  const id = path.slice(path.lastIndexOf('/') + 1);
  if (operationId === 'payOrder') return `/order/${id}`;
  return operationId === 'payInvoice' ? `/invoices/${id}` : '/';
}

/** The first 64 KB of an error's body, as far as they arrive soon: more than any message needs. */
async function readStart(body: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const late = setTimeout(() => body.destroy(), errorBodyMs);
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= maxErrorBytes) break;
    }
  } catch {
    // It broke off, or took too long. The status is known.
  } finally {
    clearTimeout(late);
  }
  return Buffer.concat(chunks).subarray(0, maxErrorBytes).toString();
}

const maxErrorBytes = 64 * 1024;
const errorBodyMs = 3000;

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
