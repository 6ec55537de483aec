import { graphql } from 'react-relay';
import type { useCreateIntegrationMutation } from '../../__generated__/useCreateIntegrationMutation.graphql.ts';
import type { useUpdateIntegrationMutation } from '../../__generated__/useUpdateIntegrationMutation.graphql.ts';
import type { FormErrors } from '../../relay/placeFieldErrors.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { addToViewerList } from '../../relay/viewerList.ts';
import { toInput, type IntegrationFields } from './IntegrationFields.ts';

/**
 * Adds an integration, or changes the one with the id; the server's field errors go to the form (INT-04, INT-20, INT-21).
 *
 * @returns whether it was saved
 */
export function useSaveIntegration(
  id: string | null,
  form: FormErrors,
): (fields: IntegrationFields) => Promise<boolean> {
  const [create] = useWrite<useCreateIntegrationMutation>(
    graphql`
      mutation useCreateIntegrationMutation($input: CreateIntegrationInput!) {
        createIntegration(input: $input) {
          ... on IntegrationPayload @alias(as: "payload") {
            integration {
              id
              dbId
              ...IntegrationCard_integration
              ...IntegrationFields_integration
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form, remembers: 'integration' },
  );
  const [update] = useWrite<useUpdateIntegrationMutation>(
    graphql`
      mutation useUpdateIntegrationMutation($input: UpdateIntegrationInput!) {
        updateIntegration(input: $input) {
          ... on IntegrationPayload @alias(as: "payload") {
            integration {
              id
              dbId
              ...IntegrationCard_integration
              ...IntegrationFields_integration
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form },
  );
  return async (fields) => {
    const input = toInput(fields);
    if (id !== null) return (await update({ ...input, integration: id })).payload !== null;
    const { payload } = await create(input, {
      updater(store) {
        const added = store.getRootField('createIntegration')?.getLinkedRecord('integration');
        addToViewerList(store, { field: 'integrations' }, added);
      },
    });
    return payload !== null;
  };
}
