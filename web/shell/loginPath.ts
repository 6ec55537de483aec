import { ownPath } from '../../contract/ownPath.ts';

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
  return ownPath(search.get('return'), origin) ?? '/catalog';
}
