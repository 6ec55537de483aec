import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { Disposable, IEnvironment } from 'relay-runtime';
import type {
  useOemSearchMutation,
  useOemSearchMutation$data,
} from '../../__generated__/useOemSearchMutation.graphql.ts';
import { useWrite } from '../../relay/useWrite.ts';
import type { FileProgress } from '../../ui/FileDrop.tsx';
import { present } from '../../ui/list/present.ts';

type Payload = NonNullable<NonNullable<useOemSearchMutation$data['searchOemList']>['payload']>;

/** The result of a list of numbers. */
export type OemResult = {
  /** Tells one search from another. */
  key: number;
  /** The list, for the download (GAP-127). */
  file: File;
  rows: readonly NonNullable<Payload['rows'][number]>[];
};

/** The last result of each store, so that it shows again when the user comes back from an article. */
const lastResults = new WeakMap<IEnvironment, OemResult & { kept: Disposable | null }>();

/** Uploads a list of numbers; returns the result, the progress while it runs, and the reasons if it failed. */
export function useOemSearch(): {
  search: (file: File) => void;
  progress: FileProgress | null;
  failure: string[] | null;
  result: OemResult | null;
} {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const [result, setResult] = useState<OemResult | null>(() => lastResults.get(environment) ?? null);
  const [failure, setFailure] = useState<string[] | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [write, isSearching] = useWrite<useOemSearchMutation>(
    graphql`
      mutation useOemSearchMutation($input: SearchOemListInput!) {
        searchOemList(input: $input) {
          ... on SearchOemListPayload @alias(as: "payload") {
            rows {
              requestedName
              qty
              found
              replacement
              result {
                id
                name
                multiple
                eol {
                  __typename
                }
              }
              ...OemTable_rows
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { handles: 'all' },
  );

  const run = async (file: File) => {
    const before = lastResults.get(environment);
    setResult(null);
    setFailure(null);
    if (!/\.(csv|txt)$/i.test(file.name)) return setFailure([t('OEM.WRONG_TYPE', { name: file.name })]);
    setShare(0);
    let kept: Disposable | null = null;
    const { payload, problem } = await write(
      // In the variables it only holds the place that the multipart request puts it in.
      { file },
      { uploadables: { 'input.file': file }, onProgress: setShare, hold: (held) => (kept = held) },
    );
    setShare(null);
    if (!payload)
      return setFailure(problem?.messages ? [...problem.messages] : [problem?.message ?? t('OEM.RETRY')]);
    const found = { key: (before?.key ?? 0) + 1, file, rows: present(payload.rows) };
    lastResults.set(environment, { ...found, kept });
    before?.kept?.dispose();
    setResult(found);
  };

  const progress = !isSearching
    ? null
    : share === null || share === 1
      ? { share: null, label: t('OEM.SEARCHING') }
      : { share, label: `${Math.round(share * 100)} %` };
  return { search: (file) => void run(file), progress, failure, result };
}
