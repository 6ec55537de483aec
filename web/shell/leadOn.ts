import { redirect, replace } from 'react-router-dom';

/**
 * A redirect of an address that only leads on to another. Back neither returns to it nor skips the page that linked to
 * it (DAY-109).
 */
export function leadOn(request: Request, path: string): Response {
  // An address that was loaded, or that Back led to, is in the browser's history already.
  return location.pathname === new URL(request.url).pathname ? replace(path) : redirect(path);
}
