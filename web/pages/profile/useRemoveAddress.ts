import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useRemoveAddressMutation } from '../../__generated__/useRemoveAddressMutation.graphql.ts';
import { useRecord } from '../../parts/records/useRecord.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { removeFromViewerList } from '../../relay/viewerList.ts';
import { confirm } from '../../ui/confirm.ts';
import { dash } from '../../ui/dash.ts';
import type { Address } from '../../parts/address/readAddress.ts';

/** Asks and deletes an address (PROF-04); `leave` is called before it goes. */
export function useRemoveAddress(type: 'BILLING' | 'SHIPPING') {
  const { t } = useTranslation();
  const record = useRecord({ field: 'addresses', args: { type } });
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
  return async ({ id, name, companyName, city }: Address, leave: () => void): Promise<void> => {
    const isConfirmed = await confirm({
      title: t('PROFILE.REMOVE', { name: name ?? companyName ?? dash }),
      message: t('ADDRESSES.REMOVE.QUESTION', {
        address: [companyName, city].filter(Boolean).join(', ') || dash,
      }),
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
          if (data?.deleteAddress?.payload)
            removeFromViewerList(store, { field: 'addresses', args: { type } }, id);
        },
      },
    );
  };
}
