import { Button } from '@fluentui/react-components';
import { Icon } from '../pictures/Icon.tsx';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { NamedIcon } from '../pictures/NamedIcon.tsx';
import { reportUrl, type Report } from './reportUrl.ts';

/** The button of a page's header that leads to a new issue about what the page shows. */
export function ReportButton(report: Omit<Report, 'path'>): ReactElement {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const to = reportUrl({ ...report, path: pathname + search });
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <Button
      as="a"
      href={useHref(to)}
      onClick={follow}
      appearance="subtle"
      icon={
        <NamedIcon name={t('REPORT_PROBLEM')}>
          <Icon name="chat-help" />
        </NamedIcon>
      }
      data-report
    />
  );
}
