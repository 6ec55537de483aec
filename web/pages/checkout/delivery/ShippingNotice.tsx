import { Button, DialogActions, DialogBody, DialogContent, DialogTitle } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../../ui/dialogs/Modal.tsx';

type Props = { isOpen: boolean; text: string; onClose: () => void };

/** The notice that a way of sending shows when it is chosen (GAP-64). */
export function ShippingNotice({ isOpen, text, onClose }: Props): ReactElement {
  const { t } = useTranslation();
  return (
    <Modal isOpen={isOpen} onClose={onClose}>
      <DialogBody>
        <DialogTitle>{t('CHECKOUT.SHIPPING.NOTICE')}</DialogTitle>
        <DialogContent>{text}</DialogContent>
        <DialogActions>
          <Button appearance="primary" onClick={onClose}>
            {t('OK')}
          </Button>
        </DialogActions>
      </DialogBody>
    </Modal>
  );
}
