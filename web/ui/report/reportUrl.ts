/** A kind of thing that a problem is reported with. */
export type ReportSubject =
  | 'article'
  | 'claim'
  | 'creditInvoice'
  | 'finalInvoice'
  | 'integration'
  | 'invoice'
  | 'issue'
  | 'order'
  | 'page';

/** A problem that the user wants to report, as far as the client knows it. */
export type Report = {
  about?: ReportSubject;
  /** Its number or name. */
  id?: string | null | undefined;
  /** The page on which it was seen, with its search. */
  path?: string;
  /** What failed, as the user saw it. */
  message?: string | null | undefined;
  /** The id of the failed request. */
  request?: string | null | undefined;
};

/** Longest value that an address carries. */
export const longest = 300;
/** Parameters that may be secret: never part of a report. */
const secret = /token|passw|secret|key|auth|session|code/i;

/** Address of a new issue about a problem (GAP-143). It names ids only; the page writes the text in the user's language. */
export function reportUrl({ about = 'page', path, ...other }: Report): string {
  const search = new URLSearchParams({ about });
  const shownPath = withoutSecrets(path ?? location.pathname + location.search);
  for (const [name, value] of Object.entries({ ...other, path: shownPath })) {
    if (value) search.set(name, value.slice(0, longest));
  }
  return `/issues/create?${search}`;
}

/** A page's address without the parameters that may be secret. */
export function withoutSecrets(path: string): string {
  const [pathname = '', query = ''] = path.replace(/#.*$/, '').split('?', 2);
  const kept = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => !secret.test(name)));
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}
