import type { IncomingMessage } from 'node:http';
import { isRecord } from '../../contract/isRecord.ts';

/** A GraphQL request that the fast path understands. */
export interface FastRequest {
  /** The media type of its response. */
  responseType: string;
  /** Either this or `query` is given. */
  documentId?: string;
  query?: string;
  variables: Record<string, unknown>;
  operationName: string | null;
}

/** The request in the body of a plain JSON POST; null for any other. */
export function readFastRequest(req: IncomingMessage, body: string): FastRequest | null {
  const responseType = negotiateType(req);
  const params = responseType === null || body.length > maxLength ? null : readParams(body);
  return params && responseType !== null ? { responseType, ...params } : null;
}

/** Longer bodies are rare, and it is faster that Yoga parses them than that both do. */
const maxLength = 65_536;

/** The media type with which Yoga would respond to plain JSON; null for other content types and unusual `Accept`. */
function negotiateType({ headers }: IncomingMessage): string | null {
  if (!/^application\/json(; *charset=utf-8)?$/i.test(headers['content-type'] ?? '')) return null;
  switch (headers.accept) {
    case 'application/graphql-response+json':
    case 'application/graphql-response+json, application/json':
      return 'application/graphql-response+json';
    case 'application/json':
    case '*/*':
    case undefined:
      return 'application/json';
    default:
      return null;
  }
}

const knownKeys = new Set(['documentId', 'query', 'variables', 'operationName']);

function readParams(body: string): Omit<FastRequest, 'responseType'> | null {
  let params: unknown;
  try {
    params = JSON.parse(body);
  } catch {
    return null;
  }
  if (!isRecord(params) || !Object.keys(params).every((key) => knownKeys.has(key))) return null;
  const { documentId, query } = params;
  const variables = params['variables'] ?? {};
  const { operationName: given = null } = params;
  // As replyPlugin gives it to Yoga: an empty name is none.
  const operationName = given === '' ? null : given;
  if (!isRecord(variables) || (operationName !== null && typeof operationName !== 'string')) return null;
  if (typeof documentId === 'string' && query == null) return { documentId, variables, operationName };
  if (typeof query === 'string' && documentId == null) return { query, variables, operationName };
  return null;
}
