import {
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { standardCode } from '../../i18n/languages.ts';
import { formatDate } from '../../ui/values/formatDate.ts';
import { FailureWords } from './FailureWords.tsx';
import { testTitles, type ConnectionTest } from './useTestConnection.ts';

const useStyles = makeStyles({
  time: { display: 'block', color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  note: { display: 'block' },
  spinner: { alignSelf: 'start' },
});

const intents = { true: 'success', false: 'error', null: 'warning' } as const;

type Props = {
  test: ConnectionTest | null;
  /** In a form: the command that goes on after a test that failed. */
  saveUntested?: ReactNode;
};

/** The result of the test of a connection; it stays until the next one (INT-08, INT-09). */
export function TestResult({ test, saveUntested }: Props): ReactElement | null {
  const styles = useStyles();
  const { t, i18n } = useTranslation();
  if (test === null) return null;
  if (test.status === 'testing') {
    return (
      <Spinner
        className={styles.spinner}
        size="tiny"
        labelPosition="after"
        label={t('INTEGRATION.TEST.RUNNING')}
      />
    );
  }
  const key = `${test.result}` as const;
  const locale = standardCode(i18n.language);
  // Without the day (FMT-08).
  const time = formatDate(test.at, 'seconds').slice(-8);
  const seconds = Math.max(0.1, test.seconds).toLocaleString(locale, { maximumFractionDigits: 1 });
  return (
    <MessageBar intent={intents[key]} layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t(testTitles[key])}</MessageBarTitle>
        <FailureWords words={test.words} />
        {test.result === true ? (
          <span className={styles.note}>{t('INTEGRATION.TEST.NOT_WRITTEN')}</span>
        ) : null}
        <span className={styles.time}>{t('INTEGRATION.TEST.AT', { time, seconds })}</span>
      </MessageBarBody>
      {test.result === true || !saveUntested ? null : <MessageBarActions>{saveUntested}</MessageBarActions>}
    </MessageBar>
  );
}
