import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import type { AddressesPageQuery } from '../../__generated__/AddressesPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { Addresses } from './Addresses.tsx';

/** The billing addresses of the account (PROF-01). */
export const BillingAddressesPage = (): ReactElement => <AddressesPage type="BILLING" />;

/** The shipping addresses of the account (PROF-01). */
export const ShippingAddressesPage = (): ReactElement => <AddressesPage type="SHIPPING" />;

function AddressesPage({ type }: { type: 'BILLING' | 'SHIPPING' }): ReactElement {
  const { viewer, countries } = useRouteQuery<AddressesPageQuery>(graphql`
    query AddressesPageQuery($type: AddressType!) @preloadable {
      viewer {
        addresses(type: $type) {
          ...readAddress_address
        }
      }
      countries {
        id
        name
      }
    }
  `);
  return <Addresses key={type} type={type} addresses={viewer.addresses} countries={countries} />;
}
