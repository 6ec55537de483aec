import { redirect, redirectDocument } from 'react-router-dom';
import { isVisitorPath } from './visitorPaths.ts';

/** A redirect for a loader to throw: the pages for visitors are separate documents. */
export function leadTo(path: string): Response {
  const { pathname } = new URL(path, location.origin);
  return isVisitorPath(pathname) ? redirectDocument(path) : redirect(path);
}
