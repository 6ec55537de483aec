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
  /** Files by the path of their variable, for example `input.file` (API-08). */
  uploadables?: UploadableMap | null | undefined;
  /** Called with the share already sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  signal: AbortSignal;
};

/** The gateway's answer. */
export type Incoming = { body: unknown; version: string | null; requestId: string | null };

/**
 * Sends one operation and resolves to the parsed answer. Rejects with a `NetworkError` when no JSON came, and with the abort
 * reason when the signal fired.
 */
export function sendOperation(operation: OutgoingOperation): Promise<Incoming> {
  return operation.uploadables ? upload(operation, operation.uploadables) : post(operation);
}

function headersOf({ locale, currency }: OutgoingOperation): Record<string, string> {
  return {
    ...operationHeaders,
    locale,
    ...(currency === null ? {} : { cc: currency }),
  };
}

async function post(operation: OutgoingOperation): Promise<Incoming> {
  const { documentId, variables, locale, currency, signal } = operation;
  const body = JSON.stringify({ documentId, variables });
  let response: Response;
  let text: string;
  try {
    response = await (takeEarlyAnswer(locale, currency, body) ??
      fetch('/graphql', {
        method: 'POST',
        signal,
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
  return read(text, response.status, (name) => response.headers.get(name));
}

/** The multipart request specification has null in the variables where a file belongs. */
const nullForFile = (_key: string, value: unknown): unknown => (value instanceof File ? null : value);

/** `fetch` does not report how much of a body it has sent; XMLHttpRequest does (GAP-164). */
function upload(operation: OutgoingOperation, uploadables: UploadableMap): Promise<Incoming> {
  const { documentId, variables, signal, onProgress } = operation;
  const files = Object.entries(uploadables);
  const form = new FormData();
  // https://github.com/jaydenseric/graphql-multipart-request-spec
  form.append('operations', JSON.stringify({ documentId, variables }, nullForFile));
  form.append(
    'map',
    JSON.stringify(Object.fromEntries(files.map(([path], i) => [i, [`variables.${path}`]]))),
  );
  files.forEach(([, file], i) => form.append(String(i), file));

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/graphql');
    for (const [name, value] of Object.entries(headersOf(operation))) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      try {
        resolve(read(request.responseText, request.status, (name) => request.getResponseHeader(name)));
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener('error', () => reject(new NetworkError(0)));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function read(text: string, status: number, header: (name: string) => string | null): Incoming {
  const requestId = header('x-request-id');
  try {
    return { body: JSON.parse(text), version: header('version'), requestId };
  } catch {
    throw new NetworkError(status, requestId);
  }
}
