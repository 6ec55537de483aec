import { Dialog, DialogSurface, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from './confirm.ts';
import { useLeaveQuestion } from '../form/useLeaveQuestion.ts';
import { useReturnToPage } from './useReturnToPage.ts';

const useStyles = makeStyles({ wide: { maxInlineSize: '1100px' } });

type Props = {
  isOpen: boolean;
  /** Called on Escape, and on a click outside the dialog where that closes it. */
  onClose: () => void;
  /** Whether only its buttons and Escape close it: for questions that need an answer. */
  mustAnswer?: boolean;
  /** Whether there is something to fill in, and not only a question, which a screen reader reads as a whole. */
  isForm?: boolean;
  /**
   * Whether Back and a reload of the browser ask first too once something was typed or chosen in it (DAY-108): for forms of
   * many fields.
   */
  keepsInput?: boolean;
  /** Whether typed text is still there when it opens again; then it closes without a question. */
  hasDraft?: boolean;
  /** For things that stand side by side. */
  isWide?: boolean;
  /** A `DialogBody`, or a form with one. It lives only while the dialog is open. */
  children: ReactNode;
};

/** Whether an element takes what costs work to enter again: text or a file, not a choice or a search. */
const isTyped = (element: EventTarget): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'search'].includes(element.type));

/**
 * A dialog that is opened by state instead of a trigger, and stays in the tree while it is closed. Escape and a click outside
 * ask before they discard what was typed. On closing, the focus returns to where it was.
 *
 * @example
 * <Modal isOpen={account !== null} onClose={onClose} keepsInput>
 *   {account ? <AccountForm account={account} onClose={onClose} /> : null}
 * </Modal>
 */
export function Modal({
  isOpen,
  onClose,
  mustAnswer = false,
  isForm = false,
  keepsInput = false,
  hasDraft = false,
  isWide = false,
  children,
}: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const hasInput = useRef(false);
  useReturnToPage(isOpen);
  // Fluent moves the focus in when a dialog opens, not reliably when it is open from the start, as one is whose code has
  // just arrived.
  const [isMounted, setIsMounted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second render is intended
  useEffect(() => setIsMounted(true), []);
  useEffect(() => {
    if (isOpen) hasInput.current = false;
  }, [isOpen]);
  const close = async () => {
    if (!hasDraft && hasInput.current) {
      const isSure = await confirm({
        title: t('FORM.LEAVE'),
        message: t('FORM.LEAVE.QUESTION'),
        confirmLabel: t('FORM.LEAVE.CONFIRM'),
        cancelLabel: t('FORM.LEAVE.STAY'),
      });
      if (!isSure) return;
    }
    onClose();
  };
  return (
    <Dialog
      open={isOpen && isMounted}
      modalType={mustAnswer ? 'alert' : 'modal'}
      onOpenChange={(_, { open }) => {
        if (!open) void close();
      }}
    >
      <DialogSurface
        {...(isForm ? { role: 'dialog' } : {})}
        className={mergeClasses(isWide && styles.wide)}
        // While it goes it is still there: the second click of a double click says nothing.
        onClickCapture={(event) => {
          if (!isOpen) event.stopPropagation();
        }}
        onInput={({ target }) => {
          if (keepsInput || isTyped(target)) hasInput.current = true;
        }}
      >
        {keepsInput ? <LeaveQuestion hasInput={hasInput} /> : null}
        {children}
      </DialogSurface>
    </Dialog>
  );
}

/** Lives as long as the dialog is open: a page has only one question of this kind at a time. */
function LeaveQuestion({ hasInput }: { hasInput: RefObject<boolean> }): null {
  useLeaveQuestion(() => hasInput.current);
  return null;
}
