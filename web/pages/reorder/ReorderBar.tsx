import { Button, Caption1, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomBar } from '../../ui/page/BottomBar.tsx';
import { formatNumber } from '../../ui/values/formatMoney.ts';
import type { Reorder } from './useReorder.ts';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
  },
  words: {
    color: tokens.colorNeutralForeground2,
    // On a phone the button is enough: the bar must leave room for the page.
    '@media (max-width: 639.98px)': { display: 'none' },
  },
  add: { '@media (max-width: 639.98px)': { flexGrow: 1 } },
});

/** The pieces about to be added, and the button that adds them; always in view, below the lines. */
export function ReorderBar({ work, isLoading }: { work: Reorder; isLoading: boolean }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { wanted, isAdding, add } = work;
  const pieces = wanted.reduce((sum, line) => sum + line.pieces, 0);
  return (
    <BottomBar>
      <section className={styles.bar} aria-label={t('DESK.TO_ADD')}>
        <Caption1 className={styles.words}>
          {t('DESK.READY', { count: pieces, pieces: formatNumber(pieces, 0, 'DOT') })} {t('DESK.ADDS')}
        </Caption1>
        <Button
          appearance="primary"
          className={styles.add}
          disabledFocusable={isAdding || isLoading || wanted.length === 0}
          icon={isAdding ? <Spinner size="tiny" aria-label={t('LOADING')} /> : undefined}
          onClick={add}
        >
          {t('REORDER.ADD', { count: wanted.length, total: formatNumber(wanted.length, 0, 'DOT') })}
        </Button>
      </section>
    </BottomBar>
  );
}
