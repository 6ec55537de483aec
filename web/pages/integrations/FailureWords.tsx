import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { failedStep } from './failedStep.ts';

const useStyles = makeStyles({
  text: { display: 'block', overflowWrap: 'anywhere' },
  words: { display: 'block', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});

/** Why a connection or an upload failed: the step in plain words with what to do, and the server's own words (INT-09). */
export function FailureWords({ words }: { words: string | null }): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const step = failedStep(words);
  if (words === null) return null;
  return (
    <>
      {step === null ? null : <span className={styles.text}>{t(`INTEGRATION.STEP.${step}`)}</span>}
      <span className={styles.words}>{t('INTEGRATION.TEST.WORDS', { words })}</span>
    </>
  );
}
