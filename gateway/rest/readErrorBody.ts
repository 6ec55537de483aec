import type { FieldMessage } from './RestError.ts';

interface ErrorBody {
  messages: string[];
  fields: FieldMessage[];
  error: string | null;
}

/**
 * Reads `messages`, `message`, `fields` and `error` of an error answer of /api/v3 (GAP-158). Anything else is dropped;
 * for a 5xx everything is, because its text is not meant for callers.
 */
export function readErrorBody(status: number, text: string): ErrorBody {
  const nothing: ErrorBody = { messages: [], fields: [], error: null };
  if (status >= 500) return nothing;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return nothing;
  }
  if (typeof body !== 'object' || body === null) return nothing;
  const messages = 'messages' in body && Array.isArray(body.messages) ? body.messages.filter(isString) : [];
  if (messages.length === 0 && 'message' in body && isString(body.message)) messages.push(body.message);
  const fields = 'fields' in body && Array.isArray(body.fields) ? body.fields.filter(isFieldMessage) : [];
  return {
    messages,
    fields: fields.map(({ field, message }) => ({ field, message })),
    error: 'error' in body && isString(body.error) ? body.error : null,
  };
}

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
