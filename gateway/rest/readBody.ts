import { operationTable } from '../../contract/operations.generated.ts';
import { lazyObject } from './lazyObject.ts';
import { readErrorBody } from './readErrorBody.ts';
import { RestError } from './RestError.ts';
import type { OperationId } from './restTypes.ts';
import type { UpstreamAnswer } from './Upstream.ts';

/** Long answers of which most callers use few fields: each field is parsed when it is first read. */
const readByField: ReadonlySet<OperationId> = new Set([
  'getOrder',
  'getInvoice',
  'getMergedInvoice',
  'getCreditInvoice',
]);

interface Call {
  operationId: OperationId;
  requestId: string;
}

/**
 * The value that an answer holds; null for an answer without a body. The only place where the bytes of an answer
 * become what a resolver sees.
 *
 * @throws RestError for a status of 400 or more, and for an answer that is not JSON; in an object that is read by
 *   field the latter may surface only when a field is read
 */
export function readBody({ status, headers, body }: UpstreamAnswer, call: Call): unknown {
  if (status >= 400) throw statusError(status, body, call);
  if (status === 204) return null;
  const type = String(headers['content-type'] ?? '');
  if (status >= 300 || !/^application\/(\w+\+)?json\b/i.test(type)) throw unreadable(call);
  if (readByField.has(call.operationId)) return lazyObject(body, (cause) => unreadable(call, cause));
  try {
    return JSON.parse(body.toString());
  } catch (cause) {
    throw unreadable(call, cause);
  }
}

function statusError(status: number, body: Buffer, call: Call): RestError {
  return new RestError('status', {
    ...call,
    status,
    ...readErrorBody(status, body.toString(), call.operationId),
    // 502 and 504 come from a proxy: it lost the answer, the write may have been done.
    isOutcomeUnknown: isWrite(call) && (status === 502 || status === 504),
  });
}

const unreadable = (call: Call, cause?: unknown): RestError =>
  new RestError('protocol', { ...call, isOutcomeUnknown: isWrite(call), cause });

const isWrite = ({ operationId }: Call): boolean => operationTable[operationId].method !== 'GET';
