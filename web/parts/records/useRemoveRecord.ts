import { useTranslation } from 'react-i18next';
import { commitLocalUpdate, useRelayEnvironment } from 'react-relay';
import { removeFromViewerList, type ViewerList } from '../../relay/viewerList.ts';
import { announce } from '../../ui/announce/announce.ts';
import { confirm } from '../../ui/dialogs/confirm.ts';
import { useRecord } from './useRecord.ts';

/**
 * Asks 'are you sure' and removes a record of a list of the viewer; `leave` is called before it goes.
 *
 * @param write sends the mutation
 */
export function useRemoveRecord(
  list: ViewerList,
  write: (input: { id: string }) => Promise<{ payload: object | null }>,
): (id: string, asked: { name: string; message: string }, leave: () => void) => Promise<void> {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const record = useRecord(list);
  return async (id, { name, message }, leave) => {
    const title = t('PROFILE.REMOVE', { name });
    if (!(await confirm({ title, message, confirmLabel: t('PROFILE.REMOVE.CONFIRM') }))) return;
    leave();
    // Gone is what the user wants.
    if (await record.isGone(id)) return record.dropGone(id);
    const { payload } = await write({ id });
    if (!payload) return;
    commitLocalUpdate(environment, (store) => removeFromViewerList(store, list, id));
    announce(t('CART.REMOVED', { article: name }));
  };
}
