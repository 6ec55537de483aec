import { Button } from '@fluentui/react-components';
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
import { FolderZip20Regular } from '@fluentui/react-icons/svg/folder-zip';
import { Table20Regular } from '@fluentui/react-icons/svg/table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { tableRequest } from '../../parts/documents/documentFile.ts';
import { downloadPack, packsOf, rangeAround, type PackKind } from '../../parts/documents/documentPack.ts';
import { startDownload } from '../../shell/downloads/startDownload.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { ActionMenu } from '../../ui/menu/ActionMenu.tsx';
import type { MenuAction } from '../../ui/menu/MenuAction.ts';

/** Text keys of the tables. */
const tableLabels = {
  xlsx: { lines: 'DOCUMENTS.EXPORT.LINES_XLSX', documents: 'DOCUMENTS.EXPORT.DOCUMENTS_XLSX' },
  excel: { lines: 'DOCUMENTS.EXPORT.LINES_CSV', documents: 'DOCUMENTS.EXPORT.DOCUMENTS_CSV' },
} as const;

type Props = {
  /** The checked documents, with the day that their list has. */
  documents: readonly { dbId: string; date: string | null | undefined }[];
  kind: PackKind;
};

/** Downloads the checked documents: their PDFs in one ZIP, or a table of them or of their lines. */
export function SelectionDownloads({ documents, kind }: Props): ReactElement {
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const title = t('PACK.SELECTED', { count: documents.length });
  const tables = (['xlsx', 'excel'] as const).flatMap((file) =>
    (['lines', 'documents'] as const).map((rows): MenuAction => {
      const label = t(tableLabels[file][rows]);
      return {
        key: `${file} ${rows}`,
        label,
        icon: <Table20Regular />,
        run: () => {
          const range = rangeAround(documents);
          if (!range) return;
          const only = documents.map(({ dbId }) => dbId);
          void startDownload(
            label,
            tableRequest({ ...range, kinds: [kind], only, file, rows, decimalStyle }),
          );
        },
      };
    }),
  );
  return (
    <>
      <Button
        size="small"
        icon={<FolderZip20Regular />}
        onClick={() => packsOf(documents, kind, decimalStyle).forEach((pack) => downloadPack(title, pack))}
      >
        {title}
      </Button>
      <ActionMenu
        size="small"
        label={t('DOCUMENTS.EXPORT')}
        icon={<ChevronDown20Regular />}
        actions={tables}
      />
    </>
  );
}
