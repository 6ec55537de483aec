import { expect, test } from 'vitest';
import { readTypedDay } from '../../../web/ui/filters/readTypedDay.ts';

test('FMT-08 FMT-10 a typed day is read with points, dashes, slashes, spaces, in eight digits and as ISO 8601', () => {
  const spellings = [
    '01.02.2026',
    '1.2.2026',
    '1.2.26',
    '01-02-2026',
    '1/2/2026',
    ' 1. 2. 2026',
    '01022026',
    '2026-02-01',
  ];
  expect(new Set(spellings.map(readTypedDay))).toEqual(new Set(['2026-02-01']));
});

test('FMT-10 what is not a day of the calendar is not read', () => {
  expect(
    ['', 'today', '1.2.', '31.02.2026', '2026-13-01', '1.2.202', '111.2.2026'].map(readTypedDay),
  ).toEqual(Array.from({ length: 7 }, () => null));
});
