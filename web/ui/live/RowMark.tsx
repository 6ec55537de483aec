import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mark } from './live.ts';

const useStyles = makeStyles({
  mark: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: '4px',
    backgroundColor: tokens.colorBrandBackground,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
  },
});

/** A bar at the start of a row that has changed or is new; screen readers read it as a word (DAY-32). */
export function RowMark({ mark }: { mark: Mark }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const label = mark === 'new' ? t('LIVE.ROW_NEW') : t('LIVE.ROW_CHANGED');
  return <span role="img" title={label} className={styles.mark} />;
}
