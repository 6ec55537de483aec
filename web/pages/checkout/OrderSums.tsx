import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderSummary, type Sums } from '../orders/OrderSummary.tsx';

const useStyles = makeStyles({
  sums: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXXL}`,
    transitionProperty: 'opacity',
    transitionDuration: tokens.durationNormal,
  },
  stale: { opacity: 0.6 },
});

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
  return (
    <div className={mergeClasses(styles.sums, isStale && styles.stale)} aria-busy={isStale}>
      {stock && stock.qty > 0 ? (
        <OrderSummary title={t('ORDER.SUMMARY.STOCK')} sums={stock} vatPercent={vatPercent} />
      ) : null}
      {backorder && backorder.qty > 0 ? (
        <OrderSummary title={t('ORDER.SUMMARY.BACKORDER')} sums={backorder} vatPercent={vatPercent} />
      ) : null}
    </div>
  );
}
