import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
import { Table20Regular } from '@fluentui/react-icons/svg/table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { csvNotice } from '../../parts/documents/documentFile.ts';
import { exportOrdersUrl } from '../../parts/orders/orders.urls.ts';
import { startDownload } from '../../shell/downloads/startDownload.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { ActionMenu } from '../../ui/menu/ActionMenu.tsx';
import type { MenuAction } from '../../ui/menu/MenuAction.ts';

/** The tables, with their text keys: first the one that no spreadsheet changes. */
const tables = [
  { format: 'xlsx', keepsTexts: true, label: 'DOCUMENTS.EXPORT.LINES_XLSX' },
  { format: 'csv', keepsTexts: false, label: 'DOCUMENTS.EXPORT.LINES_CSV' },
  { format: 'csv', keepsTexts: true, label: 'DOCUMENTS.EXPORT.LINES_CSV_TEXTS' },
] as const;

/** Downloads the lines of the checked orders as a table; its last row says how many orders could not be read. */
export function OrderDownloads({ dbIds }: { dbIds: readonly string[] }): ReactElement {
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const actions = tables.map(({ format, keepsTexts, label: key }): MenuAction => {
    const label = t(key);
    return {
      key,
      label,
      icon: <Table20Regular />,
      run: () =>
        void startDownload(label, {
          path: exportOrdersUrl(format, dbIds, { decimalStyle, keepsTexts }),
          inspect: async () => (keepsTexts ? null : csvNotice()),
        }),
    };
  });
  return (
    <ActionMenu
      size="small"
      label={t('DOCUMENTS.EXPORT')}
      icon={<ChevronDown20Regular />}
      actions={actions}
    />
  );
}
