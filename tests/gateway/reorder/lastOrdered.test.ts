import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertOrder } from '../../support/insertOrder.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let second: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  second = await portal.as('second');
});
// Cancelled orders do not count.
beforeEach(() =>
  portal.sandbox.db
    .updateTable('orders')
    .set({ status: 'cancelled' })
    .where('customer_id', '=', 10)
    .execute(),
);
afterAll(() => portal.close());

interface LastOrdered {
  orderCount: number;
  unreadableCount: number;
  since: string | null;
  lines: { number: string; qty: number; orderDbId: string; orderedAt: string; status: string }[] | null;
}

async function read(): Promise<{ last: LastOrdered; calls: (string | null)[] }> {
  const { answer, calls } = await second.watch(`{
    viewer { lastOrdered { orderCount unreadableCount since lines { number qty orderDbId orderedAt status } } }
  }`);
  expect(answer.errors).toEqual([]);
  return { last: answer.data.viewer.lastOrdered, calls };
}

test('a user without orders has ordered nothing', async () => {
  const { last, calls } = await read();
  expect(last).toEqual({ orderCount: 0, unreadableCount: 0, since: null, lines: [] });
  expect(calls.toSorted()).toEqual(['getLoggedIn', 'listOrders']);
});

test('last ordered has each article once, as in its latest order, from the 10 latest orders of the user that stand', async () => {
  const { db } = portal.sandbox;
  const order = (day: number, lines: readonly string[], more: object = {}) =>
    insertOrder(db, {
      user: 'second',
      createdAt: `2025-03-${String(day).padStart(2, '0')}T09:00:00Z`,
      lines: lines.map((number) => ({ number, qty: day })),
      ...more,
    });
  await order(1, ['TOO-OLD-1']);
  for (let day = 2; day <= 10; day += 1) await order(day, ['PART-A-1', `PART-${day}`]);
  const latest = await order(11, ['PART-A-1', 'DELIVERY', 'PART-B-1']);
  for (const status of ['not_completed', 'cancelled', 'taken', 'merged'])
    await order(20, [`NOT-${status}-1`], { status });
  await order(21, ['COLLEAGUE-1'], { user: 'lists' });

  const { last, calls } = await read();
  expect(last).toMatchObject({ orderCount: 10, unreadableCount: 0, since: '2025-03-02T09:00:00.000Z' });
  expect(last.lines?.map(({ number }) => number)).toEqual([
    'PART-A-1',
    'PART-B-1',
    ...[10, 9, 8, 7, 6, 5, 4, 3, 2].map((day) => `PART-${day}`),
  ]);
  expect(last.lines?.[0]).toEqual({
    number: 'PART-A-1',
    qty: 11,
    orderDbId: latest,
    orderedAt: '2025-03-11T09:00:00.000Z',
    status: 'GONE',
  });
  expect(calls.toSorted()).toEqual([
    'getLoggedIn',
    ...Array.from({ length: 10 }, () => 'getOrder'),
    'listOrders',
    'oemBatchSearch',
  ]);
});

test('an order that cannot be read leaves the articles of the others, and is counted', async () => {
  for (const number of ['PART-C-1', 'PART-C-2'])
    await insertOrder(portal.sandbox.db, { user: 'second', lines: [{ number }] });
  await portal.breakNext('getOrder', { kind: 'status', status: 500 });
  const { last } = await read();
  expect(last).toMatchObject({ orderCount: 2, unreadableCount: 1, lines: [{ status: 'GONE' }] });
});
