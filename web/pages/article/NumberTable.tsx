import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogUrl } from '../../parts/catalog/catalog.urls.ts';
import { useMayOpenPath } from '../../shell/RoutesContext.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { CopyableNumber } from '../../ui/values/CopyableNumber.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { column } from '../../parts/table/column.tsx';

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
        column.text('brand', t('ARTICLE.BRAND'), { width: '40%' }),
        {
          key: 'name',
          label: t('ARTICLE.NUMBER'),
          render: ({ name }) => <SearchLink number={name} />,
        },
      ]}
      rows={rows}
      rowKey={({ brand, name }) => `${brand ?? ''} ${name}`}
      maxBlockSize="400px"
    />
  );
}

/** A number that searches for the articles which have it; text for users without the catalog. */
function SearchLink({ number }: { number: string | null | undefined }): ReactElement | null {
  const mayOpen = useMayOpenPath();
  if (!number) return null;
  return mayOpen('/catalog') ? (
    <CopyableNumber value={number}>
      <TextLink to={catalogUrl({ cross: number })}>{number}</TextLink>
    </CopyableNumber>
  ) : (
    <CopyableNumber value={number} />
  );
}
