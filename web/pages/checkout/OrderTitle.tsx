import { makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { standardCode } from '../../i18n/languages.ts';
import { formatDate } from '../../ui/formatDate.ts';
import { relativeDate } from '../../ui/relativeDate.ts';

const useStyles = makeStyles({
  title: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalM,
    fontWeight: tokens.fontWeightSemibold,
  },
  date: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
  },
});

type Props = { number: string; warehouse: string | null; date: string | null | undefined };

/** 'Order #id (warehouse name)' with how long ago it was created (CHK-02). */
export function OrderTitle({ number, warehouse, date }: Props): ReactElement {
  const styles = useStyles();
  const { t, i18n } = useTranslation();
  const [now] = useState(() => new Date());
  return (
    <span className={styles.title}>
      {warehouse === null
        ? t('CHECKOUT.ORDER', { number })
        : t('CHECKOUT.ORDER_OF_WAREHOUSE', { number, warehouse })}
      <time className={styles.date} dateTime={date ?? undefined} title={formatDate(date, 'seconds')}>
        {relativeDate(date, now, standardCode(i18n.language))}
      </time>
    </span>
  );
}
