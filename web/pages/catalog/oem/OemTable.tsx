import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OemTable_rows$key } from '../../../__generated__/OemTable_rows.graphql.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useOemColumns, type OemLine, type OemRow } from './useOemColumns.tsx';
import { present } from '../../../ui/list/present.ts';

/** One line for each article found, and one for each number without any (CAT-26). */
export function OemTable({ rows }: { rows: OemTable_rows$key }): ReactElement {
  const { t } = useTranslation();
  const data = useFragment(
    graphql`
      fragment OemTable_rows on OemRow @relay(plural: true) {
        requestedName
        qty
        found
        replacement
        result {
          id
          name
          brand
          description
          price {
            ...Money_amount
          }
          ...WishlistStar_article
          ...EndOfLifeNotice_article
          ...MultipleNotice_article
          ...StockChips_article
          ...CartControls_article
        }
      }
    `,
    rows,
  );
  const lines = useMemo(() => data.flatMap(toLines), [data]);
  const columns = useOemColumns();
  return (
    <DataTable
      label={t('OEM.RESULTS')}
      columns={columns}
      rows={lines}
      rowKey={({ key }) => key}
      empty={<p>{t('OEM.NONE')}</p>}
    />
  );
}

function toLines(row: OemRow, index: number): OemLine[] {
  if (row.result.length === 0) return [{ key: String(index), row, article: null, isFirst: true }];
  return present(row.result).map((article, place) => ({
    key: `${index} ${article.id}`,
    row,
    article,
    isFirst: place === 0,
  }));
}
