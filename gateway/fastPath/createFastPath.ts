import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import type { ContextOptions, GatewayContext } from '../context.ts';
import type { Variables } from '../graphql/cost/argumentValues.ts';
import { replyHeaders, withRequestId } from '../graphql/replyPlugin.ts';
import type { Exchange } from '../http/Exchange.ts';
import { readHeader } from '../http/readHeader.ts';
import type { KnownQueries, KnownQuery } from './KnownQueries.ts';
import { readFastRequest, type FastRequest } from './readFastRequest.ts';
import { runPlanned } from './runPlanned.ts';

type ReadHeader = (name: string) => string | null;

interface FastPathOptions {
  schema: GraphQLSchema;
  knownQueries: KnownQueries;
  createContext: (request: Pick<ContextOptions, 'exchange' | 'signal' | 'header'>) => GatewayContext;
  /** The client's operation with a document id. */
  findDocument: (id: string) => string | null;
  /** Whether a caller may send operations as text. */
  mayRunOwn: (header: ReadHeader) => boolean;
  /** Why a query may not run with these variables; null when it may. */
  refuse: (query: KnownQuery, variables: Variables) => GraphQLError | null;
  maskError: (error: unknown) => GraphQLError;
}

/** Answers a request, or resolves to false and leaves it to Yoga, with its body in `req.body`. */
export type FastPath = (req: IncomingMessage, res: ServerResponse, exchange: Exchange) => Promise<boolean>;

/**
 * Fast path for queries that have run before: skips Yoga, runs the cached plan, writes once. Every other request, and
 * every one that may not run, is left to Yoga, so that refusals are made in one place. refuseRequest has checked the
 * headers before (docs/decisions/fast-path.md).
 */
export function createFastPath(options: FastPathOptions): FastPath {
  return async (req, res, exchange) => {
    if (exchange.upstreamCalls) return false;
    const header = readHeader(req);
    const request = await readFastRequest(req);
    const query = request && findQuery(options, request, header);
    if (!query || options.refuse(query, request.variables)) return false;

    exchange.operationName = query.operation.name?.value;
    const contextValue = options.createContext({ exchange, signal: signalOf(res), header });
    const { schema } = options;
    const { document } = query;
    const result = await runPlanned({ schema, document, contextValue, variableValues: request.variables });
    // The variables do not fit: nothing has run.
    if (result.data === undefined) return false;
    const errors = result.errors && withRequestId(result.errors.map(options.maskError), exchange);
    writeResult(res, exchange, request.responseType, { data: result.data, ...(errors && { errors }) });
    return true;
  };
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

/** Aborts when the caller goes away before the response is written. */
function signalOf(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableEnded) controller.abort();
  });
  return controller.signal;
}

function writeResult(
  res: ServerResponse,
  exchange: Exchange,
  responseType: string,
  result: ExecutionResult,
): void {
  const body = JSON.stringify(result);
  const length = Buffer.byteLength(body);
  res.writeHead(200, {
    ...replyHeaders(exchange),
    'content-type': `${responseType}; charset=utf-8`,
    'content-length': length,
  });
  // A string leaves in one piece with the head. ASCII has the same bytes in Latin-1, which is written faster.
  res.end(body, length === body.length ? 'latin1' : 'utf8');
}
