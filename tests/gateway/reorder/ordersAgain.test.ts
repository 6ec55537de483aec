import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { insertOrder } from '../../support/insertOrder.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let second: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  second = await portal.as('second');
});
afterAll(() => portal.close());

const order = (numbers: readonly string[]) =>
  insertOrder(portal.sandbox.db, { user: 'second', lines: numbers.map((number) => ({ number, qty: 2 })) });

const read = (dbIds: readonly string[]) =>
  second.watch(
    `query ($orders: [ID!]!) {
      viewer { reorderLines(orders: $orders) { unreadableDbIds lines { number orderDbId qty } } }
    }`,
    { orders: dbIds.map((dbId) => toGlobalId('Order', dbId)) },
  );

test('the lines of several orders come together, with one call per order and one for all lines', async () => {
  const first = await order(['TWO-A-1', 'DELIVERY']);
  const other = await order(['TWO-A-1', 'TWO-B-1']);
  const { answer, calls } = await read([first, other, first]);
  expect(answer.errors).toEqual([]);
  expect(answer.data.viewer.reorderLines).toEqual({
    unreadableDbIds: [],
    lines: [
      { number: 'TWO-A-1', orderDbId: first, qty: 2 },
      { number: 'TWO-A-1', orderDbId: other, qty: 2 },
      { number: 'TWO-B-1', orderDbId: other, qty: 2 },
    ],
  });
  expect(calls.toSorted()).toEqual(['getOrder', 'getOrder', 'oemBatchSearch']);
});

test('an order that cannot be read is named, and leaves the lines of the others', async () => {
  const known = await order(['READ-A-1']);
  const { answer } = await read(['99999999', known]);
  expect(answer.data.viewer.reorderLines).toMatchObject({
    unreadableDbIds: ['99999999'],
    lines: [{ number: 'READ-A-1' }],
  });
});

test('more than 15 orders are refused', async () => {
  const { answer, calls } = await read(Array.from({ length: 16 }, (_, index) => String(index + 1)));
  expect(answer.errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
  expect(calls).toEqual([]);
});
