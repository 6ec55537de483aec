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
import { isTemporary } from './isTemporary.ts';
import { NetworkError, outcomeUnknown } from './NetworkError.ts';
import type { GatewayError } from './NetworkEvents.ts';
import { readGatewayErrors } from './readGatewayErrors.ts';
import { sendWrite, type Outcome, type ProblemTargets } from './sendWrite.ts';
import { showProblem } from './showProblem.ts';
import { beginUnanswered, endUnanswered, shareUnanswered } from './unansweredWrites.ts';
import { WriteIntents } from './WriteIntents.ts';
import { readAgain } from '../ui/links/goTo.ts';

type Result =
  | { readonly payload?: unknown; readonly problem?: useWrite_problem$key | null | undefined }
  | null
  | undefined;
/** A mutation that `useWrite` can run. */
export type Write = MutationParameters & { variables: { input: object }; response: Record<string, Result> };
type PayloadOf<M extends Write> = NonNullable<NonNullable<M['response'][keyof M['response']]>['payload']>;

/** The mutation's input; `useWrite` alone adds the key of the intent and, when the user has confirmed, `force`. */
export type WriteInput<M extends Write> = Omit<M['variables']['input'], 'force' | 'idempotencyKey'>;

/** How all writes of a hook behave. */
export type WriteOptions = ProblemTargets & {
  /** Failures show nothing at all, those of the connection and the server included (CART-61). */
  isSilent?: boolean;
  /** The caller finds out itself whether a write whose answer did not come was done: that is not notified. */
  clearsDoubt?: boolean;
  /**
   * The form or list whose writes each make something new. One to which no answer came is remembered under this name: the
   * same input is done once, also after a reload, and before another, in any tab, the user is asked.
   */
  remembers?: string | undefined;
};

/**
 * The intent of a write that has to be the same after a reload and in every tab: a draft's. `renew` gives it another key and
 * returns that.
 */
export type KeptIntent = { readonly key: string; readonly renew?: () => string | null };

/** How one write behaves. */
export type OneWrite<M extends Write> = {
  /** The mutation's other variables, for example what a payload's field is read for. */
  variables?: Omit<M['variables'], 'input'>;
  optimisticResponse?: MutationConfig<M>['optimisticResponse'];
  optimisticUpdater?: SelectorStoreUpdater<M['response']>;
  updater?: SelectorStoreUpdater<M['response']>;
  /** Files by the path of their variable, for example `{ 'input.file': file }`. */
  uploadables?: UploadableMap;
  /** Called with the share of the upload already sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Gives up the request; the promise then resolves without payload and problem. */
  signal?: AbortSignal;
  /** An intent that is kept. A refusal renews it; an unknown outcome, or no answer, does not. */
  intent?: KeptIntent | null | undefined;
  /** Receives a handle that keeps the answer in the store until it is disposed of: for results that no query retains. */
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
      candidates {
        node {
          __typename
          ... on CheckoutOrder {
            dbId
          }
          ... on Order {
            dbId
          }
          ... on ProductionApplication {
            dbId
          }
          ... on Issue {
            dbId
          }
          ... on IssueComment {
            id
          }
          ... on CartItem {
            id
          }
          ... on WishlistEntry {
            id
          }
          ... on Claim {
            dbId
            documentNumber
          }
        }
      }
    }
    ... on TooManyAttempts {
      retryAfter
    }
  }
