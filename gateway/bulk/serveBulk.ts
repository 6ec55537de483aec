import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { GraphQLError } from 'graphql';
import { replyHeaders } from '../graphql/replyPlugin.ts';
import type { Exchange } from '../http/Exchange.ts';
import { Overloaded } from '../http/Overloaded.ts';
import { readHeader } from '../http/readHeader.ts';
import { isUpload, refuseRequest, type Refusal } from '../http/refuseRequest.ts';
import { sendGraphQLFailure } from '../http/sendGraphQLFailure.ts';
import { signalOf } from '../http/signalOf.ts';
import { message } from '../messages/message.ts';
import { BulkFailure } from './BulkFailure.ts';
import type { Bulk } from './createBulk.ts';
import { readBulkRequest } from './readBulkRequest.ts';
import type { Page, Row } from './readRows.ts';
import { statusOf } from './statusOf.ts';

/** The figures of the last line. */
interface Summary {
  rows: number;
  /** Rows that could not be read at all. */
  skipped: number;
  /** Continues after the last row; null before the first. */
  cursor: string | null;
  /** Calls to the back end. */
  calls: number;
}

/**
 * Answers `POST /bulk`: runs a query over all pages of its connection and streams a row a line, as the caller reads
 * them. The last line says whether that was all. What fails before the first page is a status and `errors`, as at
 * /graphql; what fails later is the last line, with the cursor to continue from (docs/decisions/bulk-read.md).
 */
export async function serveBulk(
  req: IncomingMessage,
  res: ServerResponse,
  { bulk, exchange }: { bulk: Bulk; exchange: Exchange },
): Promise<void> {
  const header = readHeader(req);
  const refused = refuseHeaders(req, exchange);
  if (refused?.status === 405) res.setHeader('allow', 'POST');
  if (refused !== null) return sendGraphQLFailure(req, res, exchange, refused);
  const summary: Summary = { rows: 0, skipped: 0, cursor: null, calls: 0 };
  try {
    const query = await readBulkRequest(req);
    exchange.begin();
    if (res.closed) return;
    summary.cursor = query.after;
    const onCall = (): void => void summary.calls++;
    const pages = bulk.pages<unknown>(query, {
      exchange,
      header,
      signal: signalOf(res),
      onCall,
      endsAtStop: true,
    });
    await bulk.begin(res, { header, exchange });
    if (res.closed) return;
    const first = await pages.next();
    const lines = toLines(bulk, exchange, summary, pages, first);
    res.writeHead(200, { ...replyHeaders(exchange), 'content-type': 'application/x-ndjson; charset=utf-8' });
    await bulk.send(res, Readable.from(lines, { objectMode: false }));
  } catch (error) {
    // The caller has gone.
    if (res.headersSent || res.destroyed) return;
    if (error instanceof Overloaded) throw error;
    sendErrors(res, exchange, bulk.toErrors(error, exchange));
  }
}

/** Browser sessions are refused: a bulk read takes many calls, and a page of another site must not start one. */
function refuseHeaders(req: IncomingMessage, exchange: Exchange): Refusal | null {
  if (req.headers.authorization === undefined) return { status: 403, text: message('REQUEST.BEARER') };
  if (req.method !== 'POST') return { status: 405, text: message('REQUEST.POST') };
  if (isUpload(req)) return { status: 415, text: message('REQUEST.JSON') };
  return refuseRequest(req, exchange);
}

async function* toLines(
  bulk: Bulk,
  exchange: Exchange,
  summary: Summary,
  pages: AsyncIterator<Page<unknown>, void>,
  first: IteratorResult<Page<unknown>, void>,
): AsyncGenerator<string, void, undefined> {
  try {
    for (let next = first; !next.done; next = await pages.next()) {
      const { rows, skipped, endCursor } = next.value;
      if (rows.length > 0) yield rows.map((row) => toLine(row, bulk, exchange)).join('');
      summary.rows += rows.length;
      summary.skipped += skipped;
      summary.cursor = endCursor ?? summary.cursor;
    }
    yield `${JSON.stringify({ end: true, ...summary })}\n`;
  } catch (error) {
    const [reason] = bulk.toErrors(error, exchange);
    yield `${JSON.stringify({ error: reason, ...summary })}\n`;
  }
}

function toLine({ cursor, node, errors }: Row<unknown>, bulk: Bulk, exchange: Exchange): string {
  const line =
    errors.length === 0
      ? { cursor, node }
      : { cursor, node, errors: bulk.toErrors(new BulkFailure(errors), exchange) };
  return `${JSON.stringify(line)}\n`;
}

function sendErrors(res: ServerResponse, exchange: Exchange, errors: readonly GraphQLError[]): void {
  const body = JSON.stringify({ errors });
  const status = statusOf(errors[0]);
  if (status === 401) res.setHeader('www-authenticate', 'Bearer');
  res.writeHead(status, {
    ...replyHeaders(exchange),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  res.end(body);
}
