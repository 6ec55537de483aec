import type { ReactElement } from 'react';
import type { AskedQuestion } from './confirm.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Shows the question that `confirm` asks. */
export function ConfirmHost({ question }: { question: AskedQuestion }): ReactElement {
  return (
    <ConfirmDialog
      isOpen
      title={question.title}
      confirmLabel={question.confirmLabel}
      cancelLabel={question.cancelLabel}
      onAnswer={question.answer}
    >
      {question.message}
    </ConfirmDialog>
  );
}
