import type { IncomingMessage } from 'node:http';
import { NotUtf8, readText } from '../http/readText.ts';
import { message, type Message } from '../messages/message.ts';
import { bulkFailure, type BulkFailure } from './BulkFailure.ts';
import type { BulkQuery } from './createBulk.ts';
import { isRecord } from '../../contract/isRecord.ts';

const knownKeys = new Set(['query', 'variables', 'operationName', 'after']);

/**
 * Reads the body of a bulk read: `{ query, variables?, operationName?, after? }`.
 *
 * @throws BulkFailure for any other body
 */
export async function readBulkRequest(req: IncomingMessage): Promise<BulkQuery> {
  const body = parse(await readUtf8(req));
  const unknown = Object.keys(body).find((key) => !knownKeys.has(key));
  if (unknown !== undefined)
    throw refusal(message('BULK.UNKNOWN_KEY', { key: JSON.stringify(unknown.slice(0, 40)) }));
  const { query, variables, operationName, after } = body;
  if (typeof query !== 'string') throw refusal(message('BULK.QUERY'));
  if (variables != null && !isRecord(variables)) throw refusal(message('BULK.VARIABLES'));
  if (!isTextOrNull(operationName)) throw refusal(message('BULK.OPERATION_NAME'));
  if (!isTextOrNull(after)) throw refusal(message('BULK.AFTER'));
  return { query, variables: variables ?? {}, operationName: operationName ?? null, after: after ?? null };
}

async function readUtf8(req: IncomingMessage): Promise<string> {
  try {
    return await readText(req);
  } catch (error) {
    throw error instanceof NotUtf8 ? refusal(message('REQUEST.NOT_UTF8')) : error;
  }
}

function parse(text: string): Record<string, unknown> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw refusal(message('BULK.NOT_JSON'));
  }
  if (!isRecord(body)) throw refusal(message('BULK.NOT_AN_OBJECT'));
  return body;
}

const isTextOrNull = (value: unknown): value is string | null | undefined =>
  value == null || typeof value === 'string';

const refusal = (text: Message): BulkFailure => bulkFailure('BAD_REQUEST', text);
