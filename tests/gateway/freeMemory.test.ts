import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freeMemory } from '../../gateway/start/freeMemory.ts';

/* That a collection gives memory back is measured by the benchmark; here, when there is one. */

const megabyte = 1024 * 1024;
const inUse = 100 * megabyte;
let held = inUse;
let times = 0;
let old = 0;
let collections = 0;
const memory = {
  held: () => held,
  free() {
    times += 1;
    held = inUse;
  },
  old: () => old,
  collect() {
    collections += 1;
    old = 10 * megabyte;
  },
};

/** Listens to requests as a server's listener does; each is answered at once. */
function startMemory(): (url: string, headers?: Record<string, string>) => void {
  const onRequest = freeMemory(memory);
  return (url, headers = {}) => {
    const response = new EventEmitter();
    onRequest({ url, headers }, response);
    response.emit('close');
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  held = inUse;
  times = 0;
  old = 10 * megabyte;
  collections = 0;
});
afterEach(() => vi.useRealTimers());

test('promise: memory: memory taken by the start and by a busy period is released once, after ten seconds without requests', () => {
  const asked = startMemory();
  vi.advanceTimersByTime(10_000);
  expect(times).toBe(1);

  for (let request = 0; request < 100; request++) {
    held += megabyte;
    asked('/graphql');
    vi.advanceTimersByTime(9_000);
  }
  expect(times).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(times).toBe(2);
  vi.advanceTimersByTime(60_000);
  expect(times).toBe(2);
});

test('promise: memory: a few requests now and then cause no collection', () => {
  const asked = startMemory();
  vi.advanceTimersByTime(10_000);
  for (let request = 0; request < 20; request++) {
    held += megabyte;
    asked('/graphql');
    vi.advanceTimersByTime(20_000);
  }
  expect(times).toBe(1);
});

test('promise: memory: health checks, which never pause, do not keep memory from being released', () => {
  const asked = startMemory();
  held += 100 * megabyte;
  asked('/graphql');
  for (let second = 0; second < 30; second += 3) {
    vi.advanceTimersByTime(3_000);
    asked('/health/ready');
    asked('/health/live');
  }
  expect(times).toBe(1);
});

test('promise: memory: what large requests leave is collected while they come, what small ones leave is not', () => {
  const asked = startMemory();
  for (let request = 0; request < 10; request++) {
    old += 10 * megabyte;
    asked('/graphql', { 'content-length': '300' });
  }
  expect(collections).toBe(0);
  asked('/graphql', { 'content-length': '50000' });
  expect(collections).toBe(1);
  for (const headers of [{ 'content-length': '50000' }, { 'transfer-encoding': 'chunked' }]) {
    for (let request = 0; request < 4; request++) {
      old += 9 * megabyte;
      asked('/graphql', headers);
    }
  }
  expect(collections).toBe(3);
});
