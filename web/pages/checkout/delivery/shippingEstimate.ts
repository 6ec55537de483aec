import type { TFunction } from 'i18next';
import { packageText } from '../../../parts/orders/packageText.ts';
import type { ShippingOption } from './useDelivery.ts';

type Estimate = Pick<ShippingOption, 'estimate' | 'estimateType' | 'packType'>;

/** How long a way of sending takes and how it is packed, as far as the server knows: `1–2 days · pallet`. */
export function shippingEstimate({ estimate, estimateType, packType }: Estimate, t: TFunction): string {
  return [estimate && time(estimate, estimateType, t), packType && packageText(packType, t)]
    .filter(Boolean)
    .join(' · ');
}

function time(estimate: string, type: string | null | undefined, t: TFunction): string {
  // The last number of a range such as 2–3 decides the plural.
  const count = Number(/\d+(?=\D*$)/.exec(estimate)?.[0] ?? 0);
  if (type === 'days') return t('CHECKOUT.SHIPPING.DAYS', { count, estimate });
  if (type === 'hours') return t('CHECKOUT.SHIPPING.HOURS', { count, estimate });
  return estimate;
}
