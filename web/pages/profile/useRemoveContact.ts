import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useRemoveContactMutation } from '../../__generated__/useRemoveContactMutation.graphql.ts';
import { useRecord } from '../../parts/records/useRecord.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { removeFromViewerList } from '../../relay/viewerList.ts';
import { confirm } from '../../ui/confirm.ts';
import { contactName } from './contactName.ts';
import type { Contact } from './readContact.ts';

/** Asks and deletes a contact (PROF-17); `leave` is called before it goes. */
export function useRemoveContact() {
  const { t } = useTranslation();
  const record = useRecord({ field: 'contacts' });
  const [write] = useWrite<useRemoveContactMutation>(graphql`
    mutation useRemoveContactMutation($input: DeleteContactInput!) {
      deleteContact(input: $input) {
        ... on DeleteContactPayload @alias(as: "payload") {
          deletedId
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  return async (contact: Contact, leave: () => void): Promise<void> => {
    const { id } = contact;
    const isConfirmed = await confirm({
      title: t('PROFILE.REMOVE', { name: contactName(contact) }),
      message: t('CONTACT.REMOVE.QUESTION'),
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
          if (data?.deleteContact?.payload) removeFromViewerList(store, { field: 'contacts' }, id);
        },
      },
    );
  };
}
