import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../announce/visuallyHidden.ts';

const useStyles = makeStyles({ hint: { position: 'relative' }, most: visuallyHidden });

/**
 * The hint of a field with a limit: how much of it is used. A screen reader says a description again when it changes, which
 * would be after each letter: to it, the hint is the limit alone.
 */
export function LengthHint({ text, most }: { text: string; most: number }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <span className={styles.hint}>
      <span aria-hidden="true">{`${text.length} / ${most}`}</span>
      <span className={styles.most}>{t('FIELD.MOST', { most })}</span>
    </span>
  );
}
