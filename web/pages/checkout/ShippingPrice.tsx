import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../parts/money/Money.tsx';
import type { ShippingOption } from './useDelivery.ts';

/** The cost of a way of sending: free at zero, its description where the cost is not shown (CHK-12, GAP-64). */
export function ShippingPrice({ price }: { price: ShippingOption['price'] }): ReactElement {
  const { t } = useTranslation();
  const { cost, showCost, costDescription } = price;
  if (!showCost) return <span>{costDescription}</span>;
  if (!cost) return <span>{costDescription ?? '–'}</span>;
  return <span>{cost.value === 0 ? t('CHECKOUT.SHIPPING.FREE') : <Money value={cost} />}</span>;
}
