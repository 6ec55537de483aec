import { t } from 'i18next';
import {
  createOperationDescriptor,
  getRequest,
  type Observable,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  type IEnvironment,
  type Variables,
} from 'relay-runtime';
import { announce } from '../../ui/announce.ts';
import { isHandOnList, isHandOnPage } from '../../ui/live/isHandOn.ts';
import { live, noMarks, updateLive } from '../../ui/live/live.ts';
import { compareAnswers, isSame, nextStep, type Answer } from './compareAnswers.ts';
import { startPolling } from './startPolling.ts';

const interval = 30_000;
const freshFor = 10_000;
/** Milliseconds that changed rows stay marked. */
const markedFor = 15_000;
/** Moments at which the user's hand may leave the list. */
const handMoves = ['pointerover', 'focusin', 'focusout', 'click'] as const;

type Screen = {
  environment: IEnvironment;
  query: GraphQLTaggedNode;
  variables: Variables;
  /** The answer that the screen shows now; it is repeated to later subscribers. */
  source: Observable<GraphQLResponse> | null | undefined;
};

/**
 * Reads the query of a screen again while it is open and writes the answers to the store: values at once, in their
 * rows; the order of a list while no one acts on it; new rows when they are asked for. A failure keeps what is there.
 *
 * @returns how to stop it
 */
export function keepLive({ environment, query, variables, source }: Screen): () => void {
  const stopped = new AbortController();
  const request = getRequest(query);
  const operation = createOperationDescriptor(request, variables);
  let shown: Answer | undefined;
  let waiting: Answer | undefined;
  let unmark: ReturnType<typeof setTimeout> | undefined;
  const commit = (data: Answer): void => {
    const marks = shown ? compareAnswers(shown, data) : noMarks;
    environment.commitPayload(operation, data);
    shown = data;
    clearTimeout(unmark);
    unmark = setTimeout(() => updateLive({ marks: noMarks }), markedFor);
    updateLive({ marks });
  };
  const showAll = (): void => {
    if (waiting) commit(waiting);
    waiting = undefined;
    updateLive({ waiting: null });
  };
  /** Shows as much of an answer as may be seen now; the rest waits. */
  const showAnswer = (next: Answer): void => {
    const step = nextStep(shown ?? next, next, { list: isHandOnList, page: isHandOnPage });
    const texts: string[] = [];
    if (!shown || !isSame(shown, step.visible)) {
      commit(step.visible);
      const changed = live.read()?.marks.size ?? 0;
      texts.push(changed > 0 ? t('LIVE.CHANGED', { count: changed }) : t('LIVE.PAGE_CHANGED'));
    }
    waiting = step.isWaiting ? next : undefined;
    if (step.newRows > 0 && step.newRows !== live.read()?.waiting)
      texts.push(t('LIVE.NEW', { count: step.newRows }));
    updateLive({ waiting: step.newRows > 0 ? step.newRows : step.isWaiting ? 'change' : null });
    if (texts.length > 0) announce(texts.join('. '));
  };

  const first = source?.subscribe({
    next: (answer) => {
      if ('data' in answer) shown ??= answer.data ?? undefined;
    },
    // The page itself shows this failure.
    error: () => {},
  });
  const stopPolling = startPolling({
    interval,
    freshFor,
    read: () =>
      environment
        .getNetwork()
        .execute(request.params, variables, { force: true, metadata: { quiet: true } })
        .map(completeDataOf)
        .do({
          next: (data) => {
            showAnswer(data);
            updateLive({ readAt: new Date(), isFailing: false });
          },
          error: () => updateLive({ isFailing: true }),
        }),
  });
  for (const move of handMoves) {
    document.addEventListener(
      move,
      () => {
        // New rows wait to be asked for; another order, or a page, only for the hand to leave.
        if (waiting && live.read()?.waiting === 'change') showAnswer(waiting);
      },
      { signal: stopped.signal, passive: true },
    );
  }
  updateLive({ show: showAll });
  return () => {
    stopped.abort();
    stopPolling();
    first?.unsubscribe();
    clearTimeout(unmark);
    updateLive({ waiting: null, marks: noMarks });
  };
}

/** The data of an answer. Throws for one with errors: what is on the screen is better than a part of it. */
function completeDataOf(answer: GraphQLResponse): Answer {
  if (!('data' in answer) || !answer.data || ('errors' in answer && answer.errors?.length))
    throw new Error('the answer is not complete');
  return answer.data;
}
