import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Fragment, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../shell/session/useSession.ts';
import { dash } from '../../../ui/values/dash.ts';
import { formatMoney, formatNumber, type MoneyValue } from '../../../ui/values/formatMoney.ts';
import type { OrderCost } from '../orderCost.ts';
import { ShippingPrice } from '../delivery/ShippingPrice.tsx';
import type { ShippingOption } from '../delivery/useDelivery.ts';

const useStyles = makeStyles({
  sums: {
    display: 'grid',
    gridTemplateColumns: 'fit-content(60%) 1fr',
    columnGap: tokens.spacingHorizontalL,
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
  },
  term: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, textAlign: 'end' },
  total: { fontWeight: tokens.fontWeightSemibold },
  stale: { opacity: 0.6 },
});

type Props = {
  cost: OrderCost;
  vatPercent: number | null | undefined;
  /** The chosen shipping; undefined without one. */
  option: ShippingOption | undefined;
  /** Whether they are being calculated for another address. */
  isStale: boolean;
};

/** The chosen shipping, the VAT and what the order costs in the end; without shipping where that cannot be known (DAY-66). */
export function CostSums({ cost, vatPercent, option, isStale }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const text = (amounts: readonly MoneyValue[]) =>
    amounts.map((amount) => formatMoney(amount, decimalStyle)).join(' + ') || dash;
  const percent = vatPercent == null ? dash : formatNumber(vatPercent, vatPercent % 1 ? 1 : 0, decimalStyle);
  const rows = [
    ...(option
      ? [{ label: t('CHECKOUT.SHIPPING.COST'), value: <ShippingPrice price={option.price} /> }]
      : []),
    ...(option && cost.isWhole ? [{ label: t('CHECKOUT.SHIPPING.TOTAL'), value: text(cost.net) }] : []),
    { label: t('ORDER.SUMMARY.VAT', { percent }), value: text(cost.vat) },
    {
      label: cost.isWhole ? t('ORDER.SUMMARY.GRAND_TOTAL') : t('CHECKOUT.GOODS'),
      value: text(cost.gross),
      isTotal: true,
    },
  ];
  return (
    <dl className={mergeClasses(styles.sums, isStale && styles.stale)} aria-busy={isStale}>
      {rows.map(({ label, value, isTotal }) => (
        <Fragment key={label}>
          <dt className={isTotal ? styles.total : styles.term}>{label}</dt>
          <dd className={mergeClasses(styles.value, isTotal && styles.total)}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