`;

/**
 * Runs a mutation: the client's only way to write behind log-in. The mutation has an `input`, one root field and this shape:
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
 * broken connection is done once. Field errors go to the form's fields, everything else is notified (ERR-01, ERR-02,
 * ERR-06 to ERR-08). The promise never rejects.
 *
 * @returns how to write, and whether a write of this hook is under way
 *
 * @example
 * const [write, isWriting] = useWrite<useAddCommentMutation>(mutation, { form: formErrors(form) });
 * const { payload } = await write({ order: id, message });
 * if (payload) announce(t('COMMENT.ADDED'));
 */
export function useWrite<M extends Write>(
  mutation: GraphQLTaggedNode,
  {
    form,
    isSilent = false,
    clearsDoubt = false,
    remembers,
    handles = isSilent ? 'all' : [],
  }: WriteOptions = {},
): [write: (input: WriteInput<M>, one?: OneWrite<M>) => Promise<Outcome<PayloadOf<M>>>, isWriting: boolean] {
  const environment = useRelayEnvironment();
  const [underWay, setUnderWay] = useState(0);
  const [intents] = useState(() => new WriteIntents());
  // A render often makes another form and list; a write uses those of the time of its answer.
  const latest = useRef({ form, handles });
  useLayoutEffect(() => {
    latest.current = { form, handles };
  });

  const write = useCallback(
    async (input: WriteInput<M>, one: OneWrite<M> = {}): Promise<Outcome<PayloadOf<M>>> => {
      const begun = remembers
        ? await beginUnanswered(environment, remembers, { input, draftKey: one.intent?.key })
        : { key: one.intent?.key, isAgain: false };
      if (begun === null) return { payload: null, problem: null };
      setUnderWay((count) => count + 1);
      const outcome = await sendWrite<PayloadOf<M>>(input, {
        send: (keyed) =>
          commit<M>(environment, mutation, { input: keyed }, one, {
            quiet: isSilent,
            quietUnknown: clearsDoubt,
          }),
        intents,
        scope: one.variables,
        hasFiles: one.uploadables !== undefined,
        keptKey: begun.key,
        targets: () => latest.current,
        ui: { askToContinue, showProblem },
      });
      // A failure without a problem says nothing of an earlier attempt, which may have been done.
      const isStillUnknown = outcome.isUnknown || (begun.isAgain && !outcome.payload && !outcome.problem);
      if (remembers) (isStillUnknown ? shareUnanswered : endUnanswered)(environment, remembers);
      if (outcome.problem && !outcome.isUnknown) one.intent?.renew?.();
      setUnderWay((count) => count - 1);
      return outcome;
    },
    [clearsDoubt, environment, intents, isSilent, mutation, remembers],
  );

  return [write, underWay > 0];
}

function commit<M extends Write>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: M['variables'],
  { onProgress, hold, signal, intent: _intent, variables: others, ...config }: OneWrite<M>,
  quiet: { quiet: boolean; quietUnknown: boolean },
): Promise<Outcome<PayloadOf<M>>> {
  const all = { ...others, ...variables };
  return new Promise((resolve) => {
    const request = commitMutation<M>(environment, {
      ...config,
      mutation,
      variables: all,
      cacheConfig: { force: true, metadata: { onProgress, ...quiet } },
      onCompleted: (response, errors) => {
        const outcome = readOutcome<M>(response, readGatewayErrors({ errors }, null));
        // It was done; what its answer leaves out is read from the screen's own queries.
        if (outcome.payload && Object.values(outcome.payload).includes(null)) readAgain();
        hold?.(environment.retain(createOperationDescriptor(getRequest(mutation), all)));
        resolve(outcome);
      },
      // The network layer has reported the failure.
      onError: (error) =>
        resolve({
          payload: null,
          problem: null,
          isTemporary: isTemporary(errorsOf(error)),
          isUnknown: error instanceof NetworkError && error.code === outcomeUnknown,
        }),
    });
    signal?.addEventListener(
      'abort',
      () => {
        request.dispose();
        resolve({ payload: null, problem: null });
      },
      { once: true },
    );
  });
}

function readOutcome<M extends Write>(
  response: M['response'],
  errors: readonly GatewayError[],
): Outcome<PayloadOf<M>> {
  const [result] = Object.values(response ?? {});
  if (result?.payload) return { payload: result.payload as PayloadOf<M>, problem: null };
  if (!result?.problem) return { payload: null, problem: null, isTemporary: isTemporary(errors) };
  const problem = readInlineData(problemFragment, result.problem);
  const isUnknown = problem.__typename === 'OutcomeUnknown';
  return { payload: null, problem, isTemporary: isUnknown, isUnknown };
}

/** The errors of a request that failed as a whole: it has no answer, or one without data. */
const errorsOf = (error: Error): readonly GatewayError[] =>
  error instanceof NetworkError ? [error] : readGatewayErrors(Reflect.get(error, 'source'), null);
