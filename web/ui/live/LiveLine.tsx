import { Button, Caption1, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../createStore.ts';
import { visuallyHidden } from '../announce/visuallyHidden.ts';
import { enableLive, live, liveEnabled } from './live.ts';
import { Icon } from '../pictures/Icon.tsx';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
  },
  news: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  button: { minInlineSize: 0 },
  // Larger than the line where one touches, but not for the line.
  switch: { '@media (pointer: coarse)': { marginBlock: '-6px' } },
  time: {
    fontVariantNumeric: 'tabular-nums',
    '@media (max-width: 639.98px)': visuallyHidden,
  },
});

const timeOf = (moment: Date): string =>
  [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * How fresh a screen is that is kept up to date, what waits to be shown, and a button that pauses it (DAY-34 to
 * DAY-36). Nothing on other screens.
 */
export function LiveLine(): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const state = useStore(live);
  const isEnabled = useStore(liveEnabled);
  if (!state) return null;
  const { readAt, isFailing, waiting, show } = state;
  const time = timeOf(readAt);
  const switchLabel = isEnabled ? t('LIVE.PAUSE') : t('LIVE.RESUME');
  return (
    <div className={styles.line} data-live>
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
      <Caption1 className={styles.time} data-live-time>
        {isFailing ? t('LIVE.NOT_UPDATED', { time }) : t('LIVE.UPDATED', { time })}
      </Caption1>
      <Button
        appearance="subtle"
        className={styles.switch}
        icon={isEnabled ? <Icon name="pause" /> : <Icon name="play" />}
        title={switchLabel}
        onClick={() => enableLive(!isEnabled)}
      />
    </div>
  );
}
