import type { GraphQLResponse, RequestParameters, UploadableMap, Variables } from 'relay-runtime';
import { rememberAction } from './lastAction.ts';
import { NetworkError, outcomeUnknown } from './NetworkError.ts';
import type { GatewayError, NetworkEvents } from './NetworkEvents.ts';
import { readGatewayErrors } from './readGatewayErrors.ts';
import { keyOf, sendOperation } from './sendOperation.ts';

/** A persisted operation and how to send it. */
export type GatewayRequest = {
  operation: Pick<RequestParameters, 'id' | 'name' | 'operationKind'>;
  variables: Variables;
  /** Interface language (API-02). */
  locale: string;
  /** Selected currency; null while none was selected (API-03). */
  currency: string | null;
  /** The account that the page shows. */
  account?: string | null;
  events: NetworkEvents;
  /** The caller shows failures itself. */
  isQuiet: boolean;
  /** The caller finds out itself whether a write was done. */
  isUnknownQuiet?: boolean;
  /** Whether the page that was open when it was sent still is. */
  isPageOpen: () => boolean;
  /** Whether it reads what that page is about: who has left the page hears no more of it. */
  isOfPage: boolean;
  /** Files by the path of their variable (API-08). */
  uploadables?: UploadableMap | null | undefined;
  /** Called with the share of the upload already sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  signal: AbortSignal;
};

/**
 * Sends a persisted operation and resolves to the gateway's answer. Its version and its errors are reported to `events`,
 * as is a missing answer, which also rejects, with a `NetworkError`. After an abort nothing is reported, nor for a write
 * that has a result: it was done, though parts of the result could not be read.
 */
export async function askGateway({
  operation: { id: documentId, name, operationKind },
  events,
  isQuiet,
  isUnknownQuiet = false,
  isPageOpen,
  isOfPage,
  ...request
}: GatewayRequest): Promise<GraphQLResponse> {
  if (documentId == null) throw new Error(`${name} is not in persisted.json`);
  const { signal } = request;
  const isWrite = operationKind === 'mutation';
  const key = isWrite ? keyOf(request.variables) : undefined;
  const remember = (requestId: string | null): void => {
    if (isWrite) rememberAction(name, requestId);
  };
  const report = (errors: readonly GatewayError[]): void => {
    const isOpen = isPageOpen();
    // A page does not go with what was to be changed on it, or with what the answer to the change lacks (GAP-179).
    events.errors(errors, isQuiet || (isOfPage && !isOpen), isOpen && !isWrite, key);
  };
  try {
    const { body, version, build, requestId } = await sendOperation({
      documentId,
      outlivesPage: isWrite,
      ...request,
    });
    remember(requestId);
    signal.throwIfAborted();
    events.version(version, build);
    const errors = readGatewayErrors(body, requestId);
    const results = resultsOf(body);
    const has = (typename: string) => Object.values(results).some((one) => one.__typename === typename);
    const written = isWrite ? Object.keys(results) : [];
    if (has('OtherAccount')) events.otherAccount?.();
    if (written.length > 0) events.written?.(has('OutcomeUnknown') ? null : written, key);
    else if (errors.length > 0) report(errors);
    return body;
  } catch (error) {
    if (error instanceof NetworkError) {
      remember(error.requestId);
      if (!signal.aborted) {
        if (isWrite && error.mayHaveArrived) events.written?.(null);
        if (!(isUnknownQuiet && error.code === outcomeUnknown)) report([error]);
      }
    }
    throw error;
  }
}

/** The operation's fields that were answered, if only in part. */
function resultsOf(body: GraphQLResponse & object): Record<string, { __typename?: string }> {
  const data = 'data' in body ? (body.data ?? {}) : {};
  return Object.fromEntries(Object.entries(data).filter(([, result]) => result != null));
}
