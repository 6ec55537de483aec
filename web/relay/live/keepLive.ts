import { t } from 'i18next';
import {
  createOperationDescriptor,
  getRequest,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  type IEnvironment,
  type Variables,
} from 'relay-runtime';
import { announce } from '../../ui/announce/announce.ts';
import { isHandOnList, isHandOnPage } from '../../ui/live/isHandOn.ts';
import { live, noMarks, updateLive } from '../../ui/live/live.ts';
import { compareAnswers, isSame, nextStep, type Answer } from './compareAnswers.ts';
import { writeClock } from '../writeClock.ts';
import { readStored } from './readStored.ts';
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
};

/**
 * Reads the query of a screen again while it is open and writes the answers to the store: values at once, in their
 * rows; the order of a list while no one acts on it; new rows when they are asked for. A failure keeps what is there. What
 * is shown is what the store says, with the writes that this screen has made.
 *
 * @returns how to stop it
 */
export function keepLive({ environment, query, variables }: Screen): () => void {
  const stopped = new AbortController();
  const request = getRequest(query);
  const operation = createOperationDescriptor(request, variables);
  /** An answer that is not shown yet, and the writes that had ended when it came. */
  let waiting: { answer: Answer; readAt: Date; ended: number } | undefined;
  let again: { unsubscribe: () => void } | undefined;
  let unmark: ReturnType<typeof setTimeout> | undefined;
  const commit = (data: Answer): void => {
    const shown = readStored(environment, operation);
    const marks = shown ? compareAnswers(shown, data) : noMarks;
    environment.commitPayload(operation, data);
    clearTimeout(unmark);
    unmark = setTimeout(() => updateLive({ marks: noMarks }), markedFor);
    updateLive({ marks });
  };
  const read = () =>
    environment
      .getNetwork()
      .execute(request.params, variables, { force: true, metadata: { quiet: true } })
      .map(completeDataOf);
  /** Shows what waits with `show`; after a write of this page it is read again first. */
  const showWaiting = (show: (answer: Answer, readAt: Date) => void): void => {
    if (!waiting) return;
    if (waiting.ended === writeClock.ended()) show(waiting.answer, waiting.readAt);
    // The next reading comes in any case.
    else again = read().subscribe({ next: (answer) => show(answer, new Date()), error: () => {} });
  };
  const showAll = (): void => {
    showWaiting((answer, readAt) => {
      commit(answer);
      updateLive({ readAt });
    });
    waiting = undefined;
    updateLive({ waiting: null });
  };
  /** Shows as much of an answer as may be seen now; the rest waits. */
  const showAnswer = (next: Answer, readAt: Date): void => {
    const shown = readStored(environment, operation);
    const step = nextStep(shown ?? next, next, { list: isHandOnList, page: isHandOnPage });
    if (!shown || !isSame(shown, step.visible)) {
      commit(step.visible);
      const changed = live.read()?.marks.size ?? 0;
      announce(changed > 0 ? t('LIVE.CHANGED', { count: changed }) : t('LIVE.PAGE_CHANGED'));
    }
    waiting = step.isWaiting ? { answer: next, readAt, ended: writeClock.ended() } : undefined;
    // The time is that of what is shown.
    if (!waiting) updateLive({ readAt });
    if (step.newRows > 0 && step.newRows !== live.read()?.waiting)
      announce(t('LIVE.NEW', { count: step.newRows }));
    updateLive({ waiting: step.newRows > 0 ? step.newRows : step.isWaiting ? 'change' : null });
  };

  const stopPolling = startPolling({
    interval,
    freshFor,
    read: () =>
      read().do({
        next: (data) => {
          showAnswer(data, new Date());
          updateLive({ isFailing: false });
        },
        error: () => updateLive({ isFailing: true }),
      }),
  });
  for (const move of handMoves) {
    document.addEventListener(
      move,
      () => {
        // New rows wait to be asked for; another order, or a page, only for the hand to leave.
        if (live.read()?.waiting === 'change') showWaiting(showAnswer);
      },
      { signal: stopped.signal, passive: true },
    );
  }
  updateLive({ show: showAll });
  return () => {
    stopped.abort();
    stopPolling();
    again?.unsubscribe();
    clearTimeout(unmark);
    updateLive({ waiting: null, marks: noMarks });
  };
}

/** The data of an answer. Throws if it has errors: the screen's data is better than a part of it. */
function completeDataOf(answer: GraphQLResponse): Answer {
  if (!('data' in answer) || !answer.data || ('errors' in answer && answer.errors?.length))
    throw new Error('the answer is not complete');
  return answer.data;
}
