import type { GraphQLResponse, UploadableMap, Variables } from 'relay-runtime';
import { awaitLeaving } from './awaitLeaving.ts';
import { takeEarlyAnswer } from './earlyAnswers.ts';
import { NetworkError, outcomeUnknown } from './NetworkError.ts';
import { operationHeaders } from './requestHeaders.ts';
import { isRecord } from '../../contract/isRecord.ts';

/** One persisted operation on its way to the gateway. */
export type OutgoingOperation = {
  /** The operation's id in `persisted.json`. */
  documentId: string;
  variables: Variables;
  /** Interface language, sent as `Locale` (API-02). */
  locale: string;
  /** Selected currency, sent as `CC` when there is one (API-03). */
  currency: string | null;
  /** The account that the page shows, sent as `Account`. */
  account?: string | null;
  /** Files by the path of their variable, for example `input.file` (API-08). */
  uploadables?: UploadableMap | null | undefined;
  /** Called with the share already sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Sent to its end even if the page is left meanwhile. */
  outlivesPage?: boolean;
  signal: AbortSignal;
};

/** Characters of a body that a browser still sends for a page that has gone: it takes 64 KB of all of them together. */
const mostForGonePage = 4000;

/** The gateway's answer. */
export type Incoming = {
  body: GraphQLResponse & object;
  version: string | null;
  build: string | null;
  requestId: string | null;
};

/**
 * Sends one operation and resolves to the gateway's answer. Rejects with a `NetworkError` when something else or nothing
 * came, of the code OUTCOME_UNKNOWN if it is a write that may have been done, and with the abort reason when the signal fired.
 */
export function sendOperation(operation: OutgoingOperation): Promise<Incoming> {
  return keyOf(operation.variables) === undefined ? sendOnce(operation) : sendKeyed(operation);
}

/** The key of a write's intent; undefined for anything else. */
export function keyOf({ input }: Variables): string | undefined {
  if (!isRecord(input)) return undefined;
  const { idempotencyKey } = input;
  return typeof idempotencyKey === 'string' ? idempotencyKey : undefined;
}

const pauseMs = 1000;

/**
 * Sends a write with a key, and where its answer was lost, once more: it is done once however often it is sent, and the
 * second answer tells its result.
 */
async function sendKeyed(operation: OutgoingOperation): Promise<Incoming> {
  try {
    return await sendOnce(operation);
  } catch (error) {
    if (!(error instanceof NetworkError && error.mayHaveArrived)) throw error;
    const { status, requestId } = error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    operation.signal.throwIfAborted();
    return sendOnce(operation).catch((second: unknown) => {
      // Whatever became of the second, the first may have been done.
      throw second instanceof NetworkError
        ? new NetworkError(status ?? 0, requestId, true, outcomeUnknown)
        : second;
    });
  }
}

async function sendOnce(operation: OutgoingOperation): Promise<Incoming> {
  const { uploadables, signal } = operation;
  if (!uploadables) return post(operation);
  const loaded = await import('./sendFiles.ts').catch(() => null);
  signal.throwIfAborted();
  if (!loaded) throw new NetworkError(0, null, false);
  return loaded.sendFiles(operation, uploadables);
}

/** The headers of an operation but its type. */
export function headersOf({ locale, currency, account = null }: OutgoingOperation): Record<string, string> {
  return {
    ...operationHeaders,
    locale,
    ...(currency === null ? {} : { cc: currency }),
    ...(account === null ? {} : { account }),
  };
}

async function post(operation: OutgoingOperation): Promise<Incoming> {
  const { documentId, variables, locale, currency, outlivesPage = false, signal } = operation;
  const body = JSON.stringify({ documentId, variables });
  const { onLine } = navigator;
  let response: Response;
  let text: string;
  try {
    response = await (takeEarlyAnswer(locale, currency, body) ??
      fetch('/graphql', {
        method: 'POST',
        signal,
        keepalive: outlivesPage && body.length <= mostForGonePage,
        headers: { ...headersOf(operation), 'content-type': 'application/json' },
        body,
      }));
    // The connection can break here, too.
    text = await response.text();
  } catch (cause) {
    if (signal.aborted) throw cause;
    await awaitLeaving();
    throw new NetworkError(0, null, onLine);
  }
  return readAnswer(text, response.status, (name) => response.headers.get(name));
}

/** Reads the body of an answer, whatever its status. Throws a `NetworkError` if it is not the gateway's. */
export function readAnswer(text: string, status: number, header: (name: string) => string | null): Incoming {
  const requestId = header('x-request-id');
  const body = parse(text);
  if (!isGraphQLResponse(body)) throw new NetworkError(status, requestId);
  return { body, version: header('version'), build: header('build'), requestId };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isGraphQLResponse(body: unknown): body is GraphQLResponse & object {
  return isRecord(body) && ('data' in body || 'errors' in body);
}
