import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyableNumber } from '../../ui/CopyableNumber.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';

/** A number and whose it is. */
export type BrandedNumber = {
  readonly brand?: string | null | undefined;
  readonly name?: string | null | undefined;
};

/** Brand and number (ART-19, ART-20). */
export function NumberTable({
  label,
  rows,
}: {
  label: string;
  rows: readonly BrandedNumber[];
}): ReactElement {
  const { t } = useTranslation();
  return (
    <DataTable
      label={label}
      columns={[
        { key: 'brand', label: t('ARTICLE.BRAND'), width: '40%', render: ({ brand }) => brand },
        {
          key: 'name',
          label: t('ARTICLE.NUMBER'),
          render: ({ name }) => (name ? <CopyableNumber value={name} /> : null),
        },
      ]}
      rows={rows}
      rowKey={({ brand, name }) => `${brand ?? ''} ${name}`}
      maxBlockSize="400px"
    />
  );
}
