import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationDescriptor,
  type OperationType,
} from 'relay-runtime';

type Options = {
  /** Milliseconds that the variables stay the same before the query is sent; 0, the default, sends it at once. */
  pause?: number;
  /** The caller shows failures itself; no notification appears. */
  isQuiet?: boolean;
};

/** A query whose variables follow what the user does. */
export type DebouncedQuery<Query extends OperationType> = {
  /** The last answer; it stays until the next one arrives. Null before the first answer and after a failure. */
  data: Query['response'] | null;
  /** The variables of the last answer. */
  answeredVariables: Query['variables'] | null;
  /** Whether the present variables are answered, by data or by a failure. */
  isCurrent: boolean;
  /** Whether the query is sent and not answered. */
  isLoading: boolean;
  isFailed: boolean;
  /** Sends the present variables again. */
  retry: () => void;
};

type Answer<Query extends OperationType> = {
  environment: IEnvironment;
  key: string;
  operation: OperationDescriptor;
  data: Query['response'] | null;
};

/**
 * Runs a query in the background, without suspending, whenever its variables have settled. A query that is no longer wanted is
 * cancelled, so an older answer never replaces a newer one. The answer follows the store, which keeps it while it is in use. The
 * network layer notifies failures.
 *
 * @param variables null while there is nothing to ask, which also forgets the last answer
 *
 * @example
 * const { data, isFailed, retry } = useDebouncedQuery<PricesPaidQuery>(query, isOpen ? { article } : null);
 */
export function useDebouncedQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | null,
  { pause = 0, isQuiet = false }: Options = {},
): DebouncedQuery<Query> {
  const environment = useRelayEnvironment();
  const key = variables && JSON.stringify(variables);
  const [sent, setSent] = useState<string | null>(null);
  const [kept, setAnswer] = useState<Answer<Query> | null>(null);
  // In a new store, as of another language, the records of an earlier answer are missing.
  const answer = key !== null && kept?.environment === environment ? kept : null;
  if (kept && !answer) setAnswer(null);
  const isCurrent = answer !== null && answer.key === key;
  const wanted = isCurrent ? null : key;

  useEffect(() => {
    if (wanted === null) return;
    const asked: Query['variables'] = JSON.parse(wanted);
    const operation = createOperationDescriptor(getRequest(query), asked);
    let request: { unsubscribe: () => void } | undefined;
    const send = () => {
      setSent(wanted);
      request = fetchQuery<Query>(environment, query, asked, {
        networkCacheConfig: { force: true, metadata: { quiet: isQuiet } },
      }).subscribe({
        next: (data) => setAnswer({ environment, key: wanted, operation, data }),
        error: () => setAnswer({ environment, key: wanted, operation, data: null }),
      });
    };
    const timer = pause > 0 ? setTimeout(send, pause) : send();
    return () => {
      clearTimeout(timer ?? undefined);
      request?.unsubscribe();
      setSent(null);
    };
  }, [environment, isQuiet, pause, query, wanted]);

  const operation = answer?.data ? answer.operation : null;
  useEffect(() => {
    if (!operation) return;
    const retained = environment.retain(operation);
    const followed = environment.subscribe(environment.lookup(operation.fragment), ({ data }) =>
      // A snapshot's data has the shape of its query's response.
      setAnswer((now) => now && { ...now, data: data as Query['response'] }),
    );
    return () => {
      followed.dispose();
      retained.dispose();
    };
  }, [environment, operation]);

  return {
    data: answer?.data ?? null,
    answeredVariables: answer?.operation.request.variables ?? null,
    isCurrent,
    isLoading: wanted !== null && sent === wanted,
    isFailed: isCurrent && answer.data === null,
    retry: useCallback(() => setAnswer(null), []),
  };
}
