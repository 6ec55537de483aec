import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useRemoveAccountMutation } from '../../__generated__/useRemoveAccountMutation.graphql.ts';
import { useRecord } from '../../parts/records/useRecord.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { removeFromViewerList } from '../../relay/viewerList.ts';
import { confirm } from '../../ui/confirm.ts';
import { dash } from '../../ui/dash.ts';
import { accountName, type Account } from './readAccount.ts';

/** Asks 'are you sure' and removes a sub-account (ACC-05); `leave` is called before it goes. */
export function useRemoveAccount() {
  const { t } = useTranslation();
  const record = useRecord({ field: 'accountAccesses' });
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
  return async (account: Account, leave: () => void): Promise<void> => {
    const { id, user } = account;
    const isConfirmed = await confirm({
      title: t('PROFILE.REMOVE', { name: accountName(account) }),
      message: t('ACCOUNT.REMOVE.QUESTION', { email: user?.email ?? dash }),
      confirmLabel: t('PROFILE.REMOVE.CONFIRM'),
    });
    if (!isConfirmed) return;
    leave();
    // Gone is what the user wants.
    if (await record.isGone(id)) return record.dropGone(id);
    await write(
      { id },
      {
        updater(store, data) {
          if (data?.deleteAccountAccess?.payload)
            removeFromViewerList(store, { field: 'accountAccesses' }, id);
        },
      },
    );
  };
}
