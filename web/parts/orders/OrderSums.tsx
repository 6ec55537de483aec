import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderSummary_summary$key } from '../../__generated__/OrderSummary_summary.graphql.ts';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { OrderSummary } from './OrderSummary.tsx';

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
  stock: OrderSummary_summary$key | null | undefined;
  backorder: OrderSummary_summary$key | null | undefined;
  /** Whether they are being calculated for another address. */
  isStale?: boolean;
  /** Whether VAT and total are shown apart, for the whole order. */
  isNet?: boolean;
};

/** The sums of an order: its part from stock and its part on backorder, where there is one (ORD-43, CHK-06, CHK-16). */
export function OrderSums({
  vatPercent,
  stock,
  backorder,
  isStale = false,
  isNet = false,
}: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  if (!stock && !backorder) return <NotLoaded />;
  return (
    <div className={mergeClasses(styles.sums, isStale && styles.stale)} aria-busy={isStale}>
      <OrderSummary title={t('ORDER.SUMMARY.STOCK')} summary={stock} vatPercent={vatPercent} isNet={isNet} />
      <OrderSummary
        title={t('ORDER.SUMMARY.BACKORDER')}
        summary={backorder}
        vatPercent={vatPercent}
        isNet={isNet}
      />
    </div>
  );
}
