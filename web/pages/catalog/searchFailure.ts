import { isRecord } from '../../../contract/isRecord.ts';

/** The reason of a failed search for the user: the server's own words, or one of two sentences (CAT-32 to CAT-34). */
export type SearchFailure = { said: string | null; sentence: 'SERVER' | 'UNKNOWN'; requestId: string | null };

/**
 * Reads a failed search: the server's `error` field when there is one, or what it says of a field, such as a text that is
 * too long; 'Server error' when it answered with an HTTP error, 'Unknown error' for everything else, such as a broken connection (CAT-32 to CAT-34).
 *
 * @param errors a failed field's errors as Relay gives them (their `extensions`), or what the query itself threw
 */
export function readSearchFailure(errors: readonly unknown[]): SearchFailure {
  const causes = errors.flatMap(causesOf);
  return {
    said: causes.flatMap(({ error, fields }) => [error, ...messagesOf(fields)]).find(isText) ?? null,
    sentence: causes.some(isHttpError) ? 'SERVER' : 'UNKNOWN',
    requestId: causes.map(({ requestId }) => requestId).find(isText) ?? null,
  };
}

type Cause = Record<string, unknown>;

/** Codes of failures without an HTTP answer of the back end. */
const withoutAnswer = new Set<unknown>(['OFFLINE', 'UPSTREAM_TIMEOUT', 'UPSTREAM_UNAVAILABLE']);

function isHttpError({ code, status }: Cause): boolean {
  if (withoutAnswer.has(code)) return false;
  return status === undefined ? isText(code) : typeof status === 'number';
}

/** GraphQL's extensions of an error; a failed query carries them in `source`. */
function causesOf(error: unknown): Cause[] {
  if (!isRecord(error)) return [];
  if (isRecord(error['extensions'])) return [error['extensions']];
  if (isRecord(error['source']) && Array.isArray(error['source']['errors'])) {
    return error['source']['errors'].flatMap(causesOf);
  }
  return [error];
}

const messagesOf = (fields: unknown): unknown[] =>
  Array.isArray(fields) ? fields.filter(isRecord).map(({ message }) => message) : [];

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
