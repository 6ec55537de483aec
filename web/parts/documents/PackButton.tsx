import { Button } from '@fluentui/react-components';
import { FolderZip20Regular } from '@fluentui/react-icons/svg/folder-zip';
import { lazy, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOnIntent } from '../../ui/loadOnIntent.ts';
import { OnceOpen } from '../../ui/OnceOpen.tsx';

// With its calendar the dialog is large.
const loadDialog = async () => ({ default: (await import('./PackDialog.tsx')).PackDialog });
const PackDialog = lazy(loadDialog);
const intent = loadOnIntent(loadDialog);

/** The button that downloads all documents of a month, or of other days, in one ZIP. */
export function PackButton(): ReactElement {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...intent} icon={<FolderZip20Regular />} onClick={() => setIsOpen(true)}>
        {t('PACK.OPEN')}
      </Button>
      <OnceOpen isOpen={isOpen}>
        <PackDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </OnceOpen>
    </>
  );
}
