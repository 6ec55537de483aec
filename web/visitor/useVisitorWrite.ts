import { useState } from 'react';
import type { ConcreteRequest } from 'relay-runtime';
import { placeFieldErrors, type FormErrors } from '../relay/placeFieldErrors.ts';
import type { Problem } from '../relay/Problem.ts';
import { WriteIntents } from '../relay/WriteIntents.ts';
import { ask, isFields } from './ask.ts';
import { complain } from './complaints.ts';
import { useTexts } from './Texts.tsx';

/** What came of a write: done, or its problem; neither when no answer came (already reported). */
export type VisitorOutcome = { isDone: boolean; problem: Problem | null };

/** How a write behaves. */
export type VisitorWriteOptions = {
  /** Field errors land on this form's fields (ERR-02). */
  form?: FormErrors;
  /** Problems the caller shows itself, by typename. */
  handles?: readonly Problem['__typename'][];
  /** Failures show nothing at all. */
  isSilent?: boolean;
};

const failed: VisitorOutcome = { isDone: false, problem: null };

/**
 * `useWrite` for the pages for visitors: the same mutations, keys of intents, question on 402 and notifications, without
 * Relay.
 *
 * @returns how to write, and whether a write is under way
 */
export function useVisitorWrite<Input extends object>(
  operation: ConcreteRequest,
): [write: (input: Input, options?: VisitorWriteOptions) => Promise<VisitorOutcome>, isWriting: boolean] {
  const { language } = useTexts();
  const [isWriting, setIsWriting] = useState(false);
  const [intents] = useState(() => new WriteIntents());

  const write = async (input: Input, options: VisitorWriteOptions = {}): Promise<VisitorOutcome> => {
    const { form, isSilent = false, handles = [] } = options;
    const send = async (asked: object): Promise<VisitorOutcome> => {
      const intent = intents.begin(asked, false);
      const variables = { input: { ...asked, idempotencyKey: intent.key } };
      const outcome = readOutcome(await ask({ operation, variables, language, isQuiet: isSilent }));
      if (outcome !== failed) intent.end();
      return outcome;
    };
    setIsWriting(true);
    const first = await send(input);
    const outcome = (await isConfirmed(first.problem)) ? await send({ ...input, force: true }) : first;
    setIsWriting(false);
    const { problem } = outcome;
    // Cancelling was the user's own answer: there is nothing to tell.
    if (!problem || isSilent || problem.__typename === 'ConfirmationRequired') return outcome;
    if (handles.includes(problem.__typename)) return outcome;
    const homeless = form ? placeFieldErrors(form, problem.fieldErrors ?? []) : (problem.fieldErrors ?? []);
    if (problem.__typename !== 'InvalidInput' || homeless.length > 0) {
      void complain(({ showProblem }) => showProblem(problem, homeless));
    }
    return outcome;
  };
  return [write, isWriting];
}

function readOutcome(data: Awaited<ReturnType<typeof ask>>): VisitorOutcome {
  const [result] = Object.values(data ?? {});
  if (!isFields(result)) return failed;
  // Relay asks for `__isProblem` wherever it asks for the fields of a problem; only a problem has it.
  return '__isProblem' in result
    ? { isDone: false, problem: result as unknown as Problem }
    : { isDone: true, problem: null };
}

/** Asks the user on 402 (ERR-03 to ERR-05). */
async function isConfirmed(problem: Problem | null): Promise<boolean> {
  if (problem?.__typename !== 'ConfirmationRequired') return false;
  return (await complain(({ askToContinue }) => askToContinue(problem))) ?? false;
}
