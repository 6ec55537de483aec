import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
import { Table20Regular } from '@fluentui/react-icons/svg/table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { exportOrdersUrl } from '../../parts/orders/orders.urls.ts';
import { startDownload } from '../../shell/downloads/startDownload.ts';
import { ActionMenu } from '../../ui/menu/ActionMenu.tsx';
import type { MenuAction } from '../../ui/menu/MenuAction.ts';

/** Text keys of the tables. */
const labels = { xlsx: 'DOCUMENTS.EXPORT.LINES_XLSX', csv: 'DOCUMENTS.EXPORT.LINES_CSV' } as const;

/** Downloads the lines of the checked orders as a table; its last row says how many orders could not be read. */
export function OrderDownloads({ dbIds }: { dbIds: readonly string[] }): ReactElement {
  const { t } = useTranslation();
  const actions = (['xlsx', 'csv'] as const).map((format): MenuAction => {
    const label = t(labels[format]);
    return {
      key: format,
      label,
      icon: <Table20Regular />,
      run: () => void startDownload(label, { path: exportOrdersUrl(format, dbIds) }),
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
