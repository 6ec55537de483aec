import type { IncomingMessage } from 'node:http';

/** A host with an optional port: a name, an IPv4 address or an IPv6 address in brackets. */
const authority = /^(?:[\w.~%-]+|\[[\da-f:.]+\])?(?::\d{0,5})?$/i;

/**
 * Turns a request for `http://host/path` into one for `/path` of that host (RFC 9112, 3.2.2), in place.
 *
 * @returns false when the host is not one (RFC 9112, 3.2: such a request is 400)
 */
export function normalizeTarget(req: IncomingMessage): boolean {
  const { url = '/' } = req;
  const [whole, host] = url.startsWith('/') ? [] : (/^https?:\/\/([^/?#]*)/i.exec(url) ?? []);
  if (whole !== undefined) {
    const rest = url.slice(whole.length);
    req.url = rest.startsWith('/') ? rest : `/${rest}`;
    req.headers.host = host;
  }
  return isHost(req.headers.host ?? '');
}

/** The latest host that was one: nearly all requests name the same. */
let known = 'localhost';

function isHost(host: string): boolean {
  if (host === '' || host === known) return true;
  const isOne = authority.test(host) && URL.canParse(`http://${host}`);
  if (isOne) known = host;
  return isOne;
}
