import { useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AddAddressDialog_query$key } from '../../__generated__/AddAddressDialog_query.graphql.ts';
import type { useAddressBook_query$key } from '../../__generated__/useAddressBook_query.graphql.ts';
import { readDeliveryAddress, type DeliveryAddress } from './DeliveryAddress.ts';

/** The addresses that the orders of a checkout may go to. */
export type AddressBook = {
  addresses: readonly DeliveryAddress[];
  /** The countries that a new address may be in. */
  countries: AddAddressDialog_query$key;
  /** Adds an address for these orders only. */
  addCustom: (address: DeliveryAddress) => void;
};

/**
 * The profile's shipping addresses, then those typed in this checkout and not added to the profile (CHK-22).
 *
 * @returns null when the profile's addresses could not be read
 */
export function useAddressBook(query: useAddressBook_query$key): AddressBook | null {
  const data = useFragment(
    graphql`
      fragment useAddressBook_query on Query {
        viewer {
          addresses(type: SHIPPING) {
            ...DeliveryAddress_address
          }
        }
        ...AddAddressDialog_query
      }
    `,
    query,
  );
  const [custom, setCustom] = useState<readonly DeliveryAddress[]>([]);
  return useMemo(() => {
    if (!data.viewer.addresses) return null;
    return {
      addresses: [...data.viewer.addresses.map(readDeliveryAddress), ...custom],
      countries: data,
      addCustom: (address) => setCustom((known) => [...known, address]),
    };
  }, [custom, data]);
}
