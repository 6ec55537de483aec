import { Caption1, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Fragment, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatWeight, type MoneyValue } from '../../ui/formatMoney.ts';
import { Money } from '../../ui/Money.tsx';
import { useSession } from '../../shell/session/useSession.ts';

const useStyles = makeStyles({
  sums: {
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'max-content max-content',
    columnGap: tokens.spacingHorizontalXL,
    rowGap: tokens.spacingVerticalXXS,
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    transitionProperty: 'opacity',
    transitionDuration: tokens.durationNormal,
  },
  stale: { opacity: 0.6 },
  part: { gridColumn: '1 / -1', color: tokens.colorNeutralForeground2, margin: 0 },
  term: { color: tokens.colorNeutralForeground2 },
  detail: { margin: 0, textAlign: 'end' },
  grand: { fontWeight: tokens.fontWeightSemibold },
});

/** Sums of one part of an order. */
export type Sums = {
  readonly qty: number;
  /** In kilograms. */
  readonly totalNetWeight: number;
  readonly subtotal: MoneyValue;
  readonly subtotalVat: MoneyValue;
  readonly grandTotal: MoneyValue;
};

type Props = {
  vatPercent: number | null;
  stock: Sums | null | undefined;
  backorder: Sums | null | undefined;
  /** Whether they are being worked out for another address. */
  isStale: boolean;
};

/** What an order comes to: its part from stock and its part on backorder, where there is one (CHK-06, CHK-16). */
export function OrderSums({ vatPercent, stock, backorder, isStale }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const parts = [
    { key: 'stock', label: t('CHECKOUT.SUMS.STOCK'), sums: stock },
    { key: 'backorder', label: t('CHECKOUT.SUMS.BACKORDER'), sums: backorder },
  ].filter((part): part is typeof part & { sums: Sums } => (part.sums?.qty ?? 0) > 0);
  const percent =
    vatPercent === null ? '' : ` ${formatNumber(vatPercent, vatPercent % 1 ? 1 : 0, decimalStyle)} %`;
  return (
    <dl className={mergeClasses(styles.sums, isStale && styles.stale)} aria-busy={isStale}>
      {parts.map(({ key, label, sums }) => (
        <Fragment key={key}>
          {parts.length > 1 ? (
            <dt className={styles.part}>
              <Caption1>{label}</Caption1>
            </dt>
          ) : null}
          <dt className={styles.term}>{t('CHECKOUT.SUMS.QTY')}</dt>
          <dd className={styles.detail}>{sums.qty}</dd>
          <dt className={styles.term}>{t('CHECKOUT.SUMS.WEIGHT')}</dt>
          <dd className={styles.detail}>{formatWeight(sums.totalNetWeight)} kg</dd>
          <dt className={styles.term}>{t('CHECKOUT.SUMS.SUBTOTAL')}</dt>
          <dd className={styles.detail}>
            <Money value={sums.subtotal} />
          </dd>
          <dt className={styles.term}>{t('CHECKOUT.SUMS.VAT', { percent })}</dt>
          <dd className={styles.detail}>
            <Money value={sums.subtotalVat} />
          </dd>
          <dt className={styles.grand}>{t('CHECKOUT.SUMS.GRAND_TOTAL')}</dt>
          <dd className={mergeClasses(styles.detail, styles.grand)}>
            <Money value={sums.grandTotal} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
