import { longest, withoutSecrets, type Report, type ReportSubject } from '../../ui/report/reportUrl.ts';

const subjects: Readonly<Record<ReportSubject, true>> = {
  article: true,
  claim: true,
  creditInvoice: true,
  finalInvoice: true,
  integration: true,
  invoice: true,
  issue: true,
  order: true,
  page: true,
};
const isSubject = (text: string | null): text is ReportSubject =>
  text !== null && Object.hasOwn(subjects, text);

/** The report in the address of a new issue; null for one without. What is not of the expected form is left out. */
export function readReport(search: URLSearchParams): Report | null {
  const about = search.get('about');
  if (!isSubject(about)) return null;
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
