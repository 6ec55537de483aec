import { t } from 'i18next';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { commitMutation, graphql, readInlineData, useRelayEnvironment } from 'react-relay';
import type {
  Environment,
  GraphQLTaggedNode,
  MutationConfig,
  MutationParameters,
  SelectorStoreUpdater,
  UploadableMap,
} from 'relay-runtime';
import type { useWrite_problem$key } from '../__generated__/useWrite_problem.graphql.ts';
import { confirm } from '../ui/confirm.ts';
import { placeFieldErrors, type FormErrors } from './placeFieldErrors.ts';
import type { Problem } from './Problem.ts';
import { showProblem } from './showProblem.ts';

/** What came of a write: its payload, or its problem; both null when no answer came (already reported). */
export type Outcome<Payload> =
  { payload: Payload; problem: null } | { payload: null; problem: Problem | null };

type Result = { readonly payload?: unknown; readonly problem?: useWrite_problem$key | null | undefined };
type Write = MutationParameters & { variables: { input: object }; response: Record<string, Result> };
type PayloadOf<M extends Write> = NonNullable<M['response'][keyof M['response']]['payload']>;

/** The mutation's input; `force` is added by `useWrite` alone, when the user has confirmed. */
export type WriteInput<M extends Write> = Omit<M['variables']['input'], 'force'>;

/** How a hook's writes behave, all of them. */
export type WriteOptions = {
  /** Field errors land on this form's fields, and what lands there is not notified (ERR-02). */
  form?: FormErrors | undefined;
  /** Problems the caller shows itself, by typename, or all of them: no notification for these. */
  handles?: readonly string[] | 'all';
  /** Failures show nothing at all, those of the connection and the server included (CART-61). */
  isSilent?: boolean;
};

/** How one write behaves. */
export type OneWrite<M extends Write> = {
  /** The mutation's variables beside `input`, for example what a payload's field is read for. */
  variables?: Omit<M['variables'], 'input'>;
  optimisticResponse?: MutationConfig<M>['optimisticResponse'];
  optimisticUpdater?: SelectorStoreUpdater<M['response']>;
  updater?: SelectorStoreUpdater<M['response']>;
  /** Files by the path of their variable, for example `{ 'input.file': file }`. */
  uploadables?: UploadableMap;
  /** Told the share of the upload already sent, from 0 to 1. */
  onProgress?: (share: number) => void;
};

const problemFragment = graphql`
  fragment useWrite_problem on Problem @inline {
    __typename
    message
    ... on ConfirmationRequired {
      messages
    }
    ... on Rejected {
      messages
    }
    ... on InvalidInput {
      fieldErrors {
        path
        message
      }
    }
  }
`;

/**
 * Runs a mutation, the only way of the client to write. The mutation has an `input`, one root field and this shape:
 *
 * ```graphql
 * mutation useAddCommentMutation($input: AddOrderCommentInput!) {
 *   addOrderComment(input: $input) {
 *     ... on AddOrderCommentPayload @alias(as: "payload") { comment { id message } }
 *     ...useWrite_problem @alias(as: "problem")
 *   }
 * }
 * ```
 *
 * On 402 it asks the user and repeats the same input with `force: true`; Cancel gives the problem to the caller
 * (ERR-03 to ERR-05). Field errors go to the form's fields, everything else is notified (ERR-01, ERR-02, ERR-06 to
 * ERR-08). The promise never rejects.
 *
 * @returns how to write, and whether a write of this hook is under way
 */
export function useWrite<M extends Write>(
  mutation: GraphQLTaggedNode,
  { form, isSilent = false, handles = isSilent ? 'all' : [] }: WriteOptions = {},
): [write: (input: WriteInput<M>, one?: OneWrite<M>) => Promise<Outcome<PayloadOf<M>>>, isWriting: boolean] {
  const environment = useRelayEnvironment();
  const [underWay, setUnderWay] = useState(0);
  // The form and the list are often made anew by a render; a write shall use the ones of its answer's time.
  const latest = useRef({ form, handles });
  useLayoutEffect(() => {
    latest.current = { form, handles };
  });

  const write = useCallback(
    async (input: WriteInput<M>, one: OneWrite<M> = {}): Promise<Outcome<PayloadOf<M>>> => {
      setUnderWay((count) => count + 1);
      const first = await commit<M>(environment, mutation, { input }, one, isSilent);
      const isForced =
        first.problem?.__typename === 'ConfirmationRequired' && (await asksToContinue(first.problem));
      const outcome = isForced
        ? await commit<M>(environment, mutation, { input: { ...input, force: true } }, one, isSilent)
        : first;
      setUnderWay((count) => count - 1);
      if (outcome.problem) report(outcome.problem, latest.current);
      return outcome;
    },
    [environment, isSilent, mutation],
  );

  return [write, underWay > 0];
}

function commit<M extends Write>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: M['variables'],
  { onProgress, variables: others, ...config }: OneWrite<M>,
  quiet: boolean,
): Promise<Outcome<PayloadOf<M>>> {
  return new Promise((resolve) => {
    commitMutation<M>(environment, {
      ...config,
      mutation,
      variables: { ...others, ...variables },
      cacheConfig: { force: true, metadata: { onProgress, quiet } },
      onCompleted: (response) => resolve(readOutcome<M>(response)),
      // What went wrong is already reported, by the network layer.
      onError: () => resolve({ payload: null, problem: null }),
    });
  });
}

function readOutcome<M extends Write>(response: M['response']): Outcome<PayloadOf<M>> {
  const [result] = Object.values(response ?? {});
  if (result?.payload) return { payload: result.payload as PayloadOf<M>, problem: null };
  return { payload: null, problem: result?.problem ? readInlineData(problemFragment, result.problem) : null };
}

function asksToContinue({ message, messages }: Problem): Promise<boolean> {
  return confirm({
    title: t('WARNING'),
    message: `${messages?.[0] ?? message} ${t('CONFIRM.CONTINUE')}`,
    confirmLabel: t('OK'),
  });
}

function report(
  problem: Problem,
  { form, handles }: Required<Pick<WriteOptions, 'handles'>> & WriteOptions,
): void {
  // Cancelling was the user's own answer: there is nothing to tell.
  if (problem.__typename === 'ConfirmationRequired') return;
  if (handles === 'all' || handles.includes(problem.__typename)) return;
  const { fieldErrors } = problem;
  showProblem(problem, form ? placeFieldErrors(form, fieldErrors ?? []) : fieldErrors);
}
