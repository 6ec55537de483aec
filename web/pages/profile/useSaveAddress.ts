import { graphql } from 'react-relay';
import type { useSaveAddressUpdateMutation } from '../../__generated__/useSaveAddressUpdateMutation.graphql.ts';
import { useCreateAddress, type NewAddress } from '../../parts/address/useCreateAddress.ts';
import type { FormErrors } from '../../relay/placeFieldErrors.ts';
import { useWrite } from '../../relay/useWrite.ts';

/** The back end's word on a saved address (GAP-105); null where it says nothing. */
export type Saved = { resultCode: number | null };

/**
 * Adds an address, or changes the one with an id (PROF-04, PROF-10, PROF-11). Resolves to null if it was not saved;
 * the reason is shown.
 */
export function useSaveAddress(form: FormErrors) {
  const create = useCreateAddress(form);
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
  return async (id: string | null, { type, address }: NewAddress): Promise<Saved | null> => {
    if (id === null) {
      const { payload } = await create({ type, address });
      return payload && { resultCode: null };
    }
    const { payload } = await update({ id, type, address });
    return payload && { resultCode: payload.resultCode ?? null };
  };
}
