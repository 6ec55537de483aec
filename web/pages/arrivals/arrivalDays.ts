import { toIsoDay } from '../../ui/values/formatDate.ts';

/** The part of an entry that its place in the calendar depends on. Days are YYYY-MM-DD. */
type Dated = {
  readonly kind: string;
  readonly from: string | null | undefined;
  readonly until: string | null | undefined;
};

/** The entries of each day; the key null has those whose day is not known. */
export function groupByDay<Entry extends Dated>(
  entries: readonly Entry[],
  today: string,
): ReadonlyMap<string | null, readonly Entry[]> {
  return Map.groupBy(entries, (entry) => dayOf(entry, today));
}

/** The first day on which an entry may arrive: today for one that may have been expected earlier and still is. */
function dayOf({ from, until }: Dated, today: string): string | null {
  if (from == null) return null;
  return from < today && until != null && until >= today ? today : from;
}

/** Noon, so that no change of the clock leads to another day. */
const toDate = (day: string): Date => new Date(`${day}T12:00:00`);

/** The day some days later; earlier for a negative number. */
export function addDays(day: string, days: number): string {
  const date = toDate(day);
  date.setDate(date.getDate() + days);
  return toIsoDay(date);
}

/** The same day of another month, or that month's last day; `months` is negative for earlier ones. */
export function addMonths(day: string, months: number): string {
  const date = toDate(`${day.slice(0, 7)}-01`);
  date.setMonth(date.getMonth() + months);
  const month = toIsoDay(date).slice(0, 7);
  return [`${month}-${day.slice(8)}`, lastDayOf(month)].toSorted()[0] ?? day;
}

/** The last day of a month YYYY-MM. */
function lastDayOf(month: string): string {
  const date = toDate(`${month}-01`);
  date.setMonth(date.getMonth() + 1, 0);
  return toIsoDay(date);
}

/** Days since Monday. */
export const weekdayOf = (day: string): number => (toDate(day).getDay() + 6) % 7;

/** The weeks of a month YYYY-MM from Monday to Sunday; null stands for a day of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const count = Number(lastDayOf(month).slice(8));
  const lead = weekdayOf(first);
  return Array.from({ length: Math.ceil((lead + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, i) => {
      const number = week * 7 + i - lead;
      return number >= 0 && number < count ? addDays(first, number) : null;
    }),
  );
}

/** The month of a URL, YYYY-MM, or else that of a day. */
export const readMonth = (search: URLSearchParams, today: string): string => {
  const month = search.get('month') ?? '';
  return /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(month) ? month : today.slice(0, 7);
};
