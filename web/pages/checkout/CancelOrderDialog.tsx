import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  /** The order's number. */
  number: string;
  onClose: () => void;
  /** With true the lines go back into the cart, with false the order is cancelled outright. */
  onCancelOrder: (move: boolean) => void;
};

/** Asks what is to become of an order that is cancelled (CHK-34). */
export function CancelOrderDialog({ number, onClose, onCancelOrder }: Props): ReactElement {
  const { t } = useTranslation();
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t('CHECKOUT.CANCEL.TITLE', { number })}</DialogTitle>
          <DialogContent>{t('CHECKOUT.CANCEL.TEXT')}</DialogContent>
          <DialogActions fluid>
            <Button appearance="primary" onClick={() => onCancelOrder(true)}>
              {t('CHECKOUT.CANCEL.MOVE')}
            </Button>
            <Button onClick={() => onCancelOrder(false)}>{t('CHECKOUT.CANCEL.OUTRIGHT')}</Button>
            <Button appearance="subtle" onClick={onClose}>
              {t('CHECKOUT.CANCEL.KEEP')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
