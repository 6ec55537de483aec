import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  tokens,
} from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Details } from './Details.tsx';
import { ReportLink } from '../report/ReportLink.tsx';

const useStyles = makeStyles({
  bar: { marginBlock: tokens.spacingVerticalS },
  // Below the text, at its start: at the end a toast would lie over it. The icon is as wide as a control is small.
  actions: { justifyContent: 'start', marginInlineStart: '28px' },
});

export type ErrorBarProps = {
  /** Default: 'Error'. */
  title?: string;
  /** The error in terms of the task, and what to do. */
  text: string;
  /** For example the request id, to copy. */
  details?: string | null | undefined;
  /** Content after the text; by default a link to report the problem. */
  links?: ReactNode;
  /** Offers to try again. */
  onRetry?: () => void;
  /** Whether that is under way. */
  isRetrying?: boolean;
};

/** The message bar of `ErrorPanel`. */
export function ErrorBar({
  title,
  text,
  details,
  links,
  onRetry,
  isRetrying = false,
}: ErrorBarProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <MessageBar intent="error" layout="multiline" className={styles.bar}>
      <MessageBarBody>
        <MessageBarTitle>{title ?? t('ERROR')}</MessageBarTitle>
        {text} {links ?? <ReportLink message={text} request={details} />}
        {details ? <Details text={details} /> : null}
      </MessageBarBody>
      {onRetry ? (
        <MessageBarActions className={styles.actions}>
          <Button disabledFocusable={isRetrying} onClick={onRetry}>
            {t('TRY_AGAIN')}
          </Button>
        </MessageBarActions>
      ) : null}
    </MessageBar>
  );
}
