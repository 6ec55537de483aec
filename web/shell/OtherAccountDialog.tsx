import { Button, DialogActions, DialogBody, DialogContent, DialogTitle } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../ui/dialogs/Modal.tsx';
import type { useAccountInUse } from './session/useAccountInUse.ts';
import { useOwnName } from './session/useOwnName.ts';

type Props = { account: ReturnType<typeof useAccountInUse> };

/** Covers a page whose account is no longer the session's; only loading it again leads on. */
export function OtherAccountDialog({ account }: Props): ReactElement {
  const { t } = useTranslation();
  const { name, business } = useOwnName();
  const own = [name, business].filter((part) => part !== null).join(', ');
  // While it closes it says what it said.
  const [reason, setReason] = useState(account);
  if (account !== 'own' && account !== reason) setReason(account);
  const isUnknown = reason === 'unknown';
  return (
    <Modal isOpen={account !== 'own'} onClose={() => {}} mustAnswer>
      <DialogBody>
        <DialogTitle>{t(isUnknown ? 'OTHER_ACCOUNT.UNKNOWN.TITLE' : 'OTHER_ACCOUNT.TITLE')}</DialogTitle>
        <DialogContent>
          {t(isUnknown ? 'OTHER_ACCOUNT.UNKNOWN.TEXT' : 'OTHER_ACCOUNT.TEXT', { account: own })}
        </DialogContent>
        <DialogActions fluid>
          <Button appearance="primary" onClick={() => location.reload()}>
            {t('OTHER_ACCOUNT.RELOAD')}
          </Button>
        </DialogActions>
      </DialogBody>
    </Modal>
  );
}
