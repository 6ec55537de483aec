import { Button, DialogActions, DialogBody, DialogContent, DialogTitle } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../ui/Modal.tsx';
import { useOwnName } from './session/useOwnName.ts';

/** Covers a page whose account is no longer the session's; only loading it again leads on. */
export function OtherAccountDialog({ isOpen }: { isOpen: boolean }): ReactElement {
  const { t } = useTranslation();
  const { name, business } = useOwnName();
  const account = [name, business].filter((part) => part !== null).join(', ');
  return (
    <Modal isOpen={isOpen} onClose={() => {}} mustAnswer>
      <DialogBody>
        <DialogTitle>{t('OTHER_ACCOUNT.TITLE')}</DialogTitle>
        <DialogContent>{t('OTHER_ACCOUNT.TEXT', { account })}</DialogContent>
        <DialogActions fluid>
          <Button appearance="primary" onClick={() => location.reload()}>
            {t('OTHER_ACCOUNT.RELOAD')}
          </Button>
        </DialogActions>
      </DialogBody>
    </Modal>
  );
}
