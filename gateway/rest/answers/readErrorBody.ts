import { STATUS_CODES } from 'node:http';
import { isRecord } from '../../../contract/isRecord.ts';
import { isInternalText } from './isInternalText.ts';
import { readErrorTexts, type ErrorTexts } from './readErrorTexts.ts';
import type { OperationId } from '../restTypes.ts';

interface ErrorBody extends ErrorTexts {
  error: string | null;
}

/** "Bad Request" and the like say no more than the status. */
const statusTexts = new Set(Object.values(STATUS_CODES));

const nothing: ErrorBody = { messages: [], fields: [], error: null };

/**
 * Reads the texts of an error answer of /api/v3, general ones and those of fields (GAP-158). Texts of programs (a stack,
 * SQL, a path) are dropped whatever the status, and for a 5xx everything is, because its text is not meant for callers.
 * The `error` of a catalog search is shown to users whatever the status (CAT-32), if it reads as a sentence.
 */
export function readErrorBody(status: number, text: string, operationId: OperationId): ErrorBody {
  const isServerError = status >= 500;
  if (isServerError && operationId !== 'searchArticles') return nothing;
  const body = parse(text);
  const error = isRecord(body) && typeof body['error'] === 'string' ? body['error'] : null;
  if (isServerError) return { ...nothing, error: error !== null && isSentence(error) ? error : null };
  const { messages, fields } = readErrorTexts(body);
  return {
    messages: messages.filter((message) => isForCallers(message) && !statusTexts.has(message)),
    fields: fields.filter(({ message }) => isForCallers(message)),
    error: error !== null && isForCallers(error) ? error : null,
  };
}

/** The JSON, or the text itself where it is none. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return isInternalText(text) ? null : text;
  }
}

const isForCallers = (text: string): boolean => !isInternalText(text);

/** One line of words: a path, host name, port, markup, assignment or code would be internal to the back end. */
const isSentence = (text: string): boolean =>
  /^\S.{0,199}$/.test(text) && !/[/\\<>{}[\]@=;`]|:\S|\.\w/.test(text);
