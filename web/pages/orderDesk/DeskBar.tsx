import { Body1Strong, Button, Caption1, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { sumByCurrency } from '../../parts/money/sumByCurrency.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { announce } from '../../ui/announce/announce.ts';
import { BottomBar } from '../../ui/page/BottomBar.tsx';
import { formatMoney, formatNumber } from '../../ui/values/formatMoney.ts';
import { keyNames } from '../../ui/keyNames.ts';
import { clearDesk, editText } from './deskStore.ts';
import { amountOf, isReady, type DeskLine } from '../../parts/orderLists/deskLines.ts';
import type { OrderDesk } from './useOrderDesk.ts';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
  },
  words: {
    flex: '1 1 200px',
    color: tokens.colorNeutralForeground2,
    // On a phone the button is enough: the bar must leave room for the page.
    '@media (max-width: 639.98px)': { display: 'none' },
  },
  commands: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    marginInlineStart: 'auto',
    '@media (max-width: 639.98px)': { flexGrow: 1, '& > *': { flexGrow: 1 } },
  },
});

/** The lines about to be added and their cart; always in view, below the lines. */
export function DeskBar({ work, lines }: { work: OrderDesk; lines: readonly DeskLine[] }): ReactElement {
  const styles = useStyles();
  const { t, i18n } = useTranslation();
  const { decimalStyle } = useSession();
  const { desk } = work;
  const { isAdding, isChecking } = desk;
  const ready = lines.filter(isReady);
  const pieces = ready.reduce((sum, line) => sum + line.pieces, 0);
  const value = sumByCurrency(ready.map(amountOf)).map((sum) => formatMoney(sum, decimalStyle));
  const isDone = lines.length === 0 && desk.unread.length === 0;
  const add = t('DESK.ADD', { count: ready.length, total: formatNumber(ready.length, 0, 'DOT') });
  const sayChecked = useEffectEvent(() => {
    if (desk.added || ready.length === 0) return;
    if (value.length > 0) announce(t('DESK.VALUE', { total: value.join(' + ') }));
    announce(t('DESK.ADD_KEY', { add }));
  });
  useEffect(() => sayChecked(), []);
  return (
    <BottomBar>
      <section className={styles.bar} aria-label={t('DESK.TO_ADD')}>
        {value.length > 0 ? <Body1Strong>{t('DESK.VALUE', { total: value.join(' + ') })}</Body1Strong> : null}
        <Caption1 className={styles.words}>
          {t('DESK.READY', { count: pieces, pieces: formatNumber(pieces, 0, 'DOT') })} {t('DESK.ADDS')}
        </Caption1>
        <div className={styles.commands}>
          {isDone ? (
            <Button appearance="primary" onClick={clearDesk}>
              {t('DESK.ANOTHER')}
            </Button>
          ) : (
            <>
              <Button
                appearance={ready.length === 0 && !isAdding ? 'primary' : 'secondary'}
                disabled={isAdding}
                onClick={editText}
              >
                {t('DESK.CHANGE')}
              </Button>
              {ready.length > 0 || isAdding ? (
                <Button
                  appearance="primary"
                  disabledFocusable={isAdding || isChecking}
                  aria-keyshortcuts="Control+Enter"
                  title={keyNames('Ctrl+Enter', i18n.language)}
                  icon={isAdding ? <Spinner size="tiny" aria-label={t('LOADING')} /> : undefined}
                  onClick={work.addReady}
                >
                  {add}
                </Button>
              ) : null}
            </>
          )}
        </div>
      </section>
    </BottomBar>
  );
}
