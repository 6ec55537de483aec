import { makeStyles } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/DateTime.tsx';
import type { Column } from '../../ui/table/Column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { FileRow } from './useCheckFile.ts';

const useStyles = makeStyles({ text: { overflowWrap: 'anywhere' } });

type Props = { rows: readonly FileRow[]; renderChoice: (row: FileRow) => ReactNode };

/** The rows of a file that can be claimed, with what was found for each. */
export function FileRows({ rows, renderChoice }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const columns: readonly Column<FileRow>[] = [
    { key: 'line', label: t('CLAIM.FILE.LINE'), align: 'end', render: ({ line }) => line },
    { key: 'article', label: t('ARTICLE'), card: 'head', render: ({ articleName }) => articleName },
    { key: 'qty', label: t('ORDER.ITEMS.QTY'), align: 'end', render: ({ qty }) => qty },
    { key: 'price', label: t('CLAIM.PRICE'), align: 'end', render: ({ price }) => price },
    { key: 'invoice', label: t('CLAIM.INVOICE'), render: ({ invoiceNumber }) => invoiceNumber },
    {
      key: 'date',
      label: t('CLAIM.INVOICE_DATE'),
      render: ({ invoiceDate }) => <DateTime value={invoiceDate} />,
    },
    { key: 'found', label: t('CLAIM.FILE.FOUND'), render: renderChoice },
    {
      key: 'description',
      label: t('CLAIM.DESCRIPTION'),
      card: 'text',
      render: ({ description }) => <span className={styles.text}>{description}</span>,
    },
  ];
  return (
    <DataTable
      label={t('CLAIM.FILE.ROWS')}
      columns={columns}
      rows={rows}
      rowKey={({ line }) => line}
      maxBlockSize="40dvh"
    />
  );
}
