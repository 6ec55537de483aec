import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import { BulkFailure } from '../bulk/BulkFailure.ts';
import type { Bulk, BulkCaller } from '../bulk/createBulk.ts';
import type { Page } from '../bulk/readRows.ts';
import { statusOf } from '../bulk/statusOf.ts';
import { isErrorCode } from '../errors/toGraphQLError.ts';
import { originOf } from '../graphql/maskError.ts';
import { refuseCrossSite } from '../http/crossSite.ts';
import type { Exchange } from '../http/Exchange.ts';
import { isNavigation, leadToLogin } from '../http/leadToLogin.ts';
import { readHeader } from '../http/readHeader.ts';
import { filePolicy } from '../http/securityHeaders.ts';
import { sendFailure } from '../http/sendFailure.ts';
import { signalOf } from '../http/signalOf.ts';
import { message } from '../messages/message.ts';
import { RestError } from '../rest/RestError.ts';
import { orderRows, type Cell, type ExportedOrder } from './orderRows.ts';
import { readExportOptions, typesOf, type ExportOptions } from './readExportOptions.ts';

const query = readFileSync(new URL('./orders.graphql', import.meta.url), 'utf8');

type Rows = AsyncIterable<Cell[]>;

const formats = {
  csv: {
    contentType: 'text/csv; charset=utf-8',
    // As the exports of the back end: with a byte order mark, which Excel wants.
    write: (rows: Rows) => writeCsvStream(rows, { delimiter: ';', bom: true }),
  },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (rows: Rows) => writeXlsxStream(rows, { name: 'Orders' }),
  },
};

/** Formats of an export. */
export type ExportFormat = keyof typeof formats;

/**
 * Answers `GET /exports/orders.{csv,xlsx}`: orders with their lines as a file, read in bulk while the caller reads it.
 * For a token or a session cookie, as other downloads. A failure before the first order is a short text or JSON; a
 * later one cuts the file off.
 */
export async function serveOrdersExport(
  req: IncomingMessage,
  res: ServerResponse,
  { bulk, exchange, format }: { bulk: Bulk; exchange: Exchange; format: ExportFormat },
): Promise<void> {
  const header = readHeader(req);
  if (req.method !== 'GET') {
    res.setHeader('allow', 'GET');
    return sendFailure(req, res, { status: 405, code: 'BAD_REQUEST', messages: [message('REQUEST.GET')] });
  }
  // An export takes many calls: a page of another site must not start it with the browser's cookie.
  const refused = refuseCrossSite(header, { ownOrigin: exchange.ownOrigin, guarded: false });
  if (refused !== null) return sendFailure(req, res, { status: 403, code: 'FORBIDDEN', messages: [refused] });
  const { contentType, write } = formats[format];
  try {
    const options = readExportOptions(req.url ?? '');
    bulk.begin(res, header);
    const pages = pagesOf(bulk, options, {
      exchange,
      header,
      signal: signalOf(res),
      onCall: () => undefined,
    });
    const first = await pages.next();
    const file = Readable.from(write(orderRows(startingWith(first, pages), exchange.language())), {
      objectMode: false,
    });
    if (exchange.reply.version !== null) res.setHeader('version', exchange.reply.version);
    res.writeHead(200, {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${fileName(options)}.${format}"`,
      'cache-control': 'private, no-store',
      'content-security-policy': filePolicy,
    });
    // The writers collect rows for a while before they send any.
    res.flushHeaders();
    await bulk.send(res, file);
  } catch (error) {
    if (res.headersSent || res.destroyed) {
      // Logs what was unexpected. Any other error is that the caller has gone.
      if (error instanceof BulkFailure) bulk.toErrors(error, exchange);
      res.destroy();
      return;
    }
    const [reason] = bulk.toErrors(error, exchange);
    const [status, code] = [statusOf(reason), reason?.extensions.code];
    if (status === 401 && isNavigation(req)) return leadToLogin(req, res);
    sendFailure(req, res, {
      status,
      code: isErrorCode(code) ? code : 'INTERNAL_SERVER_ERROR',
      messages: reason ? [reason.message] : [],
    });
  }
}

/** The orders of all wanted types; types that the user may not see are left out unless they were asked for. */
async function* pagesOf(
  bulk: Bulk,
  options: ExportOptions,
  caller: BulkCaller,
): AsyncGenerator<Page<ExportedOrder>, void, undefined> {
  const { from, until } = options;
  const createdAt = from === null && until === null ? null : { from, until };
  for (const type of typesOf(options)) {
    try {
      const variables = { type, createdAt };
      yield* bulk.pages<ExportedOrder>({ query, operationName: null, variables, after: null }, caller);
    } catch (error) {
      if (!isForbidden(error) || type === 'REGULAR' || options.type !== null) throw error;
    }
  }
}

async function* startingWith<T>(
  first: IteratorResult<T, void>,
  rest: AsyncIterable<T>,
): AsyncGenerator<T, void, undefined> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

function isForbidden(error: unknown): boolean {
  const cause = error instanceof BulkFailure ? originOf(error.errors[0]) : null;
  return cause instanceof RestError && cause.status === 403;
}

const fileName = ({ from, until, type }: ExportOptions): string =>
  ['orders', type?.toLowerCase(), from, until].filter((part) => part != null).join('-');
