import type { DeliveryAddress } from './DeliveryAddress.ts';

/** An address in one line. */
export function addressLine({ name, companyName, street, postalCode, city }: DeliveryAddress): string {
  return [name ?? companyName, street, [postalCode, city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
}
