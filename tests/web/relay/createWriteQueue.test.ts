import { expect, test, vi } from 'vitest';
import { createWriteQueue } from '../../../web/relay/createWriteQueue.ts';
import { sendPaused } from '../../../web/relay/pausedWrites.ts';

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
  const queue = createWriteQueue<number>();
  const [first, second] = [slowWrite(), slowWrite()];
  void queue.set('a', 2, first.send);
  const done = queue.set('b', 3, second.send);
  await vi.waitFor(() => expect(first.isSent()).toBe(true));
  expect(second.isSent()).toBe(false);
  expect([...queue.read().wanted]).toEqual([
    ['a', 2],
    ['b', 3],
  ]);
  first.answer(true);
  second.answer(true);
  expect(await done).toBe(true);
  await vi.waitFor(() => expect(queue.read()).toEqual({ wanted: new Map(), isBusy: false }));
});

test('CART-20 a change shows before its request leaves', () => {
  const queue = createWriteQueue<number>();
  const write = slowWrite();
  const seen: boolean[] = [];
  queue.subscribe(() => seen.push(write.isSent()));
  void queue.set('a', 2, write.send);
  expect(queue.read()).toEqual({ wanted: new Map([['a', 2]]), isBusy: true });
  expect(seen).toEqual([false]);
  expect(write.isSent()).toBe(false);
});

test('a write does not wait for a frame in a page that renders none, such as one in the background', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const write = slowWrite();
  void createWriteQueue<number>().set('a', 2, write.send);
  await vi.waitFor(() => expect(write.isSent()).toBe(true));
  vi.unstubAllGlobals();
});

test('of quick changes of one line only the last is sent; all of them settle with it', async () => {
  const queue = createWriteQueue<number>();
  const running = slowWrite();
  const sent: number[] = [];
  const send = (qty: number) => async () => {
    sent.push(qty);
    return true;
  };
  void queue.set('a', 1, running.send);
  const outcomes = [2, 3, 4].map((qty) => queue.set('a', qty, send(qty)));
  expect(queue.read().wanted.get('a')).toBe(4);
  running.answer(true);
  expect(await Promise.all(outcomes)).toEqual([true, true, true]);
  expect(sent).toEqual([4]);
});

test('CART-46 a caller that awaits the queue learns whether the server accepted everything', async () => {
  const queue = createWriteQueue<number>();
  expect(await queue.settle()).toBe(true);
  const [good, bad] = [slowWrite(), slowWrite()];
  void queue.set('a', 1, good.send);
  void queue.run(async () => ({ payload: (await bad.send()) ? {} : null }));
  const settled = queue.settle();
  good.answer(true);
  bad.answer(false);
  expect(await settled).toBe(false);
  void queue.run(async () => ({ payload: {} }));
  expect(await queue.settle()).toBe(true);
});

test('GAP-61 ART-10 a refused change is dropped, so that the server’s value shows again', async () => {
  const queue = createWriteQueue<number>();
  expect(await queue.set('a', 9, () => Promise.reject(new Error('no answer')))).toBe(false);
  await vi.waitFor(() => expect(queue.read().wanted.size).toBe(0));
});

test('CART-60 a burst of changes is sent once, 500 ms after the last one', async () => {
  vi.useFakeTimers();
  const queue = createWriteQueue<number>();
  const sent: number[] = [];
  const set = (qty: number) =>
    queue.set(
      'a',
      qty,
      async () => {
        sent.push(qty);
        return true;
      },
      500,
    );
  void set(5);
  await vi.advanceTimersByTimeAsync(499);
  void set(6);
  expect(queue.read().wanted.get('a')).toBe(6);
  await vi.advanceTimersByTimeAsync(499);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([6]);
  vi.useRealTimers();
});

test('a write that follows a burst is sent after it: pieces that are added count from what was set', async () => {
  const queue = createWriteQueue<number>();
  let pieces = 3;
  void queue.set('a', 4, async () => (pieces = 4) > 0, 500);
  await queue.run(async () => ({ payload: { pieces: (pieces += 1) } }));
  expect(pieces).toBe(5);
});

test('CART-60 a change during a write waits for its response, so that the last change is written last', async () => {
  const queue = createWriteQueue<number>();
  const [first, second] = [slowWrite(), slowWrite()];
  void queue.set('a', 5, first.send);
  await vi.waitFor(() => expect(first.isSent()).toBe(true));
  void queue.set('a', 6, second.send);
  sendPaused();
  expect(second.isSent()).toBe(false);
  first.answer(true);
  await vi.waitFor(() => expect(second.isSent()).toBe(true));
  expect(queue.read().wanted.get('a')).toBe(6);
  second.answer(true);
  await vi.waitFor(() => expect(queue.read().wanted.size).toBe(0));
});

test('before another screen is read, and before an order, what waits for a pause is sent at once', async () => {
  const queue = createWriteQueue<number>();
  const [one, other] = [slowWrite(), slowWrite()];
  void queue.set('a', 5, one.send, 500);
  sendPaused();
  expect(one.isSent()).toBe(true);
  void queue.set('b', 5, other.send, 500);
  const settled = queue.settle();
  one.answer(true);
  await vi.waitFor(() => expect(other.isSent()).toBe(true));
  other.answer(true);
  expect(await settled).toBe(true);
});

test('a page that is left sends everything that waits', () => {
  const queue = createWriteQueue<number>();
  const writes = [slowWrite(), slowWrite(), slowWrite()];
  writes.forEach(({ send }, place) => void queue.set(`line ${place}`, 1, send, place === 2 ? 500 : 0));
  window.dispatchEvent(new Event('pagehide'));
  expect(writes.map(({ isSent }) => isSent())).toEqual([true, true, true]);
});
