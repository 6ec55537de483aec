import { useCallback, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useDeliveryAddresses_viewer$key } from '../../__generated__/useDeliveryAddresses_viewer.graphql.ts';
import type { DeliveryAddress } from './DeliveryAddress.ts';

/**
 * The addresses that the orders of this checkout may go to: the profile's shipping addresses, then those typed here and
 * not added to the profile (CHK-22).
 *
 * @returns the addresses, null when they could not be read; and how to add one of the second kind
 */
export function useDeliveryAddresses(
  viewer: useDeliveryAddresses_viewer$key,
): [addresses: readonly DeliveryAddress[] | null, addCustom: (address: DeliveryAddress) => void] {
  const { addresses } = useFragment(
    graphql`
      fragment useDeliveryAddresses_viewer on Viewer {
        addresses(type: SHIPPING) {
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
            dbId
            name
          }
          region
          city
          index
          address
          phone
          email
        }
      }
    `,
    viewer,
  );
  const [custom, setCustom] = useState<readonly DeliveryAddress[]>([]);
  const all = useMemo(
    () =>
      addresses
        ? [
            ...addresses.map(({ id, default: isDefault, ...address }) => ({
              ...address,
              key: id,
              isDefault,
              isCustom: false,
            })),
            ...custom,
          ]
        : null,
    [addresses, custom],
  );
  const addCustom = useCallback((address: DeliveryAddress) => setCustom((known) => [...known, address]), []);
  return [all, addCustom];
}
