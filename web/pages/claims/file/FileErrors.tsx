import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/table/Column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { FileError } from './useCheckFile.ts';
import { column } from '../../../parts/table/column.tsx';

/** The headings that the file has for its columns (CLM-34). */
const headings = {
  SKU: 'SKU',
  QTY: 'qty',
  PRICE: 'price',
  INVOICE_NUMBER: 'invoice number',
  INVOICE_DATE: 'invoice date',
  DESCRIPTION: 'description',
} as const;

type Row = FileError & { place: number };

/** Each cell that is wrong, with its line, its column, what stands there, and why (GAP-130). */
export function FileErrors({ errors }: { errors: readonly FileError[] }): ReactElement {
  const { t } = useTranslation();
  const rows = useMemo(() => errors.map((error, place): Row => ({ ...error, place })), [errors]);
  const columns: readonly Column<Row>[] = [
    column.text('line', t('CLAIM.FILE.LINE'), { align: 'end', card: 'head' }),
    {
      key: 'column',
      label: t('CLAIM.FILE.COLUMN'),
      card: 'head',
      render: (row) => (row.column && row.column !== '%future added value' ? headings[row.column] : null),
    },
    column.text('value', t('CLAIM.FILE.VALUE')),
    column.text('message', t('CLAIM.FILE.REASON'), { card: 'text' }),
  ];
  return (
    <DataTable
      label={t('CLAIM.FILE.ERRORS')}
      columns={columns}
      rows={rows}
      rowKey={({ place }) => place}
      maxBlockSize="30dvh"
    />
  );
}
