import { Button } from '@fluentui/react-components';
import { FolderZip20Regular } from '@fluentui/react-icons/svg/folder-zip';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useToolbarLook } from '../../ui/useToolbarLook.ts';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import { useSession } from '../../shell/session/useSession.ts';
import { offeredKinds } from './offeredKinds.ts';

// With its calendar the dialog is large.
const [PackDialog, intent] = lazyDialog(async () => (await import('./PackDialog.tsx')).PackDialog);

/** The button that downloads all documents of a month, or of other days, in one ZIP; not for users who may open none. */
export function PackButton(): ReactElement | null {
  const { t } = useTranslation();
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const look = useToolbarLook(<FolderZip20Regular />, t('PACK.OPEN'));
  if (offeredKinds(session).length === 0) return null;
  return (
    <>
      <Button {...intent} {...look} onClick={() => setIsOpen(true)} />
      <PackDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
