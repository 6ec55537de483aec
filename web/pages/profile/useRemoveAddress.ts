import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useRemoveAddressMutation } from '../../__generated__/useRemoveAddressMutation.graphql.ts';
import type { Address } from '../../parts/address/readAddress.ts';
import { useRemoveRecord } from '../../parts/records/useRemoveRecord.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { dash } from '../../ui/values/dash.ts';

/** Asks and deletes an address (PROF-04); `leave` is called before it goes. */
export function useRemoveAddress(type: 'BILLING' | 'SHIPPING') {
  const { t } = useTranslation();
  const [write] = useWrite<useRemoveAddressMutation>(graphql`
    mutation useRemoveAddressMutation($input: DeleteAddressInput!) {
      deleteAddress(input: $input) {
        ... on DeleteAddressPayload @alias(as: "payload") {
          deletedId
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  const remove = useRemoveRecord({ field: 'addresses', args: { type } }, write);
  return ({ id, name, companyName, city }: Address, leave: () => void): Promise<void> => {
    const address = [companyName, city].filter(Boolean).join(', ') || dash;
    const message = t('ADDRESSES.REMOVE.QUESTION', { address });
    return remove(id, { name: name ?? companyName ?? dash, message }, leave);
  };
}
