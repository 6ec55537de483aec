import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money_amount$key } from '../../__generated__/Money_amount.graphql.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { formatMoney } from '../../ui/values/formatMoney.ts';
import { readMoney } from '../money/Money.tsx';
import { sumByCurrency } from '../money/sumByCurrency.ts';

const useStyles = makeStyles({
  sums: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    columnGap: tokens.spacingHorizontalL,
    margin: 0,
    paddingBlock: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  group: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    columnGap: tokens.spacingHorizontalM,
  },
  label: { color: tokens.colorNeutralForeground2 },
  sum: { whiteSpace: 'nowrap', fontWeight: tokens.fontWeightSemibold },
});

type Props = {
  /** What is summed, for example 'Checked' or 'On this page'. */
  label: string;
  amounts: readonly (Money_amount$key | null | undefined)[];
  /** Their sums without VAT, which stand behind. */
  net: readonly (Money_amount$key | null | undefined)[];
};

/** The sums of the documents on a page, with and without VAT, apart for each currency; amounts that could not be read are said to be missing. */
export function ListSums({ label, amounts, net }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const values = amounts.map(readMoney);
  const sumsOf = (all: typeof values) =>
    sumByCurrency(all).map((sum) => (
      <span key={sum.currencyCode} className={styles.sum}>
        {formatMoney(sum, decimalStyle)}
      </span>
    ));
  const unknown = values.filter((value) => !value?.currencyCode).length;
  return (
    <p className={styles.sums}>
      <span className={styles.group}>
        <span className={styles.label}>{label}</span>
        {sumsOf(values)}
      </span>
      <span className={styles.group}>
        <span className={styles.label}>{t('ORDER.SUMMARY.SUBTOTAL')}</span>
        {sumsOf(net.map(readMoney))}
      </span>
      {unknown > 0 ? (
        <span className={styles.label}>{t('DOCUMENTS.SUM_WITHOUT', { count: unknown })}</span>
      ) : null}
    </p>
  );
}
