import type { IncomingMessage } from 'node:http';
import { readText } from '../http/readText.ts';

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

/**
 * Reads a plain JSON POST; null for any other request. A body that was read is kept in `req.body`, where Yoga finds
 * it when the request turns out to be for Yoga.
 */
export async function readFastRequest(req: IncomingMessage): Promise<FastRequest | null> {
  const responseType = negotiateType(req);
  if (responseType === null) return null;
  const body = await readText(req);
  // Yoga takes an empty string for a body that was not read.
  Object.assign(req, { body: body || ' ' });
  const params = readParams(body);
  return params && { responseType, ...params };
}

/** Longer bodies are rare, and it is faster that Yoga reads them than that both do. */
const maxLength = 65_536;

/** The media type with which Yoga would respond to a plain JSON POST; null for other requests and unusual `Accept`. */
function negotiateType({ method, headers }: IncomingMessage): string | null {
  if (Number(headers['content-length']) > maxLength) return null;
  if (method !== 'POST' || !/^application\/json(; *charset=utf-8)?$/i.test(headers['content-type'] ?? ''))
    return null;
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
  const operationName = params['operationName'] ?? null;
  if (!isRecord(variables) || (operationName !== null && typeof operationName !== 'string')) return null;
  if (typeof documentId === 'string' && query == null) return { documentId, variables, operationName };
  if (typeof query === 'string' && documentId == null) return { query, variables, operationName };
  return null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
