import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderSummary_summary$key } from '../../__generated__/OrderSummary_summary.graphql.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { dash } from '../../ui/values/dash.ts';
import { formatNumber, formatPieces, formatWeight } from '../../ui/values/formatMoney.ts';
import { Money } from '../money/Money.tsx';

const useStyles = makeStyles({
  summary: {
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase300,
    fontVariantNumeric: 'tabular-nums',
    // Its numbers stand at the edge of what is around it.
    flex: '1 1 200px',
    maxInlineSize: '360px',
    '@media (max-width: 639px)': { minInlineSize: '100%' },
  },
  title: { textAlign: 'start', fontWeight: tokens.fontWeightSemibold },
  term: { textAlign: 'start', fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground2 },
  value: { textAlign: 'end', paddingInlineStart: tokens.spacingHorizontalL },
  total: { fontWeight: tokens.fontWeightSemibold },
});

type Props = {
  title: string;
  summary: OrderSummary_summary$key | null | undefined;
  vatPercent: number | null | undefined;
  /** Whether VAT and total are shown apart, for the whole order. */
  isNet: boolean;
};

/** Quantity, weight and sums of one part of an order; nothing for an empty part (ORD-43, CHK-06, GAP-154). */
export function OrderSummary({ title, summary, vatPercent, isNet }: Props): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const sums = useFragment(
    graphql`
      fragment OrderSummary_summary on OrderSummary {
        qty
        totalNetWeight
        subtotal {
          ...Money_amount
        }
        subtotalVat {
          ...Money_amount
        }
        grandTotal {
          value
          ...Money_amount
        }
      }
    `,
    summary,
  );
  if (!sums || (sums.qty === 0 && sums.grandTotal?.value === 0)) return null;
  const { qty, totalNetWeight, subtotal, subtotalVat, grandTotal } = sums;
  const rows: { label: string; value: ReactNode; isTotal?: boolean }[] = [
    { label: t('ORDER.SUMMARY.QTY'), value: formatPieces(qty) },
    {
      label: t('ORDER.SUMMARY.WEIGHT'),
      value: formatWeight(totalNetWeight, decimalStyle, t('WEIGHT.KILOGRAM')),
    },
    { label: t('ORDER.SUMMARY.SUBTOTAL'), value: <Money value={subtotal} /> },
  ];
  if (!isNet)
    rows.push(
      {
        label: t('ORDER.SUMMARY.VAT', {
          percent: vatPercent == null ? dash : formatNumber(vatPercent, vatPercent % 1 ? 1 : 0, decimalStyle),
        }),
        value: <Money value={subtotalVat} />,
      },
      { label: t('ORDER.SUMMARY.GRAND_TOTAL'), value: <Money value={grandTotal} />, isTotal: true },
    );
  return (
    <table className={styles.summary}>
      <caption className={styles.title}>{title}</caption>
      <tbody>
        {rows.map(({ label, value, isTotal }) => (
          <tr key={label} className={isTotal ? styles.total : undefined}>
            <th scope="row" className={styles.term}>
              {label}
            </th>
            <td className={styles.value}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
