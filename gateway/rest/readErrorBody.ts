import type { FieldMessage } from './RestError.ts';
import type { OperationId } from './restTypes.ts';

interface ErrorBody {
  messages: string[];
  fields: FieldMessage[];
  error: string | null;
}

/**
 * Reads `messages`, `message`, `fields` and `error` of an error answer of /api/v3 (GAP-158). Anything else is dropped; for
 * a 5xx everything is, because its text is not meant for callers. The `error` of a catalog search is shown to users
 * whatever the status (CAT-32), if it reads as a sentence.
 */
export function readErrorBody(status: number, text: string, operationId: OperationId): ErrorBody {
  const nothing: ErrorBody = { messages: [], fields: [], error: null };
  const isServerError = status >= 500;
  if (isServerError && operationId !== 'searchArticles') return nothing;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return nothing;
  }
  if (typeof body !== 'object' || body === null) return nothing;
  const error = 'error' in body && isString(body.error) ? body.error : null;
  if (isServerError) return { ...nothing, error: error !== null && isSentence(error) ? error : null };
  const messages = 'messages' in body && Array.isArray(body.messages) ? body.messages.filter(isString) : [];
  if (messages.length === 0 && 'message' in body && isString(body.message)) messages.push(body.message);
  const fields = 'fields' in body && Array.isArray(body.fields) ? body.fields.filter(isFieldMessage) : [];
  return { messages, fields: fields.map(({ field, message }) => ({ field, message })), error };
}

/** One line of words: a path, host name, port, markup, assignment or code would be internal to the back end. */
const isSentence = (text: string): boolean =>
  /^\S.{0,199}$/.test(text) && !/[/\\<>{}[\]@=;`]|:\S|\.\w/.test(text);

const isString = (value: unknown): value is string => typeof value === 'string';

function isFieldMessage(value: unknown): value is FieldMessage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'field' in value &&
    isString(value.field) &&
    'message' in value &&
    isString(value.message)
  );
}
