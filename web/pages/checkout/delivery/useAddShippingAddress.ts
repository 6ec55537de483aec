import { graphql } from 'react-relay';
import type {
  useAddShippingAddressMutation,
  useAddShippingAddressMutation$variables,
} from '../../../__generated__/useAddShippingAddressMutation.graphql.ts';
import type { FormErrors } from '../../../relay/placeFieldErrors.ts';
import { useWrite } from '../../../relay/useWrite.ts';
import { addToViewerList } from '../../../relay/viewerList.ts';

/** The input of an address. */
export type AddressInput = useAddShippingAddressMutation$variables['input']['address'];

/** Adds a shipping address to the profile; it joins the addresses to choose from (CHK-19, CHK-20). */
export function useAddShippingAddress(form: FormErrors) {
  const [write] = useWrite<useAddShippingAddressMutation>(
    graphql`
      mutation useAddShippingAddressMutation($input: CreateAddressInput!) {
        createAddress(input: $input) {
          ... on CreateAddressPayload @alias(as: "payload") {
            address {
              id
              ...readAddress_address
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form, remembers: 'address' },
  );
  return (address: AddressInput) =>
    write(
      { type: 'SHIPPING', address },
      {
        updater(store) {
          const added = store.getRootField('createAddress')?.getLinkedRecord('address');
          addToViewerList(store, { field: 'addresses', args: { type: 'SHIPPING' } }, added);
        },
      },
    );
}
