import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { TextLink } from '../links/TextLink.tsx';
import { reportUrl, type Report } from './reportUrl.ts';

// It stands at the end of a sentence, where colour alone would not mark it.
const useStyles = makeStyles({ link: { textDecorationLine: 'underline' } });

/** Leads to a new issue about what is on the screen, or about an error on it. */
export function ReportLink(report: Omit<Report, 'path'>): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <TextLink className={styles.link} data-screen-only to={reportUrl({ ...report, path: pathname + search })}>
      {t('REPORT_PROBLEM')}
    </TextLink>
  );
}
