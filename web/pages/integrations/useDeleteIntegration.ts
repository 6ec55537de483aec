import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useDeleteIntegrationMutation } from '../../__generated__/useDeleteIntegrationMutation.graphql.ts';
import { useRecord } from '../../parts/records/useRecord.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { removeFromViewerList } from '../../relay/viewerList.ts';
import { confirm } from '../../ui/dialogs/confirm.ts';
import { notify } from '../../ui/notices/notify.ts';

/** Asks, deletes an integration with its password, and says so (INT-04). */
export function useDeleteIntegration(
  onDelete: (id: string) => void,
): (integration: { id: string; name: string }) => Promise<void> {
  const { t } = useTranslation();
  const record = useRecord({ field: 'integrations' });
  const [write] = useWrite<useDeleteIntegrationMutation>(graphql`
    mutation useDeleteIntegrationMutation($input: DeleteIntegrationInput!) {
      deleteIntegration(input: $input) {
        ... on DeleteIntegrationPayload @alias(as: "payload") {
          deletedId
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  return async ({ id, name }) => {
    const isSure = await confirm({
      title: t('INTEGRATION.DELETE.TITLE'),
      message: t('INTEGRATION.DELETE.QUESTION', { name }),
      confirmLabel: t('INTEGRATION.DELETE'),
    });
    if (!isSure) return;
    onDelete(id);
    // Gone is what the user wants.
    if (await record.isGone(id)) return record.dropGone(id);
    const { payload } = await write(
      { integration: id },
      {
        updater(store, answer) {
          if (answer?.deleteIntegration?.payload) removeFromViewerList(store, { field: 'integrations' }, id);
        },
      },
    );
    if (payload) notify({ intent: 'success', title: t('FORM.DELETED', { name }) });
  };
}
