import { makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import type { Column } from '../../ui/table/Column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';

const useStyles = makeStyles({ title: { marginBlockEnd: tokens.spacingVerticalS } });

type Props<Row> = {
  title: string;
  columns: readonly Column<Row>[];
  /** As they were answered: null for one, or all, that could not be read. */
  rows: readonly (Row | null)[] | null | undefined;
  /** The text for an empty table. */
  empty: string;
};

/** The documents that a final or credit invoice includes, under a title. */
export function IncludedTable<Row extends { readonly dbId: string }>({
  title,
  columns,
  rows,
  empty,
}: Props<Row>): ReactElement {
  const styles = useStyles();
  return (
    <section>
      <Subtitle2 as="h2" block className={styles.title}>
        {title}
      </Subtitle2>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ dbId }) => dbId}
        maxBlockSize="500px"
        empty={<EmptyState title={empty} />}
      />
    </section>
  );
}
