import type { ConcreteRequest, Variables } from 'relay-runtime';
import type { Language } from '../i18n/languages.ts';
import { askGateway } from '../relay/askGateway.ts';
import { NetworkError } from '../relay/NetworkError.ts';
import type { NetworkEvents } from '../relay/NetworkEvents.ts';
import { currency } from '../shell/currency.ts';
import { checkVersion, outdated } from '../shell/outdated.ts';
import { withErrorUi } from './errorUi.ts';

/** One operation of a page for visitors. */
export type Question = {
  operation: ConcreteRequest;
  variables: Variables;
  language: Language;
  /** Failures show nothing. */
  isQuiet: boolean;
};

/** As `networkEvents` behind log-in, but a 401 is not an error here (GAP-25). */
const visitorEvents: NetworkEvents = {
  version(version, build) {
    checkVersion(version, build);
    if (outdated.read()) void withErrorUi(() => {});
  },
  errors(errors, isQuiet) {
    // The back end may refuse the currency that somebody selected: it is of no use here.
    if (errors.some(({ code }) => code === 'BAD_REQUEST')) currency.forget();
    const shown = errors.filter(({ code }) => code !== 'UNAUTHENTICATED');
    if (shown.length > 0 && !isQuiet) void withErrorUi(({ notifyErrors }) => notifyErrors(shown));
  },
};

/**
 * Sends a persisted operation without Relay. Resolves to the answer's `data`, with null fields where something failed;
 * null when no answer came. Failures are notified (ERR-01, ERR-06 to ERR-08).
 */
export async function ask({
  operation,
  language,
  ...request
}: Question): Promise<Readonly<Record<string, unknown>> | null> {
  const { signal } = new AbortController();
  try {
    const answer = await askGateway({
      ...request,
      operation: operation.params,
      locale: language,
      currency: currency.read(),
      events: visitorEvents,
      isPageOpen: () => true,
      isOfPage: false,
      signal,
    });
    return 'data' in answer ? (answer.data ?? null) : null;
  } catch (error) {
    if (error instanceof NetworkError) return null;
    throw error;
  }
}
