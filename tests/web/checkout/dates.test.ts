import { expect, test } from 'vitest';
import { groupByDay } from '../../../web/pages/checkout/groupByDay.ts';
import { relativeDate, relativeMoment } from '../../../web/ui/values/relativeDate.ts';

const now = new Date('2026-03-10T12:00:00');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

test('CHK-02 an order’s date is shown relative to now, in the user’s language', () => {
  expect(relativeDate(before(0), now, 'en')).toBe('now');
  expect(relativeDate(before(-5), now, 'en')).toBe('now');
  expect(relativeMoment(before(-5), now, 'en')).toBe('in 5 minutes');
  expect(relativeDate(before(5), now, 'en')).toBe('5 minutes ago');
  expect(relativeDate(before(3 * 60), now, 'de')).toBe('vor 3 Stunden');
  expect(relativeMoment(before(-359), now, 'en')).toBe('in 6 hours');
  expect(relativeMoment(before(-115), now, 'en')).toBe('in 2 hours');
  expect(relativeDate(before(59.6), now, 'en')).toBe('1 hour ago');
  expect(relativeDate(before(24 * 60), now, 'en')).toBe('yesterday');
  expect(relativeDate(before(35 * 60), now, 'en')).toBe('yesterday');
  expect(relativeDate(before(37 * 60), now, 'en')).toBe('2 days ago');
  expect(relativeDate(before(40 * 24 * 60), now, 'en')).toBe('last month');
});

test('CHK-04 GAP-68 the same day in local time is "today", any earlier one is "up to this day"', () => {
  const orders = [before(60), before(13 * 60), before(48 * 60)].map((createdAt) => ({ createdAt }));
  const { today, earlier } = groupByDay(orders, now);
  expect(today).toEqual(orders.slice(0, 1));
  expect(earlier).toEqual(orders.slice(1));
});
