import { Button, Caption1, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../createStore.ts';
import { enableLive, live, liveEnabled } from './live.ts';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minBlockSize: '24px',
    marginBlockEnd: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground3,
  },
  news: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  button: { minInlineSize: 0 },
  end: { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' },
});

const timeOf = (moment: Date): string =>
  [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * How fresh a screen is that is kept up to date, what waits to be shown, and a button that pauses it (DAY-34 to
 * DAY-36). Nothing on other screens. It is always one line high, so that the rows below it stay where they are.
 */
export function LiveLine(): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const state = useStore(live);
  const isEnabled = useStore(liveEnabled);
  if (!state) return null;
  const { readAt, isFailing, waiting, show } = state;
  const time = timeOf(readAt);
  return (
    <div className={styles.line}>
      {waiting === null ? null : (
        <>
          <Caption1 className={styles.news}>
            {waiting === 'change' ? t('LIVE.PAGE_CHANGED') : t('LIVE.NEW', { count: waiting })}
          </Caption1>
          <Button size="small" className={styles.button} onClick={show}>
            {t('LIVE.SHOW')}
          </Button>
        </>
      )}
      <Caption1 className={styles.end}>
        {isFailing ? t('LIVE.NOT_UPDATED', { time }) : t('LIVE.UPDATED', { time })}
      </Caption1>
      <Button
        size="small"
        appearance="transparent"
        className={styles.button}
        onClick={() => enableLive(!isEnabled)}
      >
        {isEnabled ? t('LIVE.PAUSE') : t('LIVE.RESUME')}
      </Button>
    </div>
  );
}
