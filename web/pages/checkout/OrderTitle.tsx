import { makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { standardCode } from '../../i18n/languages.ts';
import { formatDate } from '../../ui/values/formatDate.ts';
import { relativeDate } from '../../ui/values/relativeDate.ts';

const useStyles = makeStyles({
  title: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalM,
    // Its lines on a phone keep clear of the frame.
    paddingBlock: tokens.spacingVerticalS,
    fontWeight: tokens.fontWeightSemibold,
  },
  date: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
  },
});

/** The parts of a title. */
export type OrderTitleProps = {
  number: string;
  warehouse: string | null;
  date: string | null | undefined;
  /** The pieces of each line; null for one that is not known. */
  quantities: readonly (number | null | undefined)[];
  /** The total in words; empty if it is not known. */
  sum: string;
};

/** 'Order #id (warehouse name)' with how long ago it was created (CHK-02), its lines, pieces and cost (DAY-66). */
export function OrderTitle({ number, warehouse, date, quantities, sum }: OrderTitleProps): ReactElement {
  const styles = useStyles();
  const { t, i18n } = useTranslation();
  const [now] = useState(() => new Date());
  const known = quantities.filter((qty) => qty != null);
  const pieces = known.reduce((all, qty) => all + qty, 0);
  const size = [
    t('CHECKOUT.LINES', { count: quantities.length }),
    ...(known.length === quantities.length ? [t('PIECES', { count: pieces })] : []),
    sum,
  ].filter(Boolean);
  return (
    <span className={styles.title}>
      {warehouse === null
        ? t('CHECKOUT.ORDER', { number })
        : t('CHECKOUT.ORDER_OF_WAREHOUSE', { number, warehouse })}
      <span className={styles.date}>{size.join(' · ')}</span>
      <time className={styles.date} dateTime={date ?? undefined} title={formatDate(date, 'seconds')}>
        {relativeDate(date, now, standardCode(i18n.language))}
      </time>
    </span>
  );
}

type TitledOrder = {
  readonly dbId: string;
  readonly createdAt?: string | null | undefined;
  readonly warehouse?: { readonly name?: string | null | undefined } | null | undefined;
  readonly items: readonly ({ readonly qty?: number | null | undefined } | null | undefined)[];
};

/** The parts of the title of an order in the checkout. */
export const titleOf = (order: TitledOrder, sum: string): OrderTitleProps => ({
  number: order.dbId,
  warehouse: order.warehouse?.name ?? null,
  date: order.createdAt,
  quantities: order.items.map((item) => item?.qty),
  sum,
});
