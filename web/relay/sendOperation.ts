import type { UploadableMap, Variables } from 'relay-runtime';
import { awaitLeaving } from './awaitLeaving.ts';
import { takeEarlyAnswer } from './earlyAnswers.ts';
import { NetworkError } from './NetworkError.ts';
import { operationHeaders } from './requestHeaders.ts';

/** One persisted operation on its way to the gateway. */
export type OutgoingOperation = {
  /** The operation's id in `persisted.json`. */
  documentId: string;
  variables: Variables;
  /** Interface language, sent as `Locale` (API-02). */
  locale: string;
  /** Selected currency, sent as `CC` when there is one (API-03). */
  currency: string | null;
  /** The account that the page of a write shows, sent as `Account`. */
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
  body: unknown;
  version: string | null;
  build: string | null;
  requestId: string | null;
};

/**
 * Sends one operation and resolves to the parsed answer. Rejects with a `NetworkError` when no JSON came, and with the abort
 * reason when the signal fired.
 */
export async function sendOperation(operation: OutgoingOperation): Promise<Incoming> {
  const { uploadables, signal } = operation;
  if (!uploadables) return isKeyed(operation) ? postKeyed(operation) : post(operation);
  const loaded = await import('./sendFiles.ts').catch(() => null);
  signal.throwIfAborted();
  if (!loaded) throw new NetworkError(0);
  return loaded.sendFiles(operation, uploadables);
}

/** Statuses of a server between the client and the gateway; null where the connection broke. */
const lost: ReadonlySet<number | null> = new Set([null, 502, 503, 504]);
const pauseMs = 1000;

const isKeyed = ({ variables: { input } }: OutgoingOperation): boolean =>
  typeof input === 'object' && input !== null && 'idempotencyKey' in input;

/**
 * Sends a write with a key, and where no answer came, once more: it is done once however often it is sent, and the second
 * answer tells its result.
 */
async function postKeyed(operation: OutgoingOperation): Promise<Incoming> {
  try {
    return await post(operation);
  } catch (error) {
    if (!(error instanceof NetworkError && lost.has(error.status) && navigator.onLine)) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  operation.signal.throwIfAborted();
  return post(operation);
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
    throw new NetworkError(0);
  }
  return readAnswer(text, response.status, (name) => response.headers.get(name));
}

/** Reads the body of an answer, whatever its status. Throws a `NetworkError` if it is not JSON. */
export function readAnswer(text: string, status: number, header: (name: string) => string | null): Incoming {
  const requestId = header('x-request-id');
  try {
    return { body: JSON.parse(text), version: header('version'), build: header('build'), requestId };
  } catch {
    throw new NetworkError(status, requestId);
  }
}
