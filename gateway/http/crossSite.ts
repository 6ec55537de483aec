import { message, type Message } from '../messages/message.ts';

/** A header that a page of another origin cannot send without a preflight request. */
export const guardHeader = { name: 'x-requested-with', value: 'parts-portal' } as const;

type ReadHeader = (name: string) => string | null | undefined;

/**
 * Why a request that relies on the browser's cookie is refused; null when it may run. It has to come from a page of our
 * own origin: exactly that Origin, no other Sec-Fetch-Site and, except from plain forms, the guard header. A request
 * with Authorization may run: a page of another site cannot have the token (promise: cross-site requests).
 */
export function refuseCrossSite(
  header: ReadHeader,
  { ownOrigin, guarded }: { ownOrigin: string; guarded: boolean },
): Message | null {
  if (header('authorization') != null) return null;
  const origin = header('origin');
  const site = header('sec-fetch-site');
  if (origin != null && origin !== ownOrigin) return message('REQUEST.ORIGIN');
  if (site != null && site !== 'same-origin' && site !== 'none') return message('REQUEST.SITE');
  if (guarded && header(guardHeader.name) !== guardHeader.value) {
    return message('REQUEST.GUARD', { value: guardHeader.value });
  }
  return null;
}
