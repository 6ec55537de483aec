/** Address of the login page that leads back to a path of the client after login (GAP-01). */
export function loginPath(wanted: string): string {
  return wanted === '/' ? '/login' : `/login?${new URLSearchParams({ return: wanted })}`;
}

/**
 * Where to go after login: the wanted path if it is one of this origin, else the catalog (AUTH-11, GAP-01).
 *
 * @param origin the client's own, for example `https://portal.example`
 */
export function returnPath(search: URLSearchParams, origin: string): string {
  const wanted = search.get('return');
  // The URL parser decides what an address means ("//host" and "/\host" are other origins), not a pattern.
  const url = wanted?.startsWith('/') && URL.canParse(wanted, origin) ? new URL(wanted, origin) : null;
  // "/..//host" is a path of this origin, but shortened to "//host", which is not.
  const isOwn = url?.origin === origin && !url.pathname.startsWith('//');
  return isOwn ? url.pathname + url.search + url.hash : '/catalog';
}
