import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLError } from 'graphql';
import type { ContextOptions, GatewayContext } from '../context.ts';
import type { Exchange } from '../http/Exchange.ts';
import { readHeader } from '../http/readHeader.ts';
import { readText } from '../http/readText.ts';
import type { Variables } from './cost/argumentValues.ts';
import type { KnownOperation, KnownOperations } from './KnownOperations.ts';
import { replyHeaders, withRequestId } from './replyPlugin.ts';

interface FastLaneOptions {
  known: KnownOperations;
  contextOf: (request: Pick<ContextOptions, 'exchange' | 'signal' | 'header'>) => GatewayContext;
  /** The client's operation of a document id. */
  documentOf: (id: string) => string | null;
  /** Whether a caller may run operations of its own. */
  mayRunOwn: (header: (name: string) => string | null) => boolean;
  /** Why an operation may not run with these variables. */
  refuse: (operation: KnownOperation, variables: Variables) => GraphQLError | null;
  maskError: (error: unknown) => GraphQLError;
}

/** Answers a request, or leaves it (false), its body read into `req.body`, which Yoga takes instead of the stream. */
export type FastLane = (req: IncomingMessage, res: ServerResponse, exchange: Exchange) => Promise<boolean>;

/**
 * The short way of what is asked all day: a plain JSON POST of a query that has run before goes from node's request
 * to the planned query and is written at once. Whatever else it is, or may not run, is Yoga's to answer, so that
 * every refusal is made in one place. refuseRequest has judged the request's headers before
 * (docs/decisions/fast-lane.md).
 */
export function createFastLane(options: FastLaneOptions): FastLane {
  return async (req, res, exchange) => {
    const contentType = answerType(req);
    if (contentType === null || exchange.upstreamCalls) return false;
    const body = await readText(req);
    // An empty string would not count as a body that was read.
    Object.assign(req, { body: body || ' ' });
    const header = readHeader(req);
    const asked = readParams(body);
    if (!asked) return false;
    const { documentId, query, variables, operationName } = asked;
    const text =
      documentId === undefined ? options.mayRunOwn(header) && query : options.documentOf(documentId);
    const known = text ? options.known.find(text) : null;
    if (!known || (operationName != null && operationName !== known.operation.name?.value)) return false;
    if (options.refuse(known, variables)) return false;

    exchange.operationName = known.operation.name?.value;
    const gone = new AbortController();
    res.once('close', () => {
      if (!res.writableEnded) gone.abort();
    });
    const context = options.contextOf({ exchange, signal: gone.signal, header });
    const result = await known.run(context, variables);
    if (!result) return false;
    const errors = result.errors && withRequestId(result.errors.map(options.maskError), exchange);
    const answer = JSON.stringify(errors ? { data: result.data, errors } : { data: result.data });
    const length = Buffer.byteLength(answer);
    res.writeHead(200, {
      ...replyHeaders(exchange),
      'content-type': `${contentType}; charset=utf-8`,
      'content-length': length,
    });
    // Text leaves in one piece with its head. Of ASCII, the same bytes in either, Latin-1 is written faster.
    res.end(answer, length === answer.length ? 'latin1' : 'utf8');
    return true;
  };
}

/** Longer bodies are rare, and read faster by Yoga alone than here and by Yoga again. */
const maxLength = 65_536;

/** The content type that Yoga would answer a plain JSON POST with; null for other requests and rarer wishes. */
function answerType({ method, headers }: IncomingMessage): string | null {
  if (Number(headers['content-length']) > maxLength) return null;
  if (method !== 'POST' || !/^application\/json(; *charset=utf-8)?$/i.test(headers['content-type'] ?? '')) {
    return null;
  }
  switch (headers.accept) {
    case 'application/graphql-response+json':
    case 'application/graphql-response+json, application/json':
      return 'application/graphql-response+json';
    case 'application/json':
      return 'application/json';
    case undefined:
    case '*/*':
      return anyType;
    default:
      return null;
  }
}

const anyType = 'application/json';

interface Params {
  documentId?: string;
  query?: string;
  variables: Record<string, unknown>;
  operationName?: string | null;
}

const plainKeys = new Set(['documentId', 'query', 'variables', 'operationName']);

/** What a body asks for, when it is as simple as nearly all are. */
function readParams(body: string): Params | null {
  let params: unknown;
  try {
    params = JSON.parse(body);
  } catch {
    return null;
  }
  if (!isRecord(params) || !Object.keys(params).every((key) => plainKeys.has(key))) return null;
  const { documentId, query, operationName } = params;
  const variables = params['variables'] ?? {};
  if (!isRecord(variables)) return null;
  if (operationName != null && typeof operationName !== 'string') return null;
  const name = operationName == null ? {} : { operationName };
  if (typeof documentId === 'string' && query == null) return { documentId, variables, ...name };
  if (typeof query === 'string' && documentId == null) return { query, variables, ...name };
  return null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
