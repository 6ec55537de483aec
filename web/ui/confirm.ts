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

let asked: readonly AskedQuestion[] = [];
const listeners = new Set<() => void>();

/** Asks the user in a dialog and gives true for the confirming button, false for Cancel and Escape. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const waiting: AskedQuestion = {
      ...question,
      answer: (isConfirmed) => {
        publish(asked.filter((other) => other !== waiting));
        resolve(isConfirmed);
      },
    };
    publish([...asked, waiting]);
  });
}

/** For `useSyncExternalStore`: the question on top, null when none waits. */
export const questions = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): AskedQuestion | null => asked[0] ?? null,
};

function publish(next: readonly AskedQuestion[]): void {
  asked = next;
  listeners.forEach((listener) => listener());
}
