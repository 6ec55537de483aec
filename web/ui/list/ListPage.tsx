import { Button } from '@fluentui/react-components';
import { lazy, Suspense, useMemo, type Key, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { EmptyState } from '../notices/EmptyState.tsx';
import { ErrorPanel } from '../notices/ErrorPanel.tsx';
import type { FilterDefinition, QuickChoices } from '../filters/Filter.ts';
import { FilterBar } from '../filters/FilterBar.tsx';
import { ColumnSelector } from '../columns/ColumnSelector.tsx';
import { useColumnChoice, type ChoosableColumn, type ColumnChoice } from '../columns/useColumnChoice.ts';
import { isInTables, type Column } from '../table/Column.ts';
import { DataTable } from '../table/DataTable.tsx';
import { ListArea } from './ListArea.tsx';
import { Pager } from './Pager.tsx';
import { PastTheEnd } from './PastTheEnd.tsx';
import { UncertainPage } from './UncertainPage.tsx';
import { useSayList } from './useSayList.ts';
import { useSelectionColumn, type RowChoice } from './useSelectionColumn.tsx';
import type { ListUrl } from './useListUrl.ts';

// Not before a row is checked.
const SelectionBar = lazy(async () => ({ default: (await import('./SelectionBar.tsx')).SelectionBar }));
// Few addresses name a filter that the list cannot take.
const IgnoredFilters = lazy(async () => ({ default: (await import('./IgnoredFilters.tsx')).IgnoredFilters }));

/** What a list shows, and how to change it: what a saved view keeps. */
export type ListState = {
  list: ListUrl;
  /** Null where the user cannot choose the columns. */
  columns: ColumnChoice | null;
};

/** The state of a list without rows. */
export type Empty = { title: string; text?: string; icon?: ReactNode; action?: ReactNode };

type Props<Row> = {
  /** Names the list for screen readers. */
  label: string;
  /** The list's connection; null where it could not be read. */
  connection:
    | {
        readonly totalCount: number | null | undefined;
        readonly edges: readonly unknown[];
        readonly pageInfo?: { readonly isPositionUncertain: boolean };
      }
    | null
    | undefined;
  /** The rows of the connection as the columns take them; null for one that could not be read. */
  rows: readonly (Row | null | undefined)[];
  rowKey: (row: Row) => Key;
  columns: readonly (Column<Row> & Partial<ChoosableColumn>)[];
  /** Lets the user choose the columns; the choice is kept under this name (GAP-40). */
  columnsKey?: string;
  /** The list's state in the URL. */
  list: ListUrl;
  /** The saved views of the list (DAY-21); they stand at the end of the filters. */
  renderViews?: (state: ListState) => ReactNode;
  /** Text of the panel that replaces rows that could not be read; it offers to read them again. */
  error: string;
  empty: Empty;
  /** Title of the empty state while filters are set; it offers to clear them. */
  noMatch?: string;
  filters?: readonly FilterDefinition[];
  /** What one press filters by (DAY-106). */
  quickFilters?: QuickChoices;
  /** Check boxes for the rows; null or absent draws none. */
  selection?: RowChoice<Row> | null;
  /** Stands next to the number of checked rows: what can be done to them. */
  selectionCommands?: ReactNode;
  /** Names what can be done to the checked rows where that stands above the list. */
  selectionPlace?: string;
  /** Stands below the rows, for example their sums. */
  summary?: ReactNode;
  /** Page sizes on offer (GAP-34). */
  sizes?: readonly number[];
  /** What stands above the filters: title, commands, tabs. */
  header?: ReactNode;
  /** Commands on the whole list, at the end of the filters. */
  commands?: ReactNode;
};

/**
 * A numbered list: filters, check boxes, a table (cards on a phone) and pager, with the states error, empty, filtered
 * and empty, and past the end, which leads to the last page. Page, size and filters are in the URL (LIST-01 to
 * LIST-07).
 *
 * @example
 * <ListPage label={t('IN_TRANSIT.TITLE')} connection={containers} rows={rows} rowKey={({ articleName }) => articleName}
 *   columns={columns} list={useListUrl()} error={t('IN_TRANSIT.ERROR')} empty={{ title: t('IN_TRANSIT.EMPTY') }} />
 */
export function ListPage<Row>(props: Props<Row>): ReactElement {
  const { label, connection, rows, rowKey, list, error, filters, selection, sizes, header, columnsKey } =
    props;
  const { revalidate } = useRevalidator();
  const { t } = useTranslation();
  const total = connection ? (connection.totalCount ?? knownTotal(list, connection.edges.length)) : null;
  useSayList({ label, list, total, noMatch: list.filters.size > 0 ? props.noMatch : undefined });
  const selectionColumn = useSelectionColumn(selection ?? null, t('WISHLIST.SELECT_ALL'));
  const choice = useColumnChoice(columnsKey ?? '', props.columns);
  const { isVisible } = choice;
  // The same list while nothing in it changes, so that its rows need not render again.
  const columns = useMemo(() => {
    const chosen =
      columnsKey === undefined ? props.columns : props.columns.filter(({ key }) => isVisible(key));
    return selectionColumn ? [selectionColumn, ...chosen] : chosen;
  }, [columnsKey, props.columns, isVisible, selectionColumn]);
  const chooser =
    columnsKey === undefined ? null : (
      <ColumnSelector columns={props.columns.filter(isInTables)} choice={choice} />
    );
  if (connection?.totalCount && connection.edges.length === 0) {
    return <PastTheEnd list={list} total={connection.totalCount} />;
  }
  return (
    <>
      {header}
      {list.ignoredFilters.length > 0 ? (
        <Suspense>
          <IgnoredFilters list={list} />
        </Suspense>
      ) : null}
      {filters ? (
        <FilterBar definitions={filters} list={list} quick={props.quickFilters}>
          {props.renderViews?.({ list, columns: columnsKey === undefined ? null : choice })}
          {props.commands}
          {chooser}
        </FilterBar>
      ) : (
        chooser
      )}
      <ListArea>
        <DataTable
          label={label}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          error={connection ? null : <ErrorPanel text={error} onRetry={() => void revalidate()} />}
          empty={<ListEmpty {...props} />}
        />
      </ListArea>
      {isUncertain(connection) ? <UncertainPage /> : null}
      {rows.length > 0 ? props.summary : null}
      {selection && (selection.checked.length > 0 || selection.isForgotten) ? (
        <Suspense>
          <SelectionBar
            selection={list.ignoredFilters.length > 0 ? ofPage(selection) : selection}
            place={props.selectionPlace}
          >
            {props.selectionCommands}
          </SelectionBar>
        </Suspense>
      ) : null}
      {total === null ? null : <Pager list={list} total={total} {...(sizes ? { sizes } : {})} />}
    </>
  );
}

/** Whether rows may be missing from a page without a word: those that the answer counts and lacks are said below the others. */
const isUncertain = (connection: Props<never>['connection']): boolean =>
  connection?.pageInfo?.isPositionUncertain === true && !connection.edges.includes(null);

/** Rows up to this page, and one more after a full page so that the pager leads on, where the total is not known. */
const knownTotal = ({ page, limit }: ListUrl, shown: number): number =>
  (page - 1) * limit + shown + (shown === limit ? 1 : 0);

function ListEmpty({ list, empty, noMatch }: Pick<Props<never>, 'list' | 'empty' | 'noMatch'>): ReactElement {
  const { t } = useTranslation();
  if (noMatch === undefined || list.filters.size === 0) return <EmptyState {...empty} />;
  return (
    <EmptyState
      title={noMatch}
      action={<Button onClick={() => list.setFilters(new Map())}>{t('FILTER.CLEAR')}</Button>}
    />
  );
}

/** A choice among the rows of the page alone: without the filters that are ignored, all that match are too many. */
function ofPage<Row>({ matching: _matching, ...selection }: RowChoice<Row>): RowChoice<Row> {
  return selection;
}
