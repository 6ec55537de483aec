import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AddAddressDialog_query$key } from '../../../__generated__/AddAddressDialog_query.graphql.ts';
import type { useAddressBook_query$key } from '../../../__generated__/useAddressBook_query.graphql.ts';
import { useDraft } from '../../../parts/drafts/useDraft.ts';
import { readDeliveryAddress, type DeliveryAddress } from './DeliveryAddress.ts';
import { readCustomAddresses } from './readCustomAddresses.ts';
import { present } from '../../../ui/list/present.ts';

/** The addresses that the orders of a checkout may go to. */
export type AddressBook = {
  addresses: readonly DeliveryAddress[];
  /** The profile's addresses as they were answered: a null for one that could not be read, and for the list. */
  answered: readonly unknown[] | null;
  /** The countries that a new address may be in. */
  countries: AddAddressDialog_query$key;
  /** Adds an address for these orders only. */
  addCustom: (address: DeliveryAddress) => void;
  /** Forgets those: no order waits any more. */
  forgetCustom: () => void;
};

/**
 * The profile's shipping addresses, the default one first as in the profile, then those typed in this checkout and not added to
 * the profile (CHK-22), which a reload keeps.
 */
export function useAddressBook(query: useAddressBook_query$key): AddressBook {
  const data = useFragment(
    graphql`
      fragment useAddressBook_query on Query {
        viewer {
          addresses(type: SHIPPING) {
            ...readAddress_address
          }
        }
        ...AddAddressDialog_query
      }
    `,
    query,
  );
  const { draft, keep, forget } = useDraft('checkout addresses', readCustomAddresses);
  const custom = draft?.value;
  return useMemo(() => {
    const answered = data.viewer.addresses ?? null;
    return {
      addresses: [...present(answered).map(readDeliveryAddress).toSorted(defaultFirst), ...(custom ?? [])],
      answered,
      countries: data,
      addCustom: (address) => void keep([...(custom ?? []), address]),
      forgetCustom: forget,
    };
  }, [custom, data, forget, keep]);
}

const defaultFirst = (a: DeliveryAddress, b: DeliveryAddress): number =>
  Number(b.isDefault) - Number(a.isDefault);
