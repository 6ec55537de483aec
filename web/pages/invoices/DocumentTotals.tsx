import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money_amount$key } from '../../__generated__/Money_amount.graphql.ts';
import { Money } from '../../parts/money/Money.tsx';
import { useSession } from '../../shell/session/useSession.ts';
import { dash } from '../../ui/values/dash.ts';
import { formatNumber, formatPieces } from '../../ui/values/formatMoney.ts';

/** The sums of a document. */
export type Totals = {
  qty: number | null | undefined;
  subtotal: Money_amount$key | null | undefined;
  subtotalVat: Money_amount$key | null | undefined;
  grandTotal: Money_amount$key | null | undefined;
  /** Left out for kinds of documents that do not say it. */
  vatPercent?: number | null | undefined;
  /** Kilograms, net and gross; left out for kinds of documents that do not say them. */
  weight?: { net: number | null | undefined; gross: number | null | undefined };
};

const useStyles = makeStyles({
  cell: {
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  term: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground2, whiteSpace: 'normal' },
  total: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  table: { inlineSize: '100%', marginBlockStart: tokens.spacingVerticalS },
});

type Row = { key: string; label: string; qty?: ReactNode; sum: ReactNode; isTotal?: boolean };

const kilograms = (value: number | null | undefined): string =>
  value == null ? dash : formatNumber(value, 3, 'COMMA');

/** Quantity, sums and weights in the order of a printed document (INV-17, INV-21, GAP-104). */
function useRows({ qty, subtotal, subtotalVat, grandTotal, vatPercent, weight }: Totals): Row[] {
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  return [
    {
      key: 'subtotal',
      label: t('ORDER.SUMMARY.SUBTOTAL'),
      qty: formatPieces(qty),
      sum: <Money value={subtotal} />,
    },
    {
      key: 'vat',
      label:
        vatPercent == null
          ? t('DOCUMENTS.COLUMN.VAT')
          : t('ORDER.SUMMARY.VAT', {
              percent: formatNumber(vatPercent, vatPercent % 1 ? 1 : 0, decimalStyle),
            }),
      sum: <Money value={subtotalVat} />,
    },
    {
      key: 'grandTotal',
      label: t('ORDER.SUMMARY.GRAND_TOTAL'),
      sum: <Money value={grandTotal} />,
      isTotal: true,
    },
    ...(weight
      ? [
          {
            key: 'weight',
            label: t('DOCUMENTS.WEIGHT'),
            sum: `${kilograms(weight.net)} / ${kilograms(weight.gross)} ${t('WEIGHT.KILOGRAM')}`,
          },
        ]
      : []),
  ];
}

type FooterProps = {
  totals: Totals;
  /** Columns of the table before the quantity, and between it and the sum. */
  before: number;
  after: number;
};

/** The totals as the last rows of a table of lines. */
export function DocumentTotalRows({ totals, before, after }: FooterProps): ReactElement {
  const styles = useStyles();
  return (
    <>
      {useRows(totals).map(({ key, label, qty, sum, isTotal }) => (
        <tr key={key}>
          <th
            scope="row"
            colSpan={before}
            className={mergeClasses(styles.cell, styles.term, isTotal && styles.total)}
          >
            {label}
          </th>
          <td className={styles.cell}>{qty}</td>
          <td colSpan={after + 1} className={mergeClasses(styles.cell, isTotal && styles.total)}>
            {sum}
          </td>
        </tr>
      ))}
    </>
  );
}

/** The totals below the cards of a phone. */
export function DocumentTotals({ totals }: { totals: Totals }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const rows = useRows(totals);
  return (
    <table className={styles.table}>
      <tbody>
        <tr>
          <th scope="row" className={mergeClasses(styles.cell, styles.term)}>
            {t('ORDER.ITEMS.QTY')}
          </th>
          <td className={styles.cell}>{rows[0]?.qty}</td>
        </tr>
        {rows.map(({ key, label, sum, isTotal }) => (
          <tr key={key}>
            <th scope="row" className={mergeClasses(styles.cell, styles.term, isTotal && styles.total)}>
              {label}
            </th>
            <td className={mergeClasses(styles.cell, isTotal && styles.total)}>{sum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
