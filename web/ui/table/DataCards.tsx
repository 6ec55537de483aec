import { makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { lazy, memo, Suspense, useRef, type Key, type ReactElement } from 'react';
import { useStore } from '../createStore.ts';
import { live, noMarks } from '../live/live.ts';
import { visuallyHidden } from '../announce/visuallyHidden.ts';
import { useFollowLinks } from '../links/useFollowLinks.ts';
import { RowMark } from '../live/RowMark.tsx';
import type { Column } from './Column.ts';
import { fewRows } from './fewRows.ts';
import { openRow, rowLink, rowPart } from './openRow.ts';

// Few tables are long enough to need it.
const WindowedCards = lazy(async () => ({ default: (await import('./WindowedCards.tsx')).WindowedCards }));

/** Below the title of the page: a list with links of its rows has no other heading. */
const headingLevel = 2;

const useStyles = makeStyles({
  scroller: { overflowY: 'auto', position: 'relative' },
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
  // Below the name, not below the box that selects it. `:has([type=checkbox])` would be matched again in the whole page at each
  // change of any element.
  belowName: { paddingInlineStart: '36px' },
  link: { cursor: 'pointer' },
  marked: {
    position: 'relative',
    paddingInlineStart: tokens.spacingHorizontalS,
    backgroundColor: tokens.colorBrandBackground2,
  },
  top: {
    display: 'flex',
    alignItems: 'start',
    gap: tokens.spacingHorizontalS,
  },
  // Its drawing stands at the edge of the page; where one touches, it is as large as a thumb without making the head higher.
  // While it is open, what holds the focus stands next to its button.
  menu: {
    display: 'flex',
    flexShrink: 0,
    marginInlineEnd: '-4px',
    '@media (pointer: coarse)': { marginBlock: '-8px', marginInline: '-12px' },
    '& > :first-child': { minBlockSize: '28px' },
  },
  head: {
    display: 'flex',
    flexGrow: 1,
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalSNudge}`,
    minBlockSize: '28px',
    fontWeight: tokens.fontWeightSemibold,
  },
  lastOfHead: { marginInlineStart: 'auto' },
  // A name alone stands next to the box that selects it.
  nameAlone: { flex: '1 1 0', minInlineSize: 0 },
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
  line: {
    position: 'relative',
    display: 'flex',
    alignItems: 'baseline',
    gap: tokens.spacingHorizontalXS,
    minInlineSize: 0,
  },
  term: { flexShrink: 0, color: tokens.colorNeutralForeground3, '::after': { content: '":"' } },
  hidden: visuallyHidden,
  detail: { margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' },
});

type CardProps<Row> = { columns: readonly Column<Row>[]; row: Row };

/** The content of a row's card, from its head down to what stands below the values. */
function Content<Row>({ columns, row }: CardProps<Row>): ReactElement {
  const styles = useStyles();
  const isMarked = columns.some(({ card }) => card === 'head');
  const isHead = (column: Column<Row>, i: number) => (isMarked ? column.card === 'head' : i < 2);
  const heads = columns.filter(isHead);
  const lines = columns.filter(
    (column, i) => !isHead(column, i) && [undefined, 'line', 'value'].includes(column.card),
  );
  const isSelectable = heads[0]?.hasBox === true;
  const below = isSelectable && styles.belowName;
  const renderTexts = (place: 'text' | 'foot') =>
    columns
      .filter(({ card }) => card === place)
      .map(({ key, render }) => {
        const text = render(row);
        return text == null ? null : (
          <div key={key} {...rowPart} className={mergeClasses(styles.text, below)}>
            {text}
          </div>
        );
      });
  const parts = heads
    .map(({ key, render, isRowLink }) => ({ key, isRowLink, part: render(row) }))
    .filter(({ part }) => part != null);
  const placeOf = (i: number) => {
    if (i === 0 || i < parts.length - 1) return undefined;
    return isSelectable && i === 1 ? styles.nameAlone : styles.lastOfHead;
  };
  const head = (
    <div className={styles.head}>
      {parts.map(({ key, isRowLink, part }, i) => (
        // The cards' names can be walked through as headings are.
        <span
          key={key}
          className={placeOf(i)}
          {...(isRowLink ? { ...rowLink, role: 'heading', 'aria-level': headingLevel } : rowPart)}
        >
          {part}
        </span>
      ))}
    </div>
  );
  const menu = columns.find(({ card }) => card === 'menu')?.render(row);
  return (
    <>
      {menu == null ? (
        head
      ) : (
        <div className={styles.top}>
          {head}
          <div className={styles.menu}>{menu}</div>
        </div>
      )}
      {renderTexts('text')}
      <dl className={mergeClasses(styles.lines, below)}>
        {lines.map(({ key, label, render, align, card }) => {
          const detail = render(row);
          return detail == null ? null : (
            <div key={key} {...rowPart} className={styles.line}>
              {label ? <dt className={card === 'value' ? styles.hidden : styles.term}>{label}</dt> : null}
              <dd className={styles.detail} translate={align === 'end' ? 'no' : undefined}>
                {detail}
              </dd>
            </div>
          );
        })}
      </dl>
      {renderTexts('foot')}
    </>
  );
}

// `memo` drops the type parameter; the component is the same.
const CardContent = memo(Content) as typeof Content;

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  isLoading: boolean;
  /** Highest block size: the cards then scroll inside, and when there are many, only those in view are in the page. */
  maxBlockSize?: string | undefined;
};

/** A table on a phone: each row is a card with the same links and actions. */
export function DataCards<Row>(props: Props<Row>): ReactElement {
  const { label, columns, rows, rowKey, isLoading, maxBlockSize } = props;
  const styles = useStyles();
  const scroller = useRef<HTMLDivElement>(null);
  const followLink = useFollowLinks();
  const marks = useStore(live, (state) => state?.marks ?? noMarks);

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
  if (maxBlockSize !== undefined && rows.length > fewRows) {
    return (
      <div
        ref={scroller}
        className={styles.scroller}
        style={{ maxBlockSize }}
        role="region"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach what scrolls
        tabIndex={0}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- for the links in it */}
        <ul className={styles.list} aria-label={label} onClick={followLink}>
          <Suspense>
            <WindowedCards
              ids={rows.map((row) => String(rowKey(row)))}
              scroller={scroller}
              cardClass={styles.card}
              renderCard={(index) => {
                const row = rows[index];
                return row === undefined ? null : <CardContent columns={columns} row={row} />;
              }}
            />
          </Suspense>
        </ul>
      </div>
    );
  }
  const isLink = columns.some(({ isRowLink }) => isRowLink);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- for the links in it
    <ul className={styles.list} aria-label={label} onClick={followLink}>
      {rows.map((row) => {
        const mark = marks.get(String(rowKey(row)));
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has the link itself
          <li
            key={rowKey(row)}
            className={mergeClasses(styles.card, isLink && styles.link, mark && styles.marked)}
            onClick={isLink ? openRow : undefined}
          >
            {mark ? <RowMark mark={mark} /> : null}
            <CardContent columns={columns} row={row} />
          </li>
        );
      })}
    </ul>
  );
}
