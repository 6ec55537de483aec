import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { readMoney } from '../../parts/money/Money.tsx';
import { sumByCurrency } from '../../parts/money/sumByCurrency.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { formatMoney, type MoneyValue } from '../../ui/formatMoney.ts';
import { ShippingPrice } from './ShippingPrice.tsx';
import type { ShippingOption } from './useDelivery.ts';

const useStyles = makeStyles({
  sums: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: tokens.spacingHorizontalL,
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
  },
  term: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, textAlign: 'end' },
  total: { fontWeight: tokens.fontWeightSemibold },
});

type Props = {
  option: ShippingOption;
  /** The subtotals of the order, without VAT. */
  goods: readonly (MoneyValue | null | undefined)[];
};

/** The price of the chosen shipping and, where it is known, goods and shipping in one sum without VAT (DAY-66). */
export function ShippingSums({ option, goods }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const { cost, showCost } = option.price ?? {};
  const shipping = showCost === false ? null : readMoney(cost);
  const sums = shipping ? sumByCurrency([...goods, shipping]) : [];
  const [total] = sums;
  return (
    <dl className={styles.sums}>
      <dt className={styles.term}>{t('CHECKOUT.SHIPPING.COST')}</dt>
      <dd className={styles.value}>
        <ShippingPrice price={option.price} />
      </dd>
      {total && sums.length === 1 ? (
        <>
          <dt className={styles.total}>{t('CHECKOUT.SHIPPING.TOTAL')}</dt>
          <dd className={`${styles.value} ${styles.total}`}>{formatMoney(total, decimalStyle)}</dd>
        </>
      ) : null}
    </dl>
  );
}
