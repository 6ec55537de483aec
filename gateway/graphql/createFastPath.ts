import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { GraphQLSchema } from 'graphql';
import type { ContextOptions, GatewayContext } from '../context/context.ts';
import { showsCost, type OperationCosts } from './cost/operationCostPlugin.ts';
import { minBytes } from './compressionPlugin.ts';
import { maskError } from './maskError.ts';
import { replyHeaders, withRequestId } from './replyPlugin.ts';
import { compress } from '../http/compress.ts';
import { unreadableExtension, type Exchange } from '../http/Exchange.ts';
import { readHeader } from '../http/readHeader.ts';
import { readText } from '../http/readText.ts';
import { isUpload } from '../http/refuseRequest.ts';
import { signalOf } from '../http/signalOf.ts';
import type { KnownQueries, KnownQuery } from './KnownQueries.ts';
import { readFastRequest, type FastRequest } from './readFastRequest.ts';
import { runPlanned } from '../fastPath/runPlanned.ts';

type ReadHeader = (name: string) => string | null;

interface FastPathOptions {
  schema: GraphQLSchema;
  knownQueries: KnownQueries;
  createContext: (request: Pick<ContextOptions, 'exchange' | 'signal' | 'header'>) => GatewayContext;
  /** The client's operation with a document id. */
  findDocument: (id: string) => string | null;
  /** Whether a caller may send operations as text. */
  mayRunOwn: (header: ReadHeader) => boolean;
  costs: OperationCosts;
  /** Whether long answers are compressed. */
  compression: boolean;
}

/**
 * Answers a request, or resolves to false and leaves it to Yoga, with its body in `req.body`. Rejects with NotUtf8.
 */
export type FastPath = (req: IncomingMessage, res: ServerResponse, exchange: Exchange) => Promise<boolean>;

/**
 * Fast path for queries that have run before: skips Yoga, runs the cached plan, writes once. Every other request, and
 * every one that may not run, is left to Yoga, so that refusals are made in one place. refuseRequest has checked the
 * headers before (docs/decisions/fast-path.md).
 */
export function createFastPath(options: FastPathOptions): FastPath {
  return async (req, res, exchange) => {
    if (req.method !== 'POST' || isUpload(req)) return false;
    const body = await readText(req);
    exchange.begin();
    const header = readHeader(req);
    const request = readFastRequest(req, body);
    const query = exchange.showsCalls || !request ? null : findQuery(options, request, header);
    if (!request || !query) return leaveToYoga(req, body);
    const { document, operation } = query;
    if (options.costs.refuse(document, operation, request.variables)) return leaveToYoga(req, body);

    exchange.operationName = operation.name?.value;
    const contextValue = options.createContext({ exchange, signal: signalOf(res), header });
    const { schema } = options;
    const result = await runPlanned({ schema, document, contextValue, variableValues: request.variables });
    // The variables do not fit: nothing has run.
    if (result.data === undefined) return leaveToYoga(req, body);
    const errors = result.errors && withRequestId(result.errors.map(maskError), exchange);
    const unreadable = unreadableExtension(exchange);
    const cost = showsCost(contextValue.session) && {
      cost: options.costs.costOf(document, operation, request.variables),
    };
    const extensions = (cost || unreadable) && { extensions: { ...cost, ...unreadable } };
    const text = JSON.stringify({ data: result.data, ...(errors && { errors }), ...extensions });
    const headers = replyHeaders(exchange);
    headers['content-type'] = `${request.responseType}; charset=utf-8`;
    if (options.compression) await writeCompressed(res, text, headers, header('accept-encoding') ?? '');
    else writeText(res, text, headers);
    return true;
  };
}

function leaveToYoga(req: IncomingMessage, body: string): false {
  Object.assign(req, { body: toYogaBody(body) });
  return false;
}

/**
 * A body as Yoga takes one that was read. It lists the characters of a text as keys, which takes a quarter of a second
 * for 1 MB, so it gets a long one in a piece; and it takes an empty text for a body that was not read.
 */
function toYogaBody(text: string): string | Readable {
  return text.length > 2000 ? Readable.from([Buffer.from(text)]) : text || ' ';
}

/** The known query that a request may run. */
function findQuery(
  { knownQueries, findDocument, mayRunOwn }: FastPathOptions,
  { documentId, query, operationName }: FastRequest,
  header: ReadHeader,
): KnownQuery | null {
  const text = documentId === undefined ? mayRunOwn(header) && query : findDocument(documentId);
  const known = text ? knownQueries.find(text) : null;
  return operationName === null || operationName === known?.operation.name?.value ? known : null;
}

function writeText(res: ServerResponse, text: string, headers: Record<string, string>): void {
  const length = Buffer.byteLength(text);
  headers['content-length'] = String(length);
  res.writeHead(200, headers);
  // A string leaves in one piece with the head. ASCII has the same bytes in Latin-1, which is written faster.
  res.end(text, length === text.length ? 'latin1' : 'utf8');
}

/** @param accepted header Accept-Encoding */
async function writeCompressed(
  res: ServerResponse,
  text: string,
  headers: Record<string, string>,
  accepted: string,
): Promise<void> {
  const whole = Buffer.from(text);
  const { encoding, body } = await compress(whole, whole.length < minBytes ? '' : accepted);
  res.appendHeader('vary', 'Accept-Encoding');
  if (encoding !== null) res.setHeader('content-encoding', encoding);
  res.writeHead(200, { ...headers, 'content-length': body.length });
  res.end(body);
}
