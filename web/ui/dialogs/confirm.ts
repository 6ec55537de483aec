import { createStore } from '../createStore.ts';

/** A question with two answers. */
export type Question = {
  title: string;
  message: string;
  /** The verb on the button, for example 'Remove'. */
  confirmLabel: string;
  /** Default: 'Cancel'. */
  cancelLabel?: string;
};

/** A question that waits for its answer. */
export type AskedQuestion = Question & { answer: (isConfirmed: boolean) => void };

/** The questions that wait for an answer; the first is on the screen. */
export const questions = createStore<readonly AskedQuestion[]>([]);

/**
 * Asks the user in a dialog. Resolves to true for the confirming button, to false for Cancel and Escape.
 *
 * @example
 * if (await confirm({ title, message, confirmLabel: t('CLAIM.ATTACHMENT.REMOVE') })) remove(file.id);
 */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const waiting: AskedQuestion = {
      ...question,
      answer: (isConfirmed) => {
        questions.set(questions.read().filter((other) => other !== waiting));
        resolve(isConfirmed);
      },
    };
    questions.set([...questions.read(), waiting]);
  });
}
