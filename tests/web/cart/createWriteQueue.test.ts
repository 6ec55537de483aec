import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createWriteQueue } from '../../../web/pages/cart/createWriteQueue.ts';

/** A write whose response the test provides. */
function slowWrite() {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let isSent = false;
  return {
    send: () => {
      isSent = true;
      return promise;
    },
    answer: resolve,
    isSent: () => isSent,
  };
}

test('CART-20 CART-38 writes of a cart go one after another, so that no old response overtakes a new one', async () => {
  const queue = createWriteQueue();
  const [first, second] = [slowWrite(), slowWrite()];
  void queue.setLine('a', 2, first.send);
  const done = queue.setLine('b', 3, second.send);
  await waitFor(() => expect(first.isSent()).toBe(true));
  expect(second.isSent()).toBe(false);
  expect([...queue.read().wanted]).toEqual([
    ['a', 2],
    ['b', 3],
  ]);
  first.answer(true);
  second.answer(true);
  expect(await done).toBe(true);
  expect(queue.read()).toEqual({ wanted: new Map(), isBusy: false });
});

test('CART-20 a change shows before its request leaves', () => {
  const queue = createWriteQueue();
  const write = slowWrite();
  const seen: boolean[] = [];
  queue.subscribe(() => seen.push(write.isSent()));
  void queue.setLine('a', 2, write.send);
  expect(queue.read()).toEqual({ wanted: new Map([['a', 2]]), isBusy: true });
  expect(seen).toEqual([false, false]);
  expect(write.isSent()).toBe(false);
});

test('a write does not wait for a frame in a page that renders none, such as one in the background', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const write = slowWrite();
  void createWriteQueue().setLine('a', 2, write.send);
  await waitFor(() => expect(write.isSent()).toBe(true));
  vi.unstubAllGlobals();
});

test('of quick changes of one line only the last is sent; all of them settle with it', async () => {
  const queue = createWriteQueue();
  const running = slowWrite();
  const sent: number[] = [];
  const send = (qty: number) => async () => {
    sent.push(qty);
    return true;
  };
  void queue.setLine('a', 1, running.send);
  const outcomes = [2, 3, 4].map((qty) => queue.setLine('a', qty, send(qty)));
  expect(queue.read().wanted.get('a')).toBe(4);
  running.answer(true);
  expect(await Promise.all(outcomes)).toEqual([true, true, true]);
  expect(sent).toEqual([4]);
});

test('CART-46 a caller that awaits the queue learns whether the server accepted everything', async () => {
  const queue = createWriteQueue();
  expect(await queue.settle()).toBe(true);
  const [good, bad] = [slowWrite(), slowWrite()];
  void queue.setLine('a', 1, good.send);
  void queue.add(bad.send);
  const settled = queue.settle();
  good.answer(true);
  bad.answer(false);
  expect(await settled).toBe(false);
  void queue.add(async () => true);
  expect(await queue.settle()).toBe(true);
});

test('GAP-61 a refused change is dropped, so that the server’s quantity shows again', async () => {
  const queue = createWriteQueue();
  let notices = 0;
  const stop = queue.subscribe(() => {
    notices += 1;
  });
  expect(await queue.setLine('a', 9, () => Promise.reject(new Error('no answer')))).toBe(false);
  expect(queue.read().wanted.size).toBe(0);
  stop();
  const seen = notices;
  await queue.add(async () => true);
  expect(notices).toBe(seen);
});
