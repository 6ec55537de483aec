import type { ConcreteRequest, Variables } from 'relay-runtime';
import type { Language } from '../i18n/languages.ts';
import { NetworkError } from '../relay/NetworkError.ts';
import type { GatewayError } from '../relay/NetworkEvents.ts';
import { readGatewayErrors } from '../relay/readGatewayErrors.ts';
import { sendOperation } from '../relay/sendOperation.ts';
import { currency } from '../shell/currency.ts';
import { checkVersion, outdated } from '../shell/outdated.ts';
import { complain } from './complaints.ts';

/** Fields of a GraphQL answer. */
export type Fields = Readonly<Record<string, unknown>>;

/** One operation of a page for visitors. */
export type Question = {
  operation: ConcreteRequest;
  variables: Variables;
  language: Language;
  /** Failures show nothing. */
  isQuiet: boolean;
};

/**
 * Sends a persisted operation without Relay. Gives the answer's `data`, with null fields where something failed; null
 * when no answer came. Failures are notified as `networkEvents` does behind log-in (ERR-01, ERR-06 to ERR-08); a 401 is
 * none here (GAP-25).
 */
export async function ask({ operation, variables, language, isQuiet }: Question): Promise<Fields | null> {
  const { id: documentId, name } = operation.params;
  if (documentId == null) throw new Error(`${name} is not in persisted.json`);
  const { signal } = new AbortController();
  const report = (errors: readonly GatewayError[]): void => {
    const shown = errors.filter(({ code }) => code !== 'UNAUTHENTICATED');
    if (shown.length > 0 && !isQuiet) void complain(({ notifyErrors }) => notifyErrors(shown));
  };
  try {
    const answer = await sendOperation({
      documentId,
      variables,
      locale: language,
      currency: currency.read(),
      signal,
    });
    const { body, version, requestId } = answer;
    checkVersion(version);
    if (outdated.read()) void complain(() => {});
    report(readGatewayErrors(body, requestId));
    if (!isFields(body) || !('data' in body || 'errors' in body)) throw new NetworkError(200, requestId);
    return isFields(body['data']) ? body['data'] : null;
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    report([error]);
    return null;
  }
}

/** Whether a value of an answer is an object of fields. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
