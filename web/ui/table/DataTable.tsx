import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useMemo, useRef, type Key, type ReactElement, type ReactNode } from 'react';
import { useIsPhone } from '../useIsPhone.ts';
import { present } from '../list/present.ts';
import { useStore } from '../createStore.ts';
import { live, noMarks } from '../live/live.ts';
import { UnreadableRows } from '../list/UnreadableRows.tsx';
import { aboveDownloads } from '../page/coveredEnd.ts';
import { NotLoaded } from '../notices/NotLoaded.tsx';
import { isInTables, type Column } from './Column.ts';
import { DataCards } from './DataCards.tsx';
import { fewRows } from './fewRows.ts';
import { useFollowLinks } from '../links/useFollowLinks.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { SkipRows } from './SkipRows.tsx';
import { TableArea } from './TableArea.tsx';
import { TableRow } from './TableRow.tsx';
import { pinned } from './pinned.ts';
import { rowHeight } from './rowHeights.ts';
import { useCellStyles } from './useCellStyles.ts';
import type { Measure } from './useWindow.ts';
import { visuallyHidden } from '../announce/visuallyHidden.ts';

// Few tables are long enough to need it.
const WindowedRows = lazy(async () => ({ default: (await import('./WindowedRows.tsx')).WindowedRows }));

const useStyles = makeStyles({
  stale: { opacity: 0.6, transitionProperty: 'opacity', transitionDuration: tokens.durationNormal },
  table: { inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0 },
  head: {
    position: 'sticky',
    // The header of the page keeps its place too; over the page, as in a dialog, there is none.
    insetBlockStart: 'var(--header-height, 0px)',
    '@media (max-height: 399.98px)': { position: 'static' },
    // Above pinned cells, which are above the others.
    zIndex: 2,
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke1,
    boxSizing: 'border-box',
    blockSize: `${rowHeight}px`,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    verticalAlign: 'middle',
  },
  hidden: visuallyHidden,
  foot: {
    position: 'sticky',
    insetBlockEnd: aboveDownloads,
    zIndex: 1,
    backgroundColor: tokens.colorNeutralBackground1,
    // Rows end at a line, not behind the first sum.
    '& > tr:first-child > *': { boxShadow: `inset 0 1px ${tokens.colorNeutralStroke1}` },
  },
});

type Props<Row> = {
  /** What the table holds, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** Null stands for a row that could not be read: those are counted below the table. No list at all: it says so. */
  rows: readonly (Row | null | undefined)[] | null | undefined;
  rowKey: (row: Row) => Key;
  /** Stands in for the rows while they are not known yet. */
  isLoading?: boolean;
  /** Old rows stay, dimmed, while new ones are under way. */
  isStale?: boolean;
  /** What shows when there are no rows, usually an `EmptyState`. */
  empty?: ReactNode;
  /** What shows in place of the rows when they could not be read, usually an `ErrorPanel`. */
  error?: ReactNode;
  /** Highest block size, any CSS length; the table then scrolls inside, windowed when it is long (ORD-42). */
  maxBlockSize?: string;
  /** Pixels of a usual row, where rows differ in height: a long table then measures each that comes into view. */
  unequalHeight?: number;
  /** Rows of totals, as `<tr>`; they stay below the rows. */
  footer?: ReactNode;
};

/**
 * A table with a head that stays in view (DAY-80), dense rows, and skeleton, empty and error states; two-line cards on a phone.
 * If it scrolls by itself, only the rows in view are in the page.
 *
 * @example
 * <DataTable label={t('ARTICLE.PRICES_PAID')} columns={columns} rows={rows} rowKey={({ id }) => id} />
 */
export function DataTable<Row>(props: Props<Row>): ReactElement {
  const { label, rowKey, isLoading, isStale, empty, error, maxBlockSize, unequalHeight, footer } = props;
  const styles = useStyles();
  const cellStyles = useCellStyles();
  const rows = present(props.rows);
  const isPhone = useIsPhone();
  const marks = useStore(live, (state) => state?.marks ?? noMarks);
  const followLink = useFollowLinks();
  const scroller = useRef<HTMLDivElement>(null);
  const isWindowed = maxBlockSize !== undefined && rows.length > fewRows;
  // A table that scrolls inside keeps its sums in view, however few its rows are (INV-17).
  const hasFixedFooter = maxBlockSize !== undefined && Boolean(footer);
  const columns = useMemo(() => props.columns.filter(isInTables), [props.columns]);
  const renderRow = (row: Row, index: number, measure?: Measure) => (
    <TableRow
      key={rowKey(row)}
      row={row}
      columns={columns}
      mark={marks.get(String(rowKey(row)))}
      rowIndex={isWindowed ? index + 2 : undefined}
      measure={measure}
    />
  );
  const skeleton = <SkeletonRows columns={columns.length} />;
  if (error) return <>{error}</>;
  if (!isLoading && !props.rows) return <NotLoaded />;
  if (!isLoading && props.rows?.length === 0 && empty) return <>{empty}</>;
  const unreadable = <UnreadableRows rows={props.rows ?? []} />;
  if (!isLoading && props.rows?.length && rows.length === 0) return unreadable;
  const skip = rows.length > 5 ? <SkipRows /> : null;
  if (isPhone && !footer) {
    return (
      <div className={mergeClasses(isStale && styles.stale)} aria-busy={isStale || isLoading}>
        {skip}
        <DataCards
          label={label}
          columns={props.columns}
          rows={rows}
          rowKey={rowKey}
          isLoading={isLoading ?? false}
          maxBlockSize={maxBlockSize}
        />
        {unreadable}
      </div>
    );
  }
  return (
    <>
      {skip}
      <TableArea
        area={scroller}
        label={label}
        maxBlockSize={maxBlockSize}
        isStale={isStale ?? false}
        isBusy={Boolean(isStale || isLoading)}
        hasFixedFooter={hasFixedFooter}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- for the links in it */}
        <table
          className={styles.table}
          onClick={followLink}
          aria-rowcount={isWindowed ? rows.length + 1 : undefined}
        >
          {/* Their widths are kept by the windowed rows. */}
          {isWindowed ? (
            <colgroup>
              {columns.map(({ key }) => (
                <col key={key} />
              ))}
            </colgroup>
          ) : null}
          <thead>
            <tr>
              {columns.map(
                ({ key, label: heading, head, isLabelHidden, isPinned, align, width, minWidth }) => (
                  <th
                    key={key}
                    scope="col"
                    {...(isPinned ? pinned : undefined)}
                    className={mergeClasses(styles.head, align === 'end' && cellStyles.end)}
                    style={{ inlineSize: width, minInlineSize: minWidth }}
                  >
                    {isLabelHidden ? <span className={styles.hidden}>{heading}</span> : heading}
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {isLoading ? (
              skeleton
            ) : isWindowed ? (
              <Suspense fallback={skeleton}>
                <WindowedRows
                  ids={rows.map((row) => String(rowKey(row)))}
                  scroller={scroller}
                  columns={columns.map(({ key, label: heading }) => `${key} ${heading}`).join()}
                  unequalHeight={unequalHeight}
                  renderRow={(index, measure) => {
                    const row = rows[index];
                    return row === undefined ? null : renderRow(row, index, measure);
                  }}
                />
              </Suspense>
            ) : (
              rows.map((row, index) => renderRow(row, index))
            )}
          </tbody>
          {footer ? <tfoot className={hasFixedFooter ? styles.foot : undefined}>{footer}</tfoot> : null}
        </table>
      </TableArea>
      {unreadable}
    </>
  );
}
