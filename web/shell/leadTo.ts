import { redirect, redirectDocument } from 'react-router-dom';
import { isVisitorPath } from './visitorPaths.ts';

/** What a loader throws to lead to another path: the pages for visitors are documents of their own. */
export function leadTo(path: string): Response {
  const { pathname } = new URL(path, location.origin);
  return isVisitorPath(pathname) ? redirectDocument(path) : redirect(path);
}
