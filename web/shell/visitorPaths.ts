/** The four pages that open without login; a 401 does not log out there (SHELL-03, GAP-25). */
export const visitorPaths = ['/login', '/forgot-password', '/forgot-password/complete', '/sign-up'] as const;

/** Path of a page for visitors. */
export type VisitorPath = (typeof visitorPaths)[number];

/** Which of the pages for visitors an address opens; null for all others. */
export function pathOfVisitor(pathname: string): VisitorPath | null {
  // No longer one opens such a page, and the pattern takes the square of the length.
  const plain = pathname.length > 100 ? pathname : pathname.replace(/(.)\/+$/, '$1');
  return visitorPaths.find((path) => path === plain) ?? null;
}

/** Whether a path is one of the pages for visitors. */
export function isVisitorPath(pathname: string): boolean {
  return pathOfVisitor(pathname) !== null;
}
