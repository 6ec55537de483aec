import { toIsoDay } from '../../ui/values/formatDate.ts';

/** A range of days `YYYY-MM-DD`, both included. */
export type DayRange = { from: string; until: string };

/** The ranges that an export offers; the first is the one it starts with (DOC-30). */
export const rangePresets = [
  'THIS_MONTH',
  'LAST_MONTH',
  'THIS_QUARTER',
  'LAST_QUARTER',
  'THIS_YEAR',
  'LAST_YEAR',
  'LAST_12_MONTHS',
] as const;

/** A range with a name. */
export type RangePreset = (typeof rangePresets)[number];

const whole = (from: Date, months: number): DayRange => ({
  from: toIsoDay(from),
  // Day 0 is the last of the month before.
  until: toIsoDay(new Date(from.getFullYear(), from.getMonth() + months, 0)),
});

/** The days of a range that goes by a name, on the calendar of this browser; none of them is after today. */
export function rangeOf(preset: RangePreset, today: Date = new Date()): DayRange {
  const year = today.getFullYear();
  const month = today.getMonth();
  const quarter = month - (month % 3);
  const untilToday = (from: Date): DayRange => ({ from: toIsoDay(from), until: toIsoDay(today) });
  switch (preset) {
    case 'THIS_MONTH':
      return untilToday(new Date(year, month, 1));
    case 'LAST_MONTH':
      return whole(new Date(year, month - 1, 1), 1);
    case 'THIS_QUARTER':
      return untilToday(new Date(year, quarter, 1));
    case 'LAST_QUARTER':
      return whole(new Date(year, quarter - 3, 1), 3);
    case 'THIS_YEAR':
      return untilToday(new Date(year, 0, 1));
    case 'LAST_YEAR':
      return whole(new Date(year - 1, 0, 1), 12);
    case 'LAST_12_MONTHS':
      return untilToday(new Date(year, month - 11, 1));
  }
}

/** The name of a range; null for one of the user's own. */
export function presetOf(
  { from, until }: { from: string | null; until: string | null },
  today: Date,
): RangePreset | null {
  return (
    rangePresets.find((preset) => {
      const range = rangeOf(preset, today);
      return range.from === from && range.until === until;
    }) ?? null
  );
}
