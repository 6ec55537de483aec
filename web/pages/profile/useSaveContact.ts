import { graphql } from 'react-relay';
import type {
  useSaveContactCreateMutation,
  useSaveContactCreateMutation$variables,
} from '../../__generated__/useSaveContactCreateMutation.graphql.ts';
import type { useSaveContactUpdateMutation } from '../../__generated__/useSaveContactUpdateMutation.graphql.ts';
import type { FormErrors } from '../../relay/placeFieldErrors.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { addToViewerList } from '../../relay/viewerList.ts';

/** Adds a contact, or changes the one with an id (PROF-17, PROF-19). Resolves to whether it was saved. */
export function useSaveContact(form: FormErrors) {
  const [create] = useWrite<useSaveContactCreateMutation>(
    graphql`
      mutation useSaveContactCreateMutation($input: CreateContactInput!) {
        createContact(input: $input) {
          ... on ContactPayload @alias(as: "payload") {
            contact {
              id
              ...readContact_contact
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form, remembers: 'contact' },
  );
  const [update] = useWrite<useSaveContactUpdateMutation>(
    graphql`
      mutation useSaveContactUpdateMutation($input: UpdateContactInput!) {
        updateContact(input: $input) {
          ... on ContactPayload @alias(as: "payload") {
            contact {
              ...readContact_contact
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form },
  );
  return async (
    id: string | null,
    contact: useSaveContactCreateMutation$variables['input']['contact'],
  ): Promise<boolean> => {
    if (id !== null) return (await update({ id, contact })).payload !== null;
    const { payload } = await create(
      { contact },
      {
        updater(store) {
          const added = store.getRootField('createContact')?.getLinkedRecord('contact');
          addToViewerList(store, { field: 'contacts' }, added);
        },
      },
    );
    return payload !== null;
  };
}
