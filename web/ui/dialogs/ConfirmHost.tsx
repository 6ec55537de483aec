import { useState, type ReactElement } from 'react';
import type { AskedQuestion } from './confirm.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Shows the question that `confirm` asks; null closes the dialog, which shows its last question while it goes. */
export function ConfirmHost({ question }: { question: AskedQuestion | null }): ReactElement | null {
  const [shown, setShown] = useState(question);
  if (question && question !== shown) setShown(question);
  if (!shown) return null;
  return (
    <ConfirmDialog
      isOpen={question !== null}
      title={shown.title}
      confirmLabel={shown.confirmLabel}
      cancelLabel={shown.cancelLabel}
      onAnswer={shown.answer}
    >
      {shown.message}
    </ConfirmDialog>
  );
}
