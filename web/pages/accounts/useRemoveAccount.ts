import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useRemoveAccountMutation } from '../../__generated__/useRemoveAccountMutation.graphql.ts';
import { useRemoveRecord } from '../../parts/records/useRemoveRecord.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { dash } from '../../ui/values/dash.ts';
import { accountName, type Account } from './readAccount.ts';

/** Asks 'are you sure' and removes a sub-account (ACC-05); `leave` is called before it goes. */
export function useRemoveAccount() {
  const { t } = useTranslation();
  const [write] = useWrite<useRemoveAccountMutation>(graphql`
    mutation useRemoveAccountMutation($input: DeleteAccountAccessInput!) {
      deleteAccountAccess(input: $input) {
        ... on DeleteAccountAccessPayload @alias(as: "payload") {
          deletedId
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  const remove = useRemoveRecord({ field: 'accountAccesses' }, write);
  return (account: Account, leave: () => void): Promise<void> => {
    const message = t('ACCOUNT.REMOVE.QUESTION', { email: account.user?.email ?? dash });
    return remove(account.id, { name: accountName(account), message }, leave);
  };
}
