import type { readAddress_address$key } from '../../../__generated__/readAddress_address.graphql.ts';
import { readAddress, type Address } from '../../../parts/address/readAddress.ts';

/** An address that an order may go to, as its card shows it. */
export type DeliveryAddress = Partial<Omit<Address, 'id' | 'default'>> & {
  /** Global id of the profile's address; a made-up key for one that is not in the profile. */
  readonly key: string;
  /** Only for these orders, not in the profile (CHK-22). */
  readonly isCustom: boolean;
  /** The profile's default (GAP-66). */
  readonly isDefault: boolean;
};

/** An address of the profile. */
export function readDeliveryAddress(address: readAddress_address$key): DeliveryAddress {
  const { id, default: isDefault, ...fields } = readAddress(address);
  return { ...fields, key: id, isDefault: isDefault ?? false, isCustom: false };
}

/** The address chosen at first: the profile's default, else the first (GAP-66); undefined without any. */
export function firstChoice(addresses: readonly DeliveryAddress[]): DeliveryAddress | undefined {
  return addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
}
