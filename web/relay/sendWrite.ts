import { placeFieldErrors, type FieldError, type FormErrors } from './placeFieldErrors.ts';
import type { Problem } from './Problem.ts';
import type { WriteIntents } from './WriteIntents.ts';

/**
 * The result of a write: its payload or its problem; neither when it failed, which is already reported. `isTemporary` is set
 * when the failure may pass and a repeat with the same key is worth trying, `isUnknown` when it may have been done all the same.
 */
export type Outcome<Payload> =
  | { payload: Payload; problem: null; isTemporary?: false; isUnknown?: false }
  | { payload: null; problem: Problem | null; isTemporary?: boolean; isUnknown?: boolean };

/** Where the problem of a write is shown. */
export type ProblemTargets = {
  /** Field errors land on this form's fields, and those that do are not notified (ERR-02). */
  form?: FormErrors | undefined;
  /** Problems the caller shows itself, by typename, or all of them: they are not notified. */
  handles?: readonly string[] | 'all';
};

/** The parts of the screen that a write may need. */
export type WriteUi = {
  /** Asks whether a write that the server wants confirmed is to be repeated (ERR-03 to ERR-05). */
  askToContinue: (problem: Problem) => Promise<boolean>;
  /** Notifies a problem, with its field errors that match no field. */
  showProblem: (problem: Problem, unmatched: readonly FieldError[]) => void;
};

type SendWrite<Payload> = {
  /** Sends the input, with its key and perhaps `force`, once. */
  send: (input: object) => Promise<Outcome<Payload>>;
  intents: WriteIntents;
  /** Anything else that tells one intent from another with the same input. */
  scope?: unknown;
  hasFiles?: boolean;
  /** Key of an intent that outlives the page; a confirmed repeat is another intent. */
  keptKey?: string | undefined;
  /** Read when the answer is there: a form may have been rendered again meanwhile. */
  targets: () => ProblemTargets;
  ui: WriteUi;
};

/**
 * Does one write: gives it the key of the user's intent, asks the user where the server wants a confirmation, and then
 * repeats it with `force`; puts field errors on their fields, and shows the problem that is left.
 */
export async function sendWrite<Payload>(
  input: object,
  { send, intents, scope, hasFiles = false, keptKey, targets, ui }: SendWrite<Payload>,
): Promise<Outcome<Payload>> {
  const sendOnce = async (asked: object, kept?: string): Promise<Outcome<Payload>> => {
    const intent = intents.begin({ asked, scope }, hasFiles, kept);
    const outcome = await send({ ...asked, idempotencyKey: intent.key });
    if (outcome.payload || outcome.problem) intent.end();
    return outcome;
  };
  const first = await sendOnce(input, keptKey);
  const isForced =
    first.problem?.__typename === 'ConfirmationRequired' && (await ui.askToContinue(first.problem));
  const forcedKey = keptKey === undefined ? undefined : `${keptKey}-force`;
  const outcome = isForced ? await sendOnce({ ...input, force: true }, forcedKey) : first;
  if (outcome.problem) report(outcome.problem, targets(), ui);
  return outcome;
}

function report(problem: Problem, { form, handles = [] }: ProblemTargets, ui: WriteUi): void {
  // The user has cancelled it: there is nothing to show.
  if (problem.__typename === 'ConfirmationRequired') return;
  if (handles === 'all' || handles.includes(problem.__typename)) return;
  const fieldErrors = problem.fieldErrors ?? [];
  const unmatched = form ? placeFieldErrors(form, fieldErrors) : fieldErrors;
  if (problem.__typename !== 'InvalidInput' || unmatched.length > 0) ui.showProblem(problem, unmatched);
}
