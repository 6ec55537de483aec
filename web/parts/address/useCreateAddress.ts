import { graphql } from 'react-relay';
import type {
  useCreateAddressMutation,
  useCreateAddressMutation$variables,
} from '../../__generated__/useCreateAddressMutation.graphql.ts';
import type { FormErrors } from '../../relay/placeFieldErrors.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { addToViewerList } from '../../relay/viewerList.ts';

/** An address and its list in the profile. */
export type NewAddress = Pick<useCreateAddressMutation$variables['input'], 'type' | 'address'>;

/** Adds an address to the profile; it joins the addresses of its type (PROF-04, PROF-10, CHK-19, CHK-20). */
export function useCreateAddress(form: FormErrors) {
  const [write] = useWrite<useCreateAddressMutation>(
    graphql`
      mutation useCreateAddressMutation($input: CreateAddressInput!) {
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
  return ({ type, address }: NewAddress) =>
    write(
      { type, address },
      {
        updater(store) {
          const added = store.getRootField('createAddress')?.getLinkedRecord('address');
          addToViewerList(store, { field: 'addresses', args: { type } }, added);
        },
      },
    );
}
