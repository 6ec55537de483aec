import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useRemoveContactMutation } from '../../__generated__/useRemoveContactMutation.graphql.ts';
import { useRemoveRecord } from '../../parts/records/useRemoveRecord.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { contactName } from './contactName.ts';
import type { Contact } from './readContact.ts';

/** Asks and deletes a contact (PROF-17); `leave` is called before it goes. */
export function useRemoveContact() {
  const { t } = useTranslation();
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
  const remove = useRemoveRecord({ field: 'contacts' }, write);
  return (contact: Contact, leave: () => void): Promise<void> =>
    remove(contact.id, { name: contactName(contact), message: t('CONTACT.REMOVE.QUESTION') }, leave);
}
