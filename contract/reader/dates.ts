import type { Convert } from './scalars.ts';
import { createToMoment } from './zones.ts';

/**
 * The formats that the documents name: ISO 8601 (`YYYY-MM-DD`, with or without a time, with `T` or a space) and days
 * written DD-MM-YYYY or DD.MM.YYYY, which may have a time too. A year has four digits, so day and month never change
 * places.
 */
const pattern =
  /^(?:(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)|(?<day2>\d\d)(?<dot>[.-])(?<month2>\d\d)\k<dot>(?<year2>\d{4}))(?:[T ](?<time>\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s*(?<zone>Z|[+-]\d\d:?\d\d)?)?$/i;

interface Parts {
  /** `YYYY-MM-DD`. */
  day: string;
  /** `HH:mm`, `HH:mm:ss` or `HH:mm:ss.sss`; absent for a day alone. */
  time: string | undefined;
  /** `Z` or `±HH:mm`; absent where none was written. */
  zone: string | undefined;
}

function partsOf(raw: unknown): Parts | undefined {
  const found = typeof raw === 'string' ? pattern.exec(raw.trim())?.groups : undefined;
  if (!found) return undefined;
  const year = found['year'] ?? found['year2'];
  const month = found['month'] ?? found['month2'];
  const day = found['day'] ?? found['day2'];
  if (!isDay(Number(year), Number(month), Number(day))) return undefined;
  const zone = found['zone']?.toUpperCase().replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
  return { day: `${year}-${month}-${day}`, time: found['time'], zone };
}

/** Whether a day exists. `Date.parse` takes 31 February for 3 March. */
function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  // `Date.UTC` takes years below 100 for those of another century; the calendar repeats itself after 400.
  return day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

/** A day as `YYYY-MM-DD`. A date-time gives the day as written, in the back end's own zone. */
export const toDate: Convert<string> = (raw) => partsOf(raw)?.day;

/**
 * Recognizes dates that are already in the form of `toDateTime`, ten times as fast as parsing them. Days 29 to 31,
 * which some months lack, are left to the parser.
 */
const canonical = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/**
 * A moment as ISO 8601 in UTC; a day alone stays a day, `YYYY-MM-DD`: no time was written.
 * @param timeZone the zone of times that are written without one; the contract says UTC
 */
export function createToDateTime(timeZone: string): Convert<string> {
  const toMoment = createToMoment(timeZone);
  return (raw) => {
    if (typeof raw === 'string' && canonical.test(raw)) return raw;
    const parts = partsOf(raw);
    if (!parts) return undefined;
    if (parts.time === undefined) return parts.day;
    const written = Date.parse(`${parts.day}T${parts.time}${parts.zone ?? 'Z'}`);
    if (Number.isNaN(written)) return undefined;
    return new Date(parts.zone ? written : toMoment(written)).toISOString();
  };
}
