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
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 60] as const);
  // Under a minute it is simply now.
  return unit === 'second' ? format.format(0, 'second') : format.format(Math.trunc(seconds / size), unit);
}

/**
 * How long ago a moment was, as `relativeMoment` says it (CHK-02). One that lies ahead is now: a clock is wrong, or the page
 * was drawn before.
 */
export function relativeDate(moment: string | null | undefined, now: Date, language: string): string {
  const date = moment ? toDate(moment) : null;
  return relativeMoment(date && date > now ? now.toISOString() : moment, now, language);
}
