/** What a problem can be reported with. */
export const reportSubjects = [
  'article',
  'claim',
  'creditInvoice',
  'finalInvoice',
  'integration',
  'invoice',
  'issue',
  'order',
  'page',
] as const;

/** A kind of thing that a problem is reported with. */
export type ReportSubject = (typeof reportSubjects)[number];

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
const longest = 300;
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

/** The report in the address of a new issue; null for one without. What is not of the expected form is left out. */
export function readReport(search: URLSearchParams): Report | null {
  const about = reportSubjects.find((subject) => subject === search.get('about'));
  if (!about) return null;
  const read = (name: string, form: RegExp): string | null => {
    const value = search.get(name)?.slice(0, longest).trim() ?? '';
    return form.test(value) ? value : null;
  };
  const path = read('path', /^\/(?![/\\])[^\s<>]*$/);
  return {
    about,
    id: read('id', /^[\p{L}\p{N}][\p{L}\p{N} ./_-]{0,60}$/u),
    message: read('message', /\S/),
    request: read('request', /^[\w.:-]{4,80}$/),
    ...(path === null ? {} : { path: withoutSecrets(path) }),
  };
}

function withoutSecrets(path: string): string {
  const [pathname = '', query = ''] = path.replace(/#.*$/, '').split('?', 2);
  const kept = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => !secret.test(name)));
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}
