import { Button } from '@fluentui/react-components';
import { ChatHelp20Regular } from '@fluentui/react-icons/svg/chat-help';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { visuallyHidden } from '../visuallyHidden.ts';
import { reportUrl, type Report } from './reportUrl.ts';

/** The button of a page's header that leads to a new issue about what the page shows. */
export function ReportButton(report: Omit<Report, 'path'>): ReactElement {
  const { t } = useTranslation();
  const label = t('REPORT_PROBLEM');
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
        // Hidden texts count for what scrolls sideways, unless they are placed within it.
        <span style={{ position: 'relative', display: 'inline-flex' }}>
          <span style={visuallyHidden}>{label}</span>
          <span title={label} aria-hidden style={{ display: 'inline-flex' }}>
            <ChatHelp20Regular />
          </span>
        </span>
      }
      data-report
    />
  );
}
