import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyableNumber } from '../values/CopyableNumber.tsx';

const useStyles = makeStyles({
  details: { marginBlockStart: tokens.spacingVerticalXS, fontSize: tokens.fontSizeBase200 },
  summary: { cursor: 'pointer' },
});

/** Facts for support, usually the request id, behind a disclosure. */
export function Details({ text }: { text: string }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t('DETAILS')}</summary>
      <CopyableNumber value={text} />
    </details>
  );
}
