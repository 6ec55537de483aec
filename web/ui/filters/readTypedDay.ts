import type { TFunction } from 'i18next';
import { fromDottedDay } from '../values/formatDate.ts';

/**
 * `YYYY-MM-DD` from a typed day: day, month and year with a point, dash, slash or space between them (lists show
 * DD-MM-YYYY, filters DD.MM.YYYY: FMT-08, FMT-10), in eight digits, or as ISO 8601 has it; null for anything else.
 */
export function readTypedDay(text: string): string | null {
  const dotted = toDotted(text);
  return dotted === null ? null : fromDottedDay(dotted);
}

/** Why a text that is not a day is not taken: it names none, or one that no month has. */
export const refuseDay = (text: string, t: TFunction): string =>
  t(toDotted(text) === null ? 'CALENDAR.NOT_A_DAY' : 'CALENDAR.NO_SUCH_DAY');

/** Day, month and year of a typed text as DD.MM.YYYY, whether there is such a day or not; null for another text. */
function toDotted(text: string): string | null {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim()) ?? [];
  if (isoYear) return `${isoDay}.${isoMonth}.${isoYear}`;
  const [, day, month = '', year = ''] =
    /^(\d{1,2})[.\-/ ]+(\d{1,2})[.\-/ ]+(\d{4}|\d{2})$/.exec(text.trim()) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim()) ??
    [];
  if (day === undefined) return null;
  return `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year.padStart(4, '20')}`;
}
