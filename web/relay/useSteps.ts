import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime';

type StepQuery = OperationType & { variables: { step: number } };
type Step = { readonly nextStep?: number | null | undefined };

/** Work that is done step by step, each by a separate query. */
export type Steps<Part> = {
  /** The answers of the steps so far. */
  parts: readonly Part[];
  /** `paused`: there are further steps, after `goOn`. `failed`: the last step gave no answer; `goOn` asks again. */
  state: 'running' | 'paused' | 'done' | 'failed';
  goOn: () => void;
};

type Progress<Part> = {
  environment: IEnvironment;
  key: string | null;
  parts: readonly Part[];
  step: number | null;
  until: number;
  hasFailed: boolean;
};

/**
 * Asks a query step after step: what takes more calls to the back end than one operation may. Parts are read once and do
 * not follow the store.
 *
 * @param variables of all steps; null while there is nothing to ask
 * @param read the step in an answer, null if it could not be read; always the same function
 * @param most steps before it pauses
 */
export function useSteps<Query extends StepQuery, Part extends Step>(
  query: GraphQLTaggedNode,
  variables: Omit<Query['variables'], 'step'> | null,
  read: (data: Query['response']) => Part | null | undefined,
  most: number,
): Steps<Part> {
  const environment = useRelayEnvironment();
  const key = variables && JSON.stringify(variables);
  const start: Progress<Part> = { environment, key, parts: [], step: 1, until: most, hasFailed: false };
  const [kept, setProgress] = useState(start);
  // In a new store, as of another language, the records of earlier parts are missing.
  const progress = kept.key === key && kept.environment === environment ? kept : start;
  const { parts, step, until, hasFailed } = progress;
  const isRunning = key !== null && step !== null && step <= until && !hasFailed;

  useEffect(() => {
    if (!isRunning) return;
    const asked: Query['variables'] = { ...JSON.parse(key), step };
    const go = (part: Part | null | undefined) =>
      setProgress((before) => {
        const isSame = before.key === key && before.environment === environment;
        const now = isSame ? before : { environment, key, parts: [], step, until, hasFailed: false };
        return part
          ? { ...now, parts: [...now.parts, part], step: part.nextStep ?? null }
          : { ...now, hasFailed: true };
      });
    const request = fetchQuery<Query>(environment, query, asked, {
      networkCacheConfig: { force: true, metadata: { quiet: true } },
    }).subscribe({ next: (data) => go(read(data)), error: () => go(null) });
    return () => request.unsubscribe();
  }, [environment, isRunning, key, query, read, step, until]);

  return {
    parts,
    state: isRunning ? 'running' : hasFailed ? 'failed' : step === null ? 'done' : 'paused',
    goOn: useCallback(() => setProgress((now) => ({ ...now, until: Infinity, hasFailed: false })), []),
  };
}
