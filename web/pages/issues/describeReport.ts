import { t } from 'i18next';
import { currentLanguage } from '../../i18n/startTranslations.ts';
import { lastAction } from '../../relay/lastAction.ts';
import { clientVersion } from '../../../contract/clientVersion.ts';
import type { Report } from '../../ui/report/reportUrl.ts';

/** Name and description of a new issue: what is known of the problem in a block below the place for the user's words. */
export function describeReport(report: Report | null): { name: string; description: string } {
  if (!report) return { name: '', description: '' };
  const { about = 'page', id, path, message, request } = report;
  const subject = id ? t(`REPORT.ABOUT.${about}`, { id }) : null;
  const done = lastAction();
  const facts: [label: string, value: string | null | undefined][] = [
    [t('REPORT.SUBJECT'), subject && escapeMarkdown(subject)],
    [t('REPORT.PAGE'), path && `<${location.origin}${path}>`],
    [t('REPORT.MESSAGE'), message && escapeMarkdown(message)],
    [t('REPORT.REQUEST'), request && `\`${request}\``],
    [t('REPORT.DONE'), done && `\`${done.name}\` (\`${done.requestId}\`)`],
    [t('REPORT.LANGUAGE'), currentLanguage()],
    [t('REPORT.VERSION'), clientVersion],
  ];
  const lines = facts.flatMap(([label, value]) => (value ? [`- ${label}: ${value}`] : []));
  return {
    name: subject ? t('REPORT.NAME', { subject }) : t('REPORT.NAME_OF_PAGE'),
    description: ['', '', ':::info', ...lines, ':::', ''].join('\n'),
  };
}

/** Text that Markdown does not read. */
const escapeMarkdown = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]<>#|~!]/g, '\\$&');
