import { Subtitle2 } from '@fluentui/react-components';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/table/Column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { UnreadLine } from '../../parts/orderLists/parseLines.ts';

/** Lines that could not be read, each with its number, what stands there and why. */
export function UnreadLines({ lines }: { lines: readonly UnreadLine[] }): ReactElement {
  const { t } = useTranslation();
  const columns = useMemo(
    (): Column<UnreadLine>[] => [
      { key: 'line', label: t('DESK.UNREAD.LINE'), align: 'end', width: '4ch', render: ({ line }) => line },
      { key: 'content', label: t('DESK.UNREAD.CONTENT'), render: ({ content }) => content },
      { key: 'reason', label: t('DESK.UNREAD.REASON'), render: ({ reason }) => t(`DESK.UNREAD.${reason}`) },
    ],
    [t],
  );
  const title = t('DESK.UNREAD', { count: lines.length });
  return (
    <section>
      <Subtitle2 as="h2" block style={{ margin: 0 }}>
        {title}
      </Subtitle2>
      <DataTable
        label={title}
        columns={columns}
        rows={lines}
        rowKey={({ line }) => line}
        maxBlockSize="300px"
      />
    </section>
  );
}
