import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { commitMutation, graphql, readInlineData, useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type {
  Disposable,
  Environment,
  GraphQLTaggedNode,
  MutationConfig,
  MutationParameters,
  SelectorStoreUpdater,
  UploadableMap,
} from 'relay-runtime';
import type { useWrite_problem$key } from '../__generated__/useWrite_problem.graphql.ts';
import { askToContinue } from './askToContinue.ts';
import { placeFieldErrors, type FormErrors } from './placeFieldErrors.ts';
import type { Problem } from './Problem.ts';
import { showProblem } from './showProblem.ts';
import { WriteIntents } from './WriteIntents.ts';

/** What came of a write: its payload, or its problem; both null when no answer came (already reported). */
export type Outcome<Payload> =
  { payload: Payload; problem: null } | { payload: null; problem: Problem | null };

type Result = { readonly payload?: unknown; readonly problem?: useWrite_problem$key | null | undefined };
type Write = MutationParameters & { variables: { input: object }; response: Record<string, Result> };
type PayloadOf<M extends Write> = NonNullable<M['response'][keyof M['response']]['payload']>;

/** The mutation's input; `useWrite` alone adds the key of the intent and, when the user has confirmed, `force`. */
export type WriteInput<M extends Write> = Omit<M['variables']['input'], 'force' | 'idempotencyKey'>;

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
  /** Given what keeps the answer in the store until it is disposed of: for results that no query of a screen holds. */
  hold?: (kept: Disposable) => void;
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
    ... on OutcomeUnknown {
      check
    }
    ... on TooManyAttempts {
      retryAfter
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
 * (ERR-03 to ERR-05). Every request carries the key of its intent, so that a double click or a second try after a
 * broken connection is done once. Field errors go to the form's fields, everything else is notified (ERR-01, ERR-02, ERR-06 to
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
  const [intents] = useState(() => new WriteIntents());
  // The form and the list are often made anew by a render; a write shall use the ones of its answer's time.
  const latest = useRef({ form, handles });
  useLayoutEffect(() => {
    latest.current = { form, handles };
  });

  const write = useCallback(
    async (input: WriteInput<M>, one: OneWrite<M> = {}): Promise<Outcome<PayloadOf<M>>> => {
      setUnderWay((count) => count + 1);
      const send = async (asked: object): Promise<Outcome<PayloadOf<M>>> => {
        const intent = intents.begin({ asked, others: one.variables }, one.uploadables !== undefined);
        const keyed = { input: { ...asked, idempotencyKey: intent.key } };
        const outcome = await commit<M>(environment, mutation, keyed, one, isSilent);
        if (outcome.payload || outcome.problem) intent.end();
        return outcome;
      };
      const first = await send(input);
      const isForced =
        first.problem?.__typename === 'ConfirmationRequired' && (await askToContinue(first.problem));
      const outcome = isForced ? await send({ ...input, force: true }) : first;
      setUnderWay((count) => count - 1);
      if (outcome.problem) report(outcome.problem, latest.current);
      return outcome;
    },
    [environment, intents, isSilent, mutation],
  );

  return [write, underWay > 0];
}

function commit<M extends Write>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: M['variables'],
  { onProgress, hold, variables: others, ...config }: OneWrite<M>,
  quiet: boolean,
): Promise<Outcome<PayloadOf<M>>> {
  const all = { ...others, ...variables };
  return new Promise((resolve) => {
    commitMutation<M>(environment, {
      ...config,
      mutation,
      variables: all,
      cacheConfig: { force: true, metadata: { onProgress, quiet } },
      onCompleted: (response) => {
        hold?.(environment.retain(createOperationDescriptor(getRequest(mutation), all)));
        resolve(readOutcome<M>(response));
      },
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
