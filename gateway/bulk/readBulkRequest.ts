import type { IncomingMessage } from 'node:http';
import { readText } from '../http/readText.ts';
import { bulkFailure, type BulkFailure } from './BulkFailure.ts';
import type { BulkQuery } from './createBulk.ts';

const knownKeys = new Set(['query', 'variables', 'operationName', 'after']);

/**
 * Reads the body of a bulk read: `{ query, variables?, operationName?, after? }`.
 *
 * @throws BulkFailure for any other body
 */
export async function readBulkRequest(req: IncomingMessage): Promise<BulkQuery> {
  const body = parse(await readText(req));
  const unknown = Object.keys(body).find((key) => !knownKeys.has(key));
  if (unknown !== undefined) throw refusal(`Unknown key ${JSON.stringify(unknown.slice(0, 40))}.`);
  const { query, variables, operationName, after } = body;
  if (typeof query !== 'string') throw refusal('Send a "query".');
  if (variables != null && !isRecord(variables)) throw refusal('"variables" is not an object.');
  if (!isTextOrNull(operationName)) throw refusal('"operationName" is not a text.');
  if (!isTextOrNull(after)) throw refusal('"after" is not a cursor.');
  return { query, variables: variables ?? {}, operationName: operationName ?? null, after: after ?? null };
}

function parse(text: string): Record<string, unknown> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw refusal('The body is not JSON.');
  }
  if (!isRecord(body)) throw refusal('The body is not an object.');
  return body;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTextOrNull = (value: unknown): value is string | null | undefined =>
  value == null || typeof value === 'string';

const refusal = (message: string): BulkFailure => bulkFailure('BAD_REQUEST', message);
