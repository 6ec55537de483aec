import type { GatewayError } from '../../relay/NetworkEvents.ts';
import type { FieldError } from '../../relay/placeFieldErrors.ts';
import { guardHeaders } from '../../relay/requestHeaders.ts';

/** The summary in a file, once it has arrived. */
export type DownloadNotice = {
  text: string;
  /** Whether something about it is not right. */
  isProblem: boolean;
  action?: { label: string; run: () => void };
};

/** The request for a file: GET, or POST with a body. */
export type FileRequest = {
  path: string;
  body?: FormData | object;
  /** Reads what the file says of itself, and what the gateway says of it; null if there is nothing to say. */
  inspect?: (file: Blob, summary: unknown) => Promise<DownloadNotice | null>;
  /** Whether it is a ZIP whose files are counted as they arrive. */
  isArchive?: boolean;
};

/** A file that has begun to arrive. */
export type IncomingFile = {
  /** Its name, as content-disposition says it; null if it says none (DOC-16). */
  name: string | null;
  /** Bytes in all; null where the answer does not say. */
  size: number | null;
  /** The header `Export-Summary` of the gateway; null without it. */
  summary: unknown;
  /**
   * Reads it to its end. Rejects when it breaks off: what came is not a file.
   *
   * @param onBytes hears how many bytes have arrived so far, and gets the last of them
   */
  read: (onBytes: (received: number, part: Uint8Array) => void) => Promise<Blob>;
};

/** Why there is no file: the gateway's error, and the fields of the form that it is about (ERR-02). */
export type FileFailure = { error: GatewayError; fields: readonly FieldError[] };

/** Bytes in memory before they are handed to the browser, which keeps large files on disk. */
const heldBytes = 4_000_000;

/** Requests a file, which a link cannot do where it needs a body, progress or cancelling. Rejects only when aborted. */
export async function requestFile(
  { path, body }: Pick<FileRequest, 'path' | 'body'>,
  signal?: AbortSignal,
): Promise<IncomingFile | FileFailure> {
  let answer: Response;
  try {
    // Language and currency are in cookies, as for links (GAP-163).
    answer = await fetch(path, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json, */*;q=0.9',
        ...guardHeaders,
        ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    return { error: failure('OFFLINE'), fields: [] };
  }
  if (!answer.ok) {
    const requestId = answer.headers.get('x-request-id');
    const { fields, ...error } = readFailure(await answer.json().catch(() => null));
    return { error: { ...error, requestId }, fields };
  }
  const name = readFileName(answer.headers.get('content-disposition') ?? '');
  // A page or an answer of something in between, such as a proxy: the gateway names the files of these kinds.
  if (name === null && /html|json/.test(answer.headers.get('content-type') ?? ''))
    return { error: failure('UPSTREAM_ERROR'), fields: [] };
  const length = Number(answer.headers.get('content-length') ?? Number.NaN);
  // The length of a compressed answer is not that of the file.
  const size = Number.isFinite(length) && !answer.headers.has('content-encoding') ? length : null;
  return {
    name,
    size,
    summary: parse(answer.headers.get('export-summary')),
    read: (onBytes) => readBody(answer, size, onBytes),
  };
}

async function readBody(
  { body, headers }: Response,
  size: number | null,
  onBytes: (received: number, part: Uint8Array) => void,
): Promise<Blob> {
  const type = headers.get('content-type') ?? '';
  let file = new Blob([], { type });
  let held: Uint8Array<ArrayBuffer>[] = [];
  let heldNow = 0;
  let received = 0;
  const keep = () => {
    file = new Blob([file, ...held], { type });
    held = [];
    heldNow = 0;
  };
  const reader = body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) break;
    held.push(part.value);
    heldNow += part.value.length;
    received += part.value.length;
    if (heldNow >= heldBytes) keep();
    onBytes(received, part.value);
  }
  if (received === 0 || (size !== null && received !== size)) {
    throw new Error(`${received} of ${size ?? 'unknown'} bytes arrived`);
  }
  keep();
  return file;
}

function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

const failure = (code: string, messages: string[] = []): GatewayError => ({
  message: '',
  code,
  messages,
  error: null,
  isPartial: false,
  status: null,
  requestId: null,
});

/** The gateway's error for a failed link: its code, the messages for the user and the fields they are about. */
function readFailure(body: unknown): GatewayError & { fields: FieldError[] } {
  if (typeof body !== 'object' || body === null || !('code' in body))
    return { ...failure('UPSTREAM_ERROR'), fields: [] };
  const messages = 'messages' in body && Array.isArray(body.messages) ? body.messages.map(String) : [];
  const fields = 'fields' in body && Array.isArray(body.fields) ? body.fields.flatMap(readField) : [];
  return { ...failure(String(body.code), messages), fields };
}

function readField(about: unknown): FieldError[] {
  if (typeof about !== 'object' || about === null || !('field' in about) || !('message' in about)) return [];
  return [{ path: String(about.field), message: String(about.message) }];
}

/** The name in a content-disposition: the encoded one where there is one, else the plain one (RFC 6266). */
function readFileName(disposition: string): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // The plain name is used instead.
    }
  }
  return (
    /filename="((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1] ??
    /filename=([^;\s]+)/i.exec(disposition)?.[1] ??
    null
  );
}
