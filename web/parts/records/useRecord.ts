import { useTranslation } from 'react-i18next';
import { commitLocalUpdate, fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { useRecordQuery } from '../../__generated__/useRecordQuery.graphql.ts';
import { removeFromViewerList, type ViewerList } from '../../relay/viewerList.ts';
import { notify } from '../../ui/notices/notify.ts';

type Reading = OperationType & { variables: { id: string } };

/**
 * Reads records again before they are written, since somebody else may have changed or removed them.
 *
 * @param list the list of the viewer that has the records
 */
export function useRecord(list: ViewerList): {
  /** The record as it is now; null if it could not be read. */
  read: <Query extends Reading>(query: GraphQLTaggedNode, id: string) => Promise<Query['response'] | null>;
  /** Whether the record is gone; false if that could not be read. */
  isGone: (id: string) => Promise<boolean>;
  /** Says that the record is gone, and takes it out of the list. */
  dropGone: (id: string) => void;
} {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  async function read<Query extends Reading>(query: GraphQLTaggedNode, id: string) {
    const options = { networkCacheConfig: { force: true, metadata: { quiet: true } } };
    try {
      return (await fetchQuery<Query>(environment, query, { id }, options).toPromise()) ?? null;
    } catch {
      // The write that follows says what is wrong.
      return null;
    }
  }
  return {
    read,
    async isGone(id) {
      const answer = await read<useRecordQuery>(
        graphql`
          query useRecordQuery($id: ID!) {
            node(id: $id) @catch(to: RESULT) {
              id
            }
          }
        `,
        id,
      );
      // One that could not be read is not gone.
      return answer !== null && answer.node.ok && answer.node.value == null;
    },
    dropGone(id) {
      commitLocalUpdate(environment, (store) => removeFromViewerList(store, list, id));
      notify({ intent: 'warning', title: t('RECORD.GONE') });
    },
  };
}
