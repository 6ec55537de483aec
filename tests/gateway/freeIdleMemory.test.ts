import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freeIdleMemory } from '../../gateway/freeIdleMemory.ts';

/* That a collection gives memory back is measured by the benchmark; here, when there is one. */

const megabyte = 1024 * 1024;
const inUse = 100 * megabyte;
let held = inUse;
let times = 0;
const memory = {
  held: () => held,
  free() {
    times += 1;
    held = inUse;
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  held = inUse;
  times = 0;
});
afterEach(() => vi.useRealTimers());

test('promise: memory: memory taken by the start and by a busy period is released once, after ten seconds without requests', () => {
  const asked = freeIdleMemory(memory);
  vi.advanceTimersByTime(10_000);
  expect(times).toBe(1);

  for (let request = 0; request < 100; request++) {
    held += megabyte;
    asked({ url: '/graphql' });
    vi.advanceTimersByTime(9_000);
  }
  expect(times).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(times).toBe(2);
  vi.advanceTimersByTime(60_000);
  expect(times).toBe(2);
});

test('promise: memory: a few requests now and then cause no collection', () => {
  const asked = freeIdleMemory(memory);
  vi.advanceTimersByTime(10_000);
  for (let request = 0; request < 20; request++) {
    held += megabyte;
    asked({ url: '/graphql' });
    vi.advanceTimersByTime(20_000);
  }
  expect(times).toBe(1);
});

test('promise: memory: health checks, which never pause, do not keep memory from being released', () => {
  const asked = freeIdleMemory(memory);
  held += 100 * megabyte;
  asked({ url: '/graphql' });
  for (let second = 0; second < 30; second += 3) {
    vi.advanceTimersByTime(3_000);
    asked({ url: '/health/ready' });
    asked({ url: '/health/live' });
  }
  expect(times).toBe(1);
});
