/** The four pages that open without login; a 401 does not log out there (SHELL-03, GAP-25). */
export const visitorPaths: readonly string[] = [
  '/login',
  '/forgot-password',
  '/forgot-password/complete',
  '/sign-up',
];

/** Whether a path is one of the pages for visitors. */
export function isVisitorPath(pathname: string): boolean {
  return visitorPaths.includes(pathname.replace(/(.)\/+$/, '$1'));
}
