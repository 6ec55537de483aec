import { dash } from './dash.ts';
import { toDate } from './formatDate.ts';

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How far a moment is from now, in words of the language: `5 minutes ago`, `tomorrow`; else a dash. */
export function relativeMoment(moment: string | null | undefined, now: Date, language: string): string {
  const date = moment ? toDate(moment) : null;
  if (!date) return dash;
  const seconds = (date.getTime() - now.getTime()) / 1000;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  // 59.6 minutes are an hour.
  const [unit, size] =
    units.find(([, length], index) => Math.abs(seconds) >= length - (units[index + 1]?.[1] ?? 0) / 2) ?? [];
  // Under a minute it is simply now.
  if (unit === undefined) return format.format(0, 'second');
  return format.format(unit === 'day' ? daysBetween(now, date) : Math.round(seconds / size), unit);
}

/** Days of the calendar: what was 30 hours ago was yesterday, or the day before. */
function daysBetween(one: Date, other: Date): number {
  const [from, to] = [one, other].map((date) => new Date(date).setHours(0, 0, 0, 0));
  return Math.round(((to ?? 0) - (from ?? 0)) / 86_400_000);
}

/**
 * How long ago a moment was, as `relativeMoment` says it (CHK-02). One that lies ahead is now: a clock is wrong, or the page
 * was drawn before.
 */
export function relativeDate(moment: string | null | undefined, now: Date, language: string): string {
  const date = moment ? toDate(moment) : null;
  return relativeMoment(date && date > now ? now.toISOString() : moment, now, language);
}
