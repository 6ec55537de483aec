import { dash } from './dash.ts';

/** How much of a moment to show. */
export type DatePrecision = 'date' | 'minutes' | 'seconds';

/**
 * A day as `DD-MM-YYYY`, optionally with `HH:mm` or `HH:mm:ss`, in the browser's time zone (FMT-08, FMT-09), or a dash. A day
 * without a time is written without one.
 *
 * @example
 * formatDate('2026-11-27T10:02:00Z', 'minutes'); // '27-11-2026 12:02' in Tallinn
 */
export function formatDate(
  moment: string | Date | null | undefined,
  precision: DatePrecision = 'date',
): string {
  const date = moment ? toDate(moment) : null;
  if (!date) return dash;
  const day = `${two(date.getDate())}-${two(date.getMonth() + 1)}-${date.getFullYear()}`;
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`;
  if (precision === 'date' || (typeof moment === 'string' && isDay(moment))) return day;
  return precision === 'minutes' ? `${day} ${time}` : `${day} ${time}:${two(date.getSeconds())}`;
}

/** Creating a formatter takes longer than rendering its cell, so they are kept. */
const fullFormats = new Map<string, Intl.DateTimeFormat>();

/** The whole day in words, for example `Friday, 6 March 2026`, with the time if there is one. */
export function formatInFull(date: Date, locale: string, hasTime: boolean): string {
  const key = `${locale} ${hasTime}`;
  const format =
    fullFormats.get(key) ??
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'full',
      ...(hasTime ? { timeStyle: 'long', hourCycle: 'h23' } : {}),
    });
  fullFormats.set(key, format);
  return format.format(date);
}

/** `DD.MM.YYYY`, as date filters and exports write a day (FMT-10, GAP-92), from `YYYY-MM-DD`. */
export function toDottedDay(day: string): string {
  return day.split('-').toReversed().join('.');
}

/** `YYYY-MM-DD` from `DD.MM.YYYY`; null for anything else. */
export function fromDottedDay(dotted: string): string | null {
  const match = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(dotted);
  if (!match) return null;
  const [, day, month, year] = match;
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** `YYYY-MM-DD` of a moment in the browser's time zone. */
export function toIsoDay(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A moment, or a bare day `YYYY-MM-DD` taken as that day here and not as midnight in Greenwich; null for neither. */
export function toDate(moment: string | Date): Date | null {
  const date =
    typeof moment === 'string' && isDay(moment) ? new Date(`${moment}T00:00:00`) : new Date(moment);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Whether a text is a day without a time. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

function two(number: number): string {
  return String(number).padStart(2, '0');
}
