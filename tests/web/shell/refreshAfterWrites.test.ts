import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshAfterWrites } from '../../../web/shell/session/refreshAfterWrites.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Readings that a test ends. */
function makeReadings() {
  const readings: { complete: () => void; error: (reason: Error) => void; isCancelled: boolean }[] = [];
  const refresh = refreshAfterWrites(() => ({
    subscribe: (end) => {
      const reading = { ...end, isCancelled: false };
      readings.push(reading);
      return { unsubscribe: () => void (reading.isCancelled = true) };
    },
  }));
  return { readings, refresh };
}

test('DAY-61 totals are read once for writes in quick succession, and after a failure again until an answer comes', () => {
  const { readings, refresh } = makeReadings();
  refresh();
  vi.advanceTimersByTime(200);
  refresh();
  vi.advanceTimersByTime(300);
  expect(readings.length).toBe(1);
  readings[0]?.error(new Error('502'));
  vi.advanceTimersByTime(3000);
  expect(readings.length).toBe(2);
  readings[1]?.error(new Error('502'));
  vi.advanceTimersByTime(10_000);
  expect(readings.length).toBe(3);
  readings[2]?.complete();
  vi.advanceTimersByTime(600_000);
  expect(readings.length).toBe(3);
});

test('DAY-61 a write gives up the reading before it, whose answer would be old', () => {
  const { readings, refresh } = makeReadings();
  refresh();
  vi.advanceTimersByTime(300);
  refresh();
  expect(readings[0]?.isCancelled).toBe(true);
  vi.advanceTimersByTime(300);
  expect(readings.length).toBe(2);
});
