import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderSummary, type Sums } from './OrderSummary.tsx';

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
  vatPercent: number | null | undefined;
  stock: Sums | null | undefined;
  backorder: Sums | null | undefined;
  /** Whether they are being worked out for another address. */
  isStale?: boolean;
};

/** What an order comes to: its part from stock and its part on backorder, where there is one (ORD-43, CHK-06, CHK-16). */
export function OrderSums({ vatPercent, stock, backorder, isStale = false }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const parts = [
    { title: t('ORDER.SUMMARY.STOCK'), sums: stock },
    { title: t('ORDER.SUMMARY.BACKORDER'), sums: backorder },
  ];
  return (
    <div className={mergeClasses(styles.sums, isStale && styles.stale)} aria-busy={isStale}>
      {parts.map(({ title, sums }) =>
        sums && (sums.qty > 0 || sums.grandTotal.value > 0) ? (
          <OrderSummary key={title} title={title} sums={sums} vatPercent={vatPercent} />
        ) : null,
      )}
    </div>
  );
}
