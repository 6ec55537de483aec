import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../parts/money/Money.tsx';
import type { ShippingOption } from './useDelivery.ts';
import { dash } from '../../../ui/values/dash.ts';

/** The cost of a way of sending: free at zero, its description where the cost is not shown (CHK-12, GAP-64). */
export function ShippingPrice({ price }: { price: ShippingOption['price'] }): ReactElement {
  const { t } = useTranslation();
  const { cost, showCost, costDescription } = price ?? {};
  if (showCost === false || !cost) return <span>{costDescription ?? dash}</span>;
  return <span>{cost.value === 0 ? t('CHECKOUT.SHIPPING.FREE') : <Money value={cost} />}</span>;
}
