import type { GatewayError } from '../relay/NetworkEvents.ts';
import { guardHeaders } from '../relay/requestHeaders.ts';
import { networkEvents } from './networkEvents.ts';
import { saveFile } from './saveFile.ts';

/**
 * Downloads a file that is made from one sent along, which a link cannot do: sends the form and saves the answer under
 * the name that its content-disposition says (CAT-28). A failure is reported as any other request's.
 * @returns whether there is a file
 */
export async function downloadByPost(path: string, body: FormData): Promise<boolean> {
  let answer: Response;
  try {
    // Language and currency are in cookies, as for links (GAP-163).
    answer = await fetch(path, { method: 'POST', headers: guardHeaders, body });
  } catch {
    networkEvents.errors([failure('OFFLINE')], false);
    return false;
  }
  if (!answer.ok) {
    const requestId = answer.headers.get('x-request-id');
    networkEvents.errors([{ ...readFailure(await answer.json().catch(() => null)), requestId }], false);
    return false;
  }
  saveFile(await answer.blob(), readFileName(answer.headers.get('content-disposition') ?? '') ?? 'download');
  return true;
}

const failure = (code: string, messages: string[] = []): GatewayError => ({
  message: '',
  code,
  messages,
  error: null,
  isPartial: false,
  requestId: null,
});

/** The gateway's error for a failed link: its code and the messages for the user. */
function readFailure(body: unknown): GatewayError {
  if (typeof body !== 'object' || body === null || !('code' in body)) return failure('UPSTREAM_ERROR');
  const messages = 'messages' in body && Array.isArray(body.messages) ? body.messages.map(String) : [];
  return failure(String(body.code), messages);
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
