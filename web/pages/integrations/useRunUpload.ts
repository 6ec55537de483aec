import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useRunUploadMutation } from '../../__generated__/useRunUploadMutation.graphql.ts';
import type { useRunUploadQuery } from '../../__generated__/useRunUploadQuery.graphql.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { announce, toSentences } from '../../ui/announce/announce.ts';
import { present } from '../../ui/list/present.ts';
import { notify } from '../../ui/notices/notify.ts';
import { wordsOf } from './wordsOf.ts';

/** An upload that the user has asked for: under way, or one that did not come; null for one that did. */
export type UploadRun =
  | { status: 'running' }
  /**
   * `isKnown` is false without a definite answer: the upload may still be under way. `before` is the time of the last
   * upload until then; another one since means that it was made after all.
   */
  | { status: 'missing'; isKnown: boolean; before: string | null; words: string | null }
  | null;

/**
 * Uploads now. A failure brings no notification (INT-06); what is true stands on the card: the times are read again, and
 * an upload that shows in them was made, whatever its answer was (INT-05).
 *
 * @param lastUploadedAt of the integration before
 */
export function useRunUpload(
  { id, name }: { id: string; name: string },
  lastUploadedAt: string | null | undefined,
): [UploadRun, () => Promise<void>] {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const [run, setRun] = useState<UploadRun>(null);
  const [write] = useWrite<useRunUploadMutation>(
    graphql`
      mutation useRunUploadMutation($input: RunIntegrationUploadInput!) {
        runIntegrationUpload(input: $input) {
          ... on IntegrationPayload @alias(as: "payload") {
            integration {
              id
              lastUploadedAt
              scheduledUploadAt
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { isSilent: true },
  );
  const readAgain = async (): Promise<string | null | undefined> => {
    const query = graphql`
      query useRunUploadQuery {
        viewer {
          integrations {
            id
            lastUploadedAt
            scheduledUploadAt
          }
        }
      }
    `;
    const options = {
      fetchPolicy: 'network-only',
      networkCacheConfig: { metadata: { quiet: true } },
    } as const;
    const answer = await fetchQuery<useRunUploadQuery>(environment, query, {}, options)
      .toPromise()
      .catch(() => null);
    return present(answer?.viewer.integrations).find((one) => one.id === id)?.lastUploadedAt;
  };
  const start = async () => {
    setRun({ status: 'running' });
    announce(`${name}: ${t('INTEGRATION.RUN.RUNNING')}`);
    const { payload, problem } = await write({ integration: id });
    const last = payload?.integration?.lastUploadedAt ?? (await readAgain());
    if (payload || (last && last !== lastUploadedAt)) {
      setRun(null);
      notify({ intent: 'success', title: t('INTEGRATION.RUN.DONE'), body: name });
    } else {
      const isKnown = problem !== null && problem.__typename !== 'OutcomeUnknown';
      const words = wordsOf(problem);
      const result = t(isKnown ? 'INTEGRATION.RUN.NONE' : 'INTEGRATION.RUN.UNKNOWN');
      announce(toSentences([`${name}: ${result}`, words]));
      setRun({ status: 'missing', isKnown, before: lastUploadedAt ?? null, words });
    }
  };
  return [run, start];
}
