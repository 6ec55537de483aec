import { isRecord } from '../../../contract/isRecord.ts';
import { operationTable } from '../../../contract/operations.generated.ts';
import { toBoolean } from '../../../contract/reader/scalars.ts';
import { isTooDeep } from './isTooDeep.ts';
import { isWrite } from '../request/isWrite.ts';
import { JsonBody } from './JsonBody.ts';
import { readErrorBody } from './readErrorBody.ts';
import { RestError } from '../RestError.ts';
import type { OperationId } from '../restTypes.ts';
import type { UpstreamAnswer } from '../upstream/readAnswer.ts';

/** Calls with long answers of which most callers use few fields: each field is parsed when it is read. */
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
  if (isTooDeep(body)) throw unreadable(call);
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
 * What a done write answers; null for a word such as "OK": that it was done says the status alone.
 * @throws RestError when the answer is an error nevertheless; with an unknown outcome for a page, which a proxy has
 *   written, such as its log-in
 */
function readWritten(body: Buffer, call: Call): unknown {
  const text = body.toString();
  if (/^\s*</.test(text)) throw unreadable(call);
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRefusal(answer) || reportsErrors.has(call.operationId)) return answer;
  throw new RestError('status', { ...call, status: 400, ...readErrorBody(400, text, call.operationId) });
}

/** Calls whose answers list errors about their input: a connection, lines of a file. */
const reportsErrors: ReadonlySet<OperationId> = new Set([
  'testIntegration',
  'testSavedIntegration',
  'importCart',
]);

/** Whether an answer says that nothing was done: `{error}` or `{errors}`, neither of them empty, or `{success: false}`. */
function isRefusal(answer: unknown): boolean {
  if (!isRecord(answer)) return false;
  const { error, errors, success, ok, status, id } = answer;
  return (
    [error, errors].some(isFilled) ||
    [success, ok].some(isFalse) ||
    // An object that was written may have a status, too.
    (id === undefined && typeof status === 'string' && /^(error|fail|failed|failure)$/i.test(status))
  );
}

const isFilled = (value: unknown): boolean =>
  Boolean(value) && (typeof value !== 'object' || Object.values(Object(value)).length > 0);

/** As toBoolean of the contract's reader: some back ends write 0 or a text. */
const isFalse = (value: unknown): boolean => toBoolean(value) === false;

/** More than any message needs; of a longer body nothing is read. */
const maxErrorBytes = 64 * 1024;

/** The error that an answer with a status of 400 or more is. */
export function statusError(status: number, body: Buffer, call: Call): RestError {
  const text = body.length > maxErrorBytes ? '' : body.toString();
  return new RestError('status', {
    ...call,
    status,
    ...readErrorBody(status, text, call.operationId),
    // What failed may have been done before it failed; 503 says that it was not accepted.
    isOutcomeUnknown: isWriting(call) && status >= 500 && status !== 503,
  });
}

const unreadable = (call: Call, cause?: unknown): RestError =>
  new RestError('protocol', { ...call, isOutcomeUnknown: isWriting(call), cause });
