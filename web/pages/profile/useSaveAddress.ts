import { graphql } from 'react-relay';
import type {
  useSaveAddressCreateMutation,
  useSaveAddressCreateMutation$variables,
} from '../../__generated__/useSaveAddressCreateMutation.graphql.ts';
import type { useSaveAddressUpdateMutation } from '../../__generated__/useSaveAddressUpdateMutation.graphql.ts';
import type { FormErrors } from '../../relay/placeFieldErrors.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { addToViewerList } from '../../relay/viewerList.ts';

type Input = useSaveAddressCreateMutation$variables['input'];

/** The back end's word on a saved address (GAP-105); null where it says nothing. */
export type Saved = { resultCode: number | null };

/**
 * Adds an address, or changes the one with an id (PROF-04, PROF-10, PROF-11). Resolves to null if it was not saved;
 * the reason is shown.
 */
export function useSaveAddress(form: FormErrors) {
  const [create] = useWrite<useSaveAddressCreateMutation>(
    graphql`
      mutation useSaveAddressCreateMutation($input: CreateAddressInput!) {
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
  const [update] = useWrite<useSaveAddressUpdateMutation>(
    graphql`
      mutation useSaveAddressUpdateMutation($input: UpdateAddressInput!) {
        updateAddress(input: $input) {
          ... on UpdateAddressPayload @alias(as: "payload") {
            resultCode
            address {
              ...readAddress_address
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form },
  );
  return async (id: string | null, { type, address }: Input): Promise<Saved | null> => {
    if (id !== null) {
      const { payload } = await update({ id, type, address });
      return payload && { resultCode: payload.resultCode ?? null };
    }
    const { payload } = await create(
      { type, address },
      {
        updater(store) {
          const added = store.getRootField('createAddress')?.getLinkedRecord('address');
          addToViewerList(store, { field: 'addresses', args: { type } }, added);
        },
      },
    );
    return payload && { resultCode: null };
  };
}
