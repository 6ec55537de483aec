import { Button, DialogActions, DialogBody, DialogContent, DialogTitle } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../../ui/dialogs/Modal.tsx';

type Props = {
  isOpen: boolean;
  /** The order's number. */
  number: string;
  onClose: () => void;
  /** With true the lines go back into the cart, with false the order is cancelled outright. */
  onCancelOrder: (move: boolean) => void;
};

/** Asks what should happen to the lines of an order that is cancelled (CHK-34). */
export function CancelOrderDialog({ isOpen, number, onClose, onCancelOrder }: Props): ReactElement {
  const { t } = useTranslation();
  return (
    <Modal isOpen={isOpen} onClose={onClose} mustAnswer>
      <DialogBody>
        <DialogTitle>{t('CHECKOUT.CANCEL.TITLE', { number })}</DialogTitle>
        <DialogContent>{t('CHECKOUT.CANCEL.TEXT')}</DialogContent>
        <DialogActions fluid>
          <Button appearance="subtle" onClick={onClose}>
            {t('CHECKOUT.CANCEL.KEEP')}
          </Button>
          <Button onClick={() => onCancelOrder(false)}>{t('CHECKOUT.CANCEL.OUTRIGHT')}</Button>
          <Button appearance="primary" onClick={() => onCancelOrder(true)}>
            {t('CHECKOUT.CANCEL.MOVE')}
          </Button>
        </DialogActions>
      </DialogBody>
    </Modal>
  );
}
