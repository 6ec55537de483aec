import { graphql } from 'react-relay';
import type { useSetDefaultAddressMutation } from '../../__generated__/useSetDefaultAddressMutation.graphql.ts';
import { useWrite } from '../../relay/useWrite.ts';

/** Makes a shipping address the default; all others lose the mark (PROF-05, PROF-06). */
export function useSetDefaultAddress() {
  return useWrite<useSetDefaultAddressMutation>(graphql`
    mutation useSetDefaultAddressMutation($input: SetDefaultAddressInput!) {
      setDefaultAddress(input: $input) {
        ... on SetDefaultAddressPayload @alias(as: "payload") {
          addresses {
            id
            default
          }
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
}
