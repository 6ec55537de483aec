import { expect, test } from 'vitest';
import { writeCalendar, type CalendarEvent } from '../../../gateway/exports/calendar/writeCalendar.ts';

const event: CalendarEvent = {
  uid: 'pre-order-7@portal.test',
  from: '2026-02-27',
  until: '2026-02-28',
  summary: 'Pre-order 7',
  description: '',
  url: 'https://portal.test/order/7',
};
const now = new Date('2026-02-01T09:30:15.250Z');
const write = (change: Partial<CalendarEvent>) => writeCalendar('Arrivals', [{ ...event, ...change }], now);
/** Content lines with their folds undone, as a calendar reads them (RFC 5545, 3.1). */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('an event lasts from its first day to the day after its last, and says when it was written', () => {
  expect(unfolded(write({}))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parts portal//Arrivals//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Arrivals',
    'BEGIN:VEVENT',
    'UID:pre-order-7@portal.test',
    'DTSTAMP:20260201T093015Z',
    'DTSTART;VALUE=DATE:20260227',
    'DTEND;VALUE=DATE:20260301',
    'SUMMARY:Pre-order 7',
    'URL:https://portal.test/order/7',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('every line ends with CRLF and has at most 75 octets; no character is cut', () => {
  for (const summary of ['a'.repeat(500), 'ж'.repeat(300), 'x' + '🚚'.repeat(99), 'ö,;\\'.repeat(80)]) {
    const file = write({ summary });
    const lines = file.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    const [read] = unfolded(file).filter((line) => line.startsWith('SUMMARY:'));
    expect(read?.slice('SUMMARY:'.length).replace(/\\([\\;,])/g, '$1')).toBe(summary);
  }
});

test('a line of 75 octets is not folded, one of 76 is', () => {
  const fits = 'a'.repeat(75 - 'SUMMARY:'.length);
  expect(write({ summary: fits })).toContain(`SUMMARY:${fits}\r\n`);
  expect(write({ summary: `${fits}b` })).toContain(`SUMMARY:${fits}\r\n b\r\n`);
});

test('backslash, semicolon, comma and line breaks are escaped; other control characters are left out', () => {
  const file = write({ description: 'a\\b;c,d\r\ne\nf\u0000\u0007g\th:"i"' });
  expect(file).toContain('DESCRIPTION:a\\\\b\\;c\\,d\\ne\\nfg\th:"i"\r\n');
});

test('a calendar without events has one component, as every calendar, which no program shows', () => {
  expect(unfolded(writeCalendar('Tage, Wochen', [], now)).slice(5)).toEqual([
    'X-WR-CALNAME:Tage\\, Wochen',
    'BEGIN:VTIMEZONE',
    'TZID:UTC',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0000',
    'TZOFFSETTO:+0000',
    'END:STANDARD',
    'END:VTIMEZONE',
    'END:VCALENDAR',
    '',
  ]);
});
