import { useCallback, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';

const [DownloadDialog] = lazyDialog(
  async () => (await import('../../ui/download/DownloadDialog.tsx')).DownloadDialog,
);

/** A document whose rows are written to a file: its number and the address of the file. */
type Exported = { number: string; href: string };

/** The dialog that writes a document's rows to a csv, xlsx or xls file, and how to open it (INV-14, MINV-15). */
export function useExportDialog(): {
  askExport: (document: Exported) => void;
  exportDialog: ReactElement | null;
} {
  const { t } = useTranslation();
  const [exported, setExported] = useState<Exported | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const askExport = useCallback((document: Exported) => {
    setExported(document);
    setIsOpen(true);
  }, []);
  const exportDialog = exported ? (
    <DownloadDialog
      key={exported.href}
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      title={t('DOCUMENTS.EXPORT.TITLE', { number: exported.number })}
      href={exported.href}
      withCsvOptions
    />
  ) : null;
  return { askExport, exportDialog };
}
