import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from './Modal.tsx';

const useStyles = makeStyles({ content: { whiteSpace: 'pre-line' } });

type Props = {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** The verb on the button. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** Told once: true for the button, false for Cancel and Escape. */
  onAnswer: (isConfirmed: boolean) => void;
};

/** A question that must be answered: the mask does not close it, Escape cancels. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onAnswer,
}: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Modal isOpen={isOpen} onClose={() => onAnswer(false)} mustAnswer>
      <DialogBody>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent className={styles.content}>{children}</DialogContent>
        <DialogActions fluid>
          <Button onClick={() => onAnswer(false)}>{cancelLabel ?? t('CANCEL')}</Button>
          <Button appearance="primary" onClick={() => onAnswer(true)}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </DialogBody>
    </Modal>
  );
}
