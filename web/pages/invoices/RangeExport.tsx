import { Button } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { useState, type ComponentProps, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useToolbarLook } from '../../ui/useToolbarLook.ts';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import type { RangeExportDialog as Dialog } from './RangeExportDialog.tsx';

// With its calendar the dialog is large.
const [RangeExportDialog, intent] = lazyDialog(
  async () => (await import('./RangeExportDialog.tsx')).RangeExportDialog,
);

type Props = Pick<ComponentProps<typeof Dialog>, 'title' | 'type'>;

/** The button that exports the documents of a range of days (DOC-27). */
export function RangeExport(dialog: Props): ReactElement {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const look = useToolbarLook(<ArrowDownload20Regular />, t('DOWNLOAD'));
  return (
    <>
      <Button {...intent} {...look} onClick={() => setIsOpen(true)} />
      <RangeExportDialog {...dialog} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
