import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { BulkFailure } from '../bulk/BulkFailure.ts';
import type { Bulk, BulkCaller } from '../bulk/createBulk.ts';
import { statusOf } from '../bulk/statusOf.ts';
import { isErrorCode } from '../errors/toGraphQLError.ts';
import { cleanDisposition } from '../http/cleanDisposition.ts';
import { refuseCrossSite } from '../http/crossSite.ts';
import type { Exchange } from '../http/Exchange.ts';
import { isNavigation, leadToLogin } from '../http/leadToLogin.ts';
import { readHeader } from '../http/readHeader.ts';
import { filePolicy } from '../http/securityHeaders.ts';
import { message } from '../messages/message.ts';
import { sendFailure } from '../http/sendFailure.ts';
import { signalOf } from '../http/signalOf.ts';
import { toAscii } from './toAscii.ts';

/** A file that is written while it is sent. */
export interface ExportFile {
  contentType: string;
  fileName: string;
  content: Readable;
  /** Metadata sent ahead of the content, as JSON in the header `Export-Summary`. */
  summary?: object;
}

/**
 * Begins an export: reads its options and as much as tells that it can be made.
 *
 * @throws BulkFailure, or the error of a call
 */
export type OpenExport = (url: URL, caller: BulkCaller, bulk: Bulk) => Promise<ExportFile>;

/**
 * Answers a GET with an export, read in bulk while the caller reads it. For a token or a session cookie, as other
 * downloads. A failure before the first row is a short text or JSON; a later one cuts the file off.
 */
export async function serveExport(
  req: IncomingMessage,
  res: ServerResponse,
  { bulk, exchange, open }: { bulk: Bulk; exchange: Exchange; open: OpenExport },
): Promise<void> {
  const header = readHeader(req);
  if (req.method !== 'GET') {
    res.setHeader('allow', 'GET');
    return sendFailure(req, res, { status: 405, code: 'BAD_REQUEST', messages: [message('REQUEST.GET')] });
  }
  // An export takes many calls: a page of another site must not start it with the browser's cookie.
  const refused = refuseCrossSite(header, { ownOrigin: exchange.ownOrigin, guarded: false });
  if (refused !== null) return sendFailure(req, res, { status: 403, code: 'FORBIDDEN', messages: [refused] });
  try {
    await bulk.begin(res, { header, exchange });
    if (res.closed) return;
    const caller = { exchange, header, signal: signalOf(res), onCall: () => undefined };
    const { contentType, fileName, content, summary } = await open(
      new URL(req.url ?? '', 'http://gateway'),
      caller,
      bulk,
    );
    if (summary) res.setHeader('export-summary', toAscii(JSON.stringify(summary)));
    if (exchange.reply.version !== null) res.setHeader('version', exchange.reply.version);
    res.writeHead(200, {
      'content-type': contentType,
      'content-disposition': cleanDisposition(`attachment; filename="${fileName}"`),
      'cache-control': 'private, no-store',
      'content-security-policy': filePolicy,
    });
    // The writers collect rows for a while before they send any.
    res.flushHeaders();
    await bulk.send(res, content);
  } catch (error) {
    if (res.headersSent || res.destroyed) {
      // Logs what was unexpected. Any other error is that the caller has gone.
      if (error instanceof BulkFailure) bulk.toErrors(error, exchange);
      res.destroy();
      return;
    }
    const [reason] = bulk.toErrors(error, exchange);
    const code = reason?.extensions.code;
    // Operations of our own fit the budget: it is a back end whose pages do not fit together that takes more calls.
    if (!isErrorCode(code))
      return sendFailure(req, res, { status: 502, code: 'UPSTREAM_ERROR', messages: [] });
    const status = statusOf(reason);
    if (status === 401 && isNavigation(req)) return leadToLogin(req, res);
    sendFailure(req, res, { status, code, messages: reason ? [reason.message] : [] });
  }
}

/** The rows of an export after the first ones were read to see whether it can be made. */
export async function* startingWith<T>(
  first: IteratorResult<T, void>,
  rest: AsyncIterable<T>,
): AsyncGenerator<T, void, undefined> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}
