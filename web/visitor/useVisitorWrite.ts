import { useState } from 'react';
import type { ConcreteRequest } from 'relay-runtime';
import type { Problem } from '../relay/Problem.ts';
import { sendWrite, type Outcome, type ProblemTargets, type WriteUi } from '../relay/sendWrite.ts';
import { WriteIntents } from '../relay/WriteIntents.ts';
import { ask } from './ask.ts';
import { withErrorUi } from './errorUi.ts';
import { useTexts } from './Texts.tsx';

/** How a write behaves. */
export type VisitorWriteOptions = ProblemTargets & {
  /** Failures show nothing at all. */
  isSilent?: boolean;
};

const ui: WriteUi = {
  askToContinue: async (problem) =>
    (await withErrorUi(({ askToContinue }) => askToContinue(problem))) ?? false,
  showProblem: (problem, unmatched) => void withErrorUi(({ showProblem }) => showProblem(problem, unmatched)),
};

/**
 * `useWrite` for the pages for visitors, without Relay: the mutations have the same shape.
 *
 * @returns how to write, and whether a write is under way
 */
export function useVisitorWrite<Input extends object>(
  operation: ConcreteRequest,
): [write: (input: Input, options?: VisitorWriteOptions) => Promise<Outcome<object>>, isWriting: boolean] {
  const { language } = useTexts();
  const [isWriting, setIsWriting] = useState(false);
  const [intents] = useState(() => new WriteIntents());

  const write = async (
    input: Input,
    { isSilent = false, handles = isSilent ? 'all' : [], form }: VisitorWriteOptions = {},
  ): Promise<Outcome<object>> => {
    setIsWriting(true);
    const outcome = await sendWrite(input, {
      send: async (keyed) =>
        readOutcome(await ask({ operation, variables: { input: keyed }, language, isQuiet: isSilent })),
      intents,
      targets: () => ({ form, handles }),
      ui,
    });
    setIsWriting(false);
    return outcome;
  };
  return [write, isWriting];
}

function readOutcome(data: Awaited<ReturnType<typeof ask>>): Outcome<object> {
  const [result] = Object.values(data ?? {});
  if (typeof result !== 'object' || result === null) return { payload: null, problem: null };
  return isProblem(result) ? { payload: null, problem: result } : { payload: result, problem: null };
}

/** Relay selects `__isProblem` with the fields of `useWrite_problem`; only a problem has it. */
function isProblem(result: object): result is Problem {
  return '__isProblem' in result;
}
