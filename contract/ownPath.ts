/**
 * The path of this origin that a text names, with search and hash; null where it names none. The URL parser decides what it
 * means, not a pattern: `//host`, `/\host` and `/<tab>/host` are other origins.
 *
 * @param origin for example `https://portal.example`
 */
export function ownPath(wanted: string | null, origin: string): string | null {
  const url = wanted?.startsWith('/') && URL.canParse(wanted, origin) ? new URL(wanted, origin) : null;
  // "/..//host" is a path of this origin, but shortened to "//host", which is not.
  const isOwn = url?.origin === origin && !url.pathname.startsWith('//');
  return isOwn ? url.pathname + url.search + url.hash : null;
}
