import type { GraphQLResponse } from 'relay-runtime';
import { isRecord } from '../../contract/isRecord.ts';
import { NetworkError } from './NetworkError.ts';

/** The gateway's answer. */
export type Incoming = {
  body: GraphQLResponse & object;
  version: string | null;
  build: string | null;
  requestId: string | null;
};

/** Reads the body of an answer, whatever its status. Throws a `NetworkError` if it is not the gateway's. */
export function readAnswer(text: string, status: number, header: (name: string) => string | null): Incoming {
  const requestId = header('x-request-id');
  const body = parse(text);
  if (!isGraphQLResponse(body)) throw new NetworkError(status, requestId);
  return { body, version: header('version'), build: header('build'), requestId };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isGraphQLResponse(body: unknown): body is GraphQLResponse & object {
  return isRecord(body) && ('data' in body || 'errors' in body);
}
