import { operationTable } from '../../contract/operations.generated.ts';
import { isWrite } from './isWrite.ts';
import { JsonBody } from './JsonBody.ts';
import { readErrorBody } from './readErrorBody.ts';
import { RestError } from './RestError.ts';
import type { OperationId } from './restTypes.ts';
import type { UpstreamAnswer } from './readAnswer.ts';

/** Long answers of which most callers use few fields: each field is parsed when it is read. */
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

const isWriting = ({ operationId }: Call): boolean =>
  isWrite({ method: operationTable[operationId].method, operationId });

/**
 * The JSON that an answer holds, for the contract's reader: parsed, or a JsonBody. Null for an answer without a body.
 * Back ends label JSON in several ways or not at all, so its content type is not read: a page of HTML is never JSON.
 *
 * @throws RestError for a status of 400 or more, and for an answer that is not JSON; in an object that is read by
 *   field the latter may surface only when a field is read
 */
export function readBody({ status, body }: UpstreamAnswer, call: Call): unknown {
  if (status >= 400) throw statusError(status, body, call);
  if (isWriting(call) && status >= 200 && status < 300) return readWritten(body, call);
  if (status === 204) return null;
  if (status >= 300) throw unreadable(call);
  return (
    (readByField.has(call.operationId) ? JsonBody.parse(body, (cause) => unreadable(call, cause)) : null) ??
    parseWhole(body, call)
  );
}

function parseWhole(body: Buffer, call: Call): unknown {
  try {
    return JSON.parse(body.toString());
  } catch (cause) {
    throw unreadable(call, cause);
  }
}

/**
 * What a done write answers; null for anything but JSON: that it was done says the status alone.
 * @throws RestError when the answer is an error nevertheless
 */
function readWritten(body: Buffer, call: Call): unknown {
  const text = body.toString();
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isError(answer) || reportsErrors.has(call.operationId)) return answer;
  throw new RestError('status', { ...call, status: 400, ...readErrorBody(400, text, call.operationId) });
}

/** The answers of these list errors of what they were given: a connection, lines of a file. */
const reportsErrors: ReadonlySet<OperationId> = new Set([
  'testIntegration',
  'testSavedIntegration',
  'importCart',
]);

/** Whether an answer is `{error: …}` or `{errors: …}`, neither of them empty. */
const isError = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  !Array.isArray(answer) &&
  [Reflect.get(answer, 'error'), Reflect.get(answer, 'errors')].some(
    (error: unknown) =>
      Boolean(error) && (typeof error !== 'object' || Object.values(Object(error)).length > 0),
  );

/** The error that an answer with a status of 400 or more is. */
export function statusError(status: number, body: Buffer, call: Call): RestError {
  return new RestError('status', {
    ...call,
    status,
    ...readErrorBody(status, body.toString(), call.operationId),
    // 502 and 504 come from a proxy: it lost the answer, the write may have been done.
    isOutcomeUnknown: isWriting(call) && (status === 502 || status === 504),
  });
}

const unreadable = (call: Call, cause?: unknown): RestError =>
  new RestError('protocol', { ...call, isOutcomeUnknown: isWriting(call), cause });
