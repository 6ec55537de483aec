import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import type { Key, ReactElement } from 'react';
import type { Column } from './Column.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  card: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXXS,
    paddingBlock: tokens.spacingVerticalS,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minBlockSize: '28px',
    fontWeight: tokens.fontWeightSemibold,
    '& > :last-child:not(:first-child)': { marginInlineStart: 'auto' },
  },
  lines: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXXS,
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  text: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
  line: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalXS, minInlineSize: 0 },
  term: { flexShrink: 0, color: tokens.colorNeutralForeground3, '::after': { content: '":"' } },
  detail: { margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' },
});

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  isLoading: boolean;
};

/**
 * A table on a phone: each row is a card with the same links and actions, from its head down to what stands below the
 * values.
 */
export function DataCards<Row>({ label, columns, rows, rowKey, isLoading }: Props<Row>): ReactElement {
  const styles = useStyles();
  const isMarked = columns.some(({ card }) => card === 'head');
  const isHead = (column: Column<Row>, i: number) => (isMarked ? column.card === 'head' : i < 2);
  const heads = columns.filter(isHead);
  const lines = columns.filter(
    (column, i) => !isHead(column, i) && [undefined, 'line', 'only'].includes(column.card),
  );
  const renderTexts = (row: Row, place: 'text' | 'foot') =>
    columns
      .filter(({ card }) => card === place)
      .map(({ key, render }) => {
        const text = render(row);
        return text == null ? null : (
          <div key={key} className={styles.text}>
            {text}
          </div>
        );
      });

  if (isLoading) {
    return (
      <Skeleton aria-label={label}>
        {Array.from({ length: 6 }, (_, i) => (
          <div key={i} className={styles.card}>
            <div className={styles.head}>
              <SkeletonItem size={16} style={{ inlineSize: '40%' }} />
            </div>
            <SkeletonItem size={12} style={{ inlineSize: '80%' }} />
          </div>
        ))}
      </Skeleton>
    );
  }
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={styles.card}>
          <div className={styles.head}>
            {heads.map(({ key, render }) => {
              const head = render(row);
              return head == null ? null : <span key={key}>{head}</span>;
            })}
          </div>
          {renderTexts(row, 'text')}
          <dl className={styles.lines}>
            {lines.map(({ key, label: term, render }) => {
              const detail = render(row);
              return detail == null ? null : (
                <div key={key} className={styles.line}>
                  {term ? <dt className={styles.term}>{term}</dt> : null}
                  <dd className={styles.detail}>{detail}</dd>
                </div>
              );
            })}
          </dl>
          {renderTexts(row, 'foot')}
        </li>
      ))}
    </ul>
  );
}
