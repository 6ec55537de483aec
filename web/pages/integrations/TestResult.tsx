import {
  makeStyles,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { standardCode } from '../../i18n/languages.ts';
import { FailureWords } from './FailureWords.tsx';
import { testTitles, type ConnectionTest } from './useTestConnection.ts';

const useStyles = makeStyles({
  time: { display: 'block', color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  spinner: { alignSelf: 'start' },
});

const intents = { true: 'success', false: 'error', null: 'warning' } as const;

/** The result of the test of a connection; it stays until the next one (INT-08, INT-09). */
export function TestResult({ test }: { test: ConnectionTest | null }): ReactElement | null {
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
  const time = test.at.toLocaleTimeString(locale, { timeStyle: 'medium' });
  const seconds = test.seconds.toLocaleString(locale, { maximumFractionDigits: 1 });
  return (
    <MessageBar intent={intents[key]} layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t(testTitles[key])}</MessageBarTitle>
        <FailureWords words={test.words} />
        <span className={styles.time}>{t('INTEGRATION.TEST.AT', { time, seconds })}</span>
      </MessageBarBody>
    </MessageBar>
  );
}
