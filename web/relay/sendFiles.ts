import type { UploadableMap } from 'relay-runtime';
import { NetworkError } from './NetworkError.ts';
import { headersOf, type OutgoingOperation } from './OutgoingOperation.ts';
import { readAnswer, type Incoming } from './readAnswer.ts';

/** The multipart request specification has null in the variables where a file belongs. */
const nullForFile = (_key: string, value: unknown): unknown => (value instanceof File ? null : value);

/**
 * Sends an operation with files, as `sendOperation` does without. `fetch` does not report how much of a body it has sent;
 * XMLHttpRequest does (GAP-164).
 */
export function sendFiles(operation: OutgoingOperation, uploadables: UploadableMap): Promise<Incoming> {
  const { documentId, variables, signal, onProgress } = operation;
  const files = Object.entries(uploadables);
  const { onLine } = navigator;
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
        resolve(readAnswer(request.responseText, request.status, (name) => request.getResponseHeader(name)));
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener('error', () => reject(new NetworkError(0, null, onLine)));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
