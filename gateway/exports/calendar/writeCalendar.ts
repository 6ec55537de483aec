/** An all-day event. */
export interface CalendarEvent {
  /** Unique in the world; a calendar that reads the file again recognizes the event by it. */
  uid: string;
  /** First and last day, YYYY-MM-DD. */
  from: string;
  until: string;
  summary: string;
  description: string;
  url: string;
}

/** Octets of a line without its end (RFC 5545, 3.1). */
const lineLength = 75;
const lineEnd = '\r\n';
const encoder = new TextEncoder();

/**
 * An iCalendar file (RFC 5545) of all-day events, which do not make their owner busy.
 *
 * @param name the calendar's name, for the programs that read `X-WR-CALNAME`
 * @param now time of writing
 */
export function writeCalendar(name: string, events: readonly CalendarEvent[], now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parts portal//Arrivals//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(events.length === 0 ? noEvents : []),
    ...events.flatMap(({ uid, from, until, summary, description, url }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(uid)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${toDate(from)}`,
      // The end is the first day after the event.
      `DTEND;VALUE=DATE:${toDate(dayAfter(until))}`,
      `SUMMARY:${escapeText(summary)}`,
      ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => fold(line) + lineEnd).join('');
}

/** A calendar has at least one component (3.4): without events it is a time zone, which no program shows. */
const noEvents = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const toDate = (day: string): string => day.replaceAll('-', '');

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** A value of the type TEXT (3.3.11); control characters, which it must not contain, are left out. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '');

/** A content line in pieces of 75 octets at most, of whole characters; all but the first begin with a space. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineLength) {
      folded += `${lineEnd} `;
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
