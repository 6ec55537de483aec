import { Caption1, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { standardCode } from '../../i18n/languages.ts';
import { formatInFull, toDate } from '../../ui/values/formatDate.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { addDays, addMonths, weekdayOf, weeksOf } from './arrivalDays.ts';
import { ArrivalDay } from './ArrivalDay.tsx';
import type { ArrivalRow } from './ArrivalRow.ts';
import { monthHeadingId } from './MonthBar.tsx';
import { useArrivalText } from './useArrivalText.ts';
import { visuallyHidden } from '../../ui/announce/visuallyHidden.ts';

const line = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;
const useStyles = makeStyles({
  table: { inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' },
  weekday: {
    padding: tokens.spacingHorizontalXS,
    textAlign: 'start',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  cell: { blockSize: '92px', padding: tokens.spacingHorizontalXS, verticalAlign: 'top', border: line },
  day: {
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  active: { backgroundColor: tokens.colorSubtleBackgroundSelected },
  other: { backgroundColor: tokens.colorNeutralBackground2 },
  // For screen readers; a column shows the weekday and the head the month.
  name: visuallyHidden,
  number: {
    display: 'inline-block',
    boxSizing: 'border-box',
    minInlineSize: '24px',
    textAlign: 'center',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '24px',
    fontVariantNumeric: 'tabular-nums',
  },
  today: {
    borderRadius: tokens.borderRadiusCircular,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    '@media (forced-colors: active)': { border: '2px solid Highlight' },
  },
  entries: { listStyleType: 'none', margin: 0, padding: 0 },
  entry: {
    display: 'block',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    minBlockSize: '24px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '24px',
  },
  more: { color: tokens.colorNeutralForeground3 },
});

/** As many entries are named in a day's cell; the day's list below the month has all. */
const mostEntries = 3;
// A Monday.
const monday = '2026-01-05';

type Props = {
  /** YYYY-MM */
  month: string;
  today: string;
  days: ReadonlyMap<string | null, readonly ArrivalRow[]>;
  onMonth: (month: string) => void;
};

/** A month of days with their entries, moved through like a calendar grid, and the chosen day in full (DAY-44). */
export function ArrivalMonth({ month, today, days, onMonth }: Props): ReactElement {
  const styles = useStyles();
  const { t, i18n } = useTranslation();
  const locale = standardCode(i18n.language);
  const textOf = useArrivalText();
  const grid = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState(today);
  /** The day that a key leads to; it takes the focus when its month is shown. */
  const target = useRef<string | null>(null);
  const first = `${month}-01`;
  const active = chosen.startsWith(month) ? chosen : first;
  useEffect(() => {
    if (target.current !== active) return;
    target.current = null;
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = movedDay(active, event.key);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setChosen(to);
    target.current = to;
    if (!to.startsWith(month)) onMonth(to.slice(0, 7));
  };
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });
  const renderDay = (day: string) => {
    const entries = days.get(day) ?? [];
    const date = toDate(day);
    const isActive = day === active;
    return (
      <td
        key={day}
        data-day={day}
        tabIndex={isActive ? 0 : -1}
        aria-selected={isActive}
        aria-current={day === today ? 'date' : undefined}
        className={mergeClasses(styles.cell, styles.day, isActive && styles.active)}
        onClick={() => setChosen(day)}
      >
        <span className={styles.name}>{date && formatInFull(date, locale, false)}</span>
        <span aria-hidden="true" className={mergeClasses(styles.number, day === today && styles.today)}>
          {Number(day.slice(8))}
        </span>
        {entries.length === 0 ? null : (
          <ul className={styles.entries}>
            {entries.slice(0, mostEntries).map((entry) => {
              const { name, to } = textOf(entry);
              return (
                <li key={entry.key}>
                  <TextLink to={to} tabIndex={isActive ? 0 : -1} className={styles.entry}>
                    {/* The link's own title would be read after its name. */}
                    <span title={name}>{name}</span>
                  </TextLink>
                </li>
              );
            })}
          </ul>
        )}
        {entries.length > mostEntries ? (
          <Caption1 className={styles.more}>
            {t('ARRIVALS.MORE', { count: entries.length - mostEntries })}
          </Caption1>
        ) : null}
      </td>
    );
  };
  return (
    <>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys move through its days
        role="grid"
        aria-labelledby={monthHeadingId}
        className={styles.table}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, i) => {
              const date = toDate(addDays(monday, i));
              return (
                <th key={i} scope="col" className={styles.weekday}>
                  {date && weekday.format(date)}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, i) => (
            <tr key={i}>
              {week.map((day, place) =>
                day === null ? (
                  <td key={place} aria-hidden="true" className={mergeClasses(styles.cell, styles.other)} />
                ) : (
                  renderDay(day)
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <ArrivalDay day={active} isToday={active === today} entries={days.get(active) ?? []} />
    </>
  );
}

/** The day that a key leads to; null for other keys. */
function movedDay(day: string, key: string): string | null {
  const weekday = weekdayOf(day);
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday);
    case 'End':
      return addDays(day, 6 - weekday);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
}
