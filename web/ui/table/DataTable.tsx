import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Key, ReactElement, ReactNode } from 'react';
import { useIsPhone } from '../useIsPhone.ts';
import type { Column } from './Column.ts';
import { DataCards } from './DataCards.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';

const useStyles = makeStyles({
  scroller: { overflowX: 'auto', position: 'relative' },
  fixed: { overflowY: 'auto' },
  stale: { opacity: 0.6, transitionProperty: 'opacity', transitionDuration: tokens.durationNormal },
  table: { inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0 },
  head: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBlockEnd: `1px solid ${tokens.colorNeutralStroke1}`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
    whiteSpace: 'nowrap',
  },
  row: { ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover } },
  cell: {
    boxSizing: 'border-box',
    blockSize: '34px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderBlockEnd: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    verticalAlign: 'middle',
    '@media (pointer: coarse)': { blockSize: '44px' },
  },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

type Props<Row> = {
  /** What the table holds, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Stands in for the rows while they are not known yet. */
  isLoading?: boolean;
  /** Old rows stay, dimmed, while new ones are under way. */
  isStale?: boolean;
  /** What shows when there are no rows, usually an `EmptyState`. */
  empty?: ReactNode;
  /** What shows in place of the rows when they could not be read, usually an `ErrorPanel`. */
  error?: ReactNode;
  /** Highest block size, any CSS length; the table then scrolls inside (ORD-42). */
  maxBlockSize?: string;
  /** Rows of totals, as `<tr>`; they stay below the rows. */
  footer?: ReactNode;
};

/**
 * A plain numbered table: sticky head, dense rows, skeleton, empty and error states; two-line cards on a phone. For at
 * most 100 rows, one page of a list: longer ones are windowed by the page that has them.
 */
export function DataTable<Row>(props: Props<Row>): ReactElement {
  const { label, columns, rows, rowKey, isLoading, isStale, empty, error, maxBlockSize, footer } = props;
  const styles = useStyles();
  const isPhone = useIsPhone();
  if (error) return <>{error}</>;
  if (!isLoading && rows.length === 0 && empty) return <>{empty}</>;
  if (isPhone && !footer) {
    return (
      <div className={mergeClasses(isStale && styles.stale)} aria-busy={isStale || isLoading}>
        <DataCards
          label={label}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          isLoading={isLoading ?? false}
        />
      </div>
    );
  }
  return (
    // A scrolling area must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div
      className={mergeClasses(
        styles.scroller,
        maxBlockSize !== undefined && styles.fixed,
        isStale && styles.stale,
      )}
      style={{ maxBlockSize }}
      role="region"
      aria-label={label}
      aria-busy={isStale || isLoading}
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ key, label: heading, align, width }) => (
              <th
                key={key}
                scope="col"
                className={mergeClasses(styles.head, align === 'end' && styles.end)}
                style={{ inlineSize: width }}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {isLoading ? (
            <SkeletonRows columns={columns.length} cellClass={styles.cell} />
          ) : (
            rows.map((row) => (
              <tr key={rowKey(row)} className={styles.row}>
                {columns.map(({ key, render, align }) => (
                  <td key={key} className={mergeClasses(styles.cell, align === 'end' && styles.end)}>
                    {render(row)}
                  </td>
                ))}
              </tr>
            ))
          )}
        </tbody>
        {footer ? <tfoot>{footer}</tfoot> : null}
      </table>
    </div>
  );
}
