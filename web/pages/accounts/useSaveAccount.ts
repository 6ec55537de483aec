import { graphql } from 'react-relay';
import type {
  useSaveAccountCreateMutation,
  useSaveAccountCreateMutation$variables,
} from '../../__generated__/useSaveAccountCreateMutation.graphql.ts';
import type { useSaveAccountUpdateMutation } from '../../__generated__/useSaveAccountUpdateMutation.graphql.ts';
import type { FormErrors } from '../../relay/placeFieldErrors.ts';
import { useWrite, type WriteInput } from '../../relay/useWrite.ts';
import { addToViewerList } from '../../relay/viewerList.ts';

/** The input of a sub-account. */
export type AccountInput = Omit<useSaveAccountCreateMutation$variables['input'], 'force' | 'idempotencyKey'>;

/** Adds a sub-account, or changes the one with an id (ACC-06, ACC-16). Resolves to whether it was saved. */
export function useSaveAccount(form: FormErrors) {
  const [create] = useWrite<useSaveAccountCreateMutation>(
    graphql`
      mutation useSaveAccountCreateMutation($input: CreateAccountAccessInput!) {
        createAccountAccess(input: $input) {
          ... on AccountAccessPayload @alias(as: "payload") {
            accountAccess {
              id
              ...readAccount_account
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form, remembers: 'account' },
  );
  const [update] = useWrite<useSaveAccountUpdateMutation>(
    graphql`
      mutation useSaveAccountUpdateMutation($input: UpdateAccountAccessInput!) {
        updateAccountAccess(input: $input) {
          ... on AccountAccessPayload @alias(as: "payload") {
            accountAccess {
              ...readAccount_account
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form },
  );
  return async (id: string | null, input: AccountInput): Promise<boolean> => {
    if (id !== null) {
      const change: WriteInput<useSaveAccountUpdateMutation> = { id, ...input };
      return (await update(change)).payload !== null;
    }
    const { payload } = await create(input, {
      updater(store) {
        const added = store.getRootField('createAccountAccess')?.getLinkedRecord('accountAccess');
        addToViewerList(store, { field: 'accountAccesses' }, added);
      },
    });
    return payload !== null;
  };
}
