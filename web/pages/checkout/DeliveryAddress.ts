import { graphql, readInlineData } from 'react-relay';
import type {
  DeliveryAddress_address$data,
  DeliveryAddress_address$key,
} from '../../__generated__/DeliveryAddress_address.graphql.ts';

/** An address that an order may go to, as its card shows it. */
export type DeliveryAddress = Partial<
  Omit<DeliveryAddress_address$data, 'id' | 'default' | ' $fragmentType'>
> & {
  /** Global id of the profile's address; a made-up key for one that is not in the profile. */
  readonly key: string;
  /** Only for these orders, not in the profile (CHK-22). */
  readonly isCustom: boolean;
  /** The profile's default (GAP-66). */
  readonly isDefault: boolean;
};

/** An address of the profile. */
export function readDeliveryAddress(address: DeliveryAddress_address$key): DeliveryAddress {
  const {
    id,
    default: isDefault,
    ...fields
  } = readInlineData(
    graphql`
      fragment DeliveryAddress_address on Address @inline {
        id
        default
        name
        companyName
        firstName
        lastName
        vat
        customsCode
        regCode
        country {
          id
          name
        }
        region
        city
        postalCode
        street
        phone
        email
      }
    `,
    address,
  );
  return { ...fields, key: id, isDefault: isDefault ?? false, isCustom: false };
}

/** The address chosen at first: the profile's default, else the first (GAP-66); undefined without any. */
export function firstChoice(addresses: readonly DeliveryAddress[]): DeliveryAddress | undefined {
  return addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
}
