import { expect, test } from 'vitest';
import { compareAnswers, nextStep, type Answer } from '../../../../web/relay/live/compareAnswers.ts';

const listOf = (rows: Record<string, string>, totalCount = Object.keys(rows).length): Answer => ({
  viewer: {
    warehouses: [{ id: 'Warehouse', name: 'Tallinn' }],
    orders: { totalCount, edges: Object.entries(rows).map(([id, status]) => ({ node: { id, status } })) },
  },
});
const rowsIn = (answer: Answer): string =>
  JSON.stringify(answer)
    .match(/"id":"[a-z]","status":"\w+"/g)
    ?.join() ?? '';
const rowsOf = (rows: Record<string, string>) => rowsIn(listOf(rows));
const orderWith = (shipments: object[]): Answer => ({
  viewer: { order: { id: 'o', status: 'SENT', shipments: shipments.map((one) => ({ ...one })) } },
});
const itemOf = (qty: number): Answer => ({
  viewer: { items: { totalCount: 1, edges: [{ node: { articleName: 'FE 1', qty } }] } },
});
const handOff = { list: () => false, page: () => false };
const handOn = { list: () => true, page: () => true };

const shown = listOf({ a: 'sent', b: 'sent', c: 'sent' }, 10);

test('values change in place, also under the hand, and their rows are marked', () => {
  const next = listOf({ a: 'sent', b: 'done', c: 'sent' }, 10);
  expect(nextStep(shown, next, handOn)).toEqual({ visible: next, newRows: 0, isWaiting: false });
  expect([...compareAnswers(shown, next)]).toEqual([['b', 'changed']]);
});

test('a new row waits, and so does the order; the values of the other rows do not', () => {
  const { visible, newRows, isWaiting } = nextStep(
    shown,
    listOf({ x: 'new', a: 'done', b: 'sent' }, 11),
    handOff,
  );
  expect([newRows, isWaiting]).toEqual([1, true]);
  expect(rowsIn(visible)).toBe(rowsOf({ a: 'done', b: 'sent', c: 'sent' }));
});

test('a row that goes, and one that comes up from the next page for it, wait only for the hand', () => {
  const next = listOf({ a: 'sent', c: 'done', d: 'sent' }, 9);
  expect(nextStep(shown, next, handOff)).toEqual({ visible: next, newRows: 0, isWaiting: false });
  expect([...compareAnswers(shown, next)]).toEqual([['c', 'changed']]);
  const held = nextStep(shown, next, handOn);
  expect([held.newRows, held.isWaiting]).toEqual([0, true]);
  expect(rowsIn(held.visible)).toBe(rowsOf({ a: 'sent', b: 'sent', c: 'done' }));
});

test('the rows of an empty list are shown at once', () => {
  const next = listOf({ a: 'sent' });
  expect(nextStep(listOf({}), next, handOn).visible).toBe(next);
});

test('the page of one object stays as it is while its user acts on it; new and changed rows of its lists are marked', () => {
  const [before, after] = [
    orderWith([{ id: 's', status: 'PACKED' }]),
    orderWith([{ id: 's', status: 'SENT' }, { id: 't' }]),
  ];
  expect(nextStep(before, after, handOn)).toEqual({ visible: before, newRows: 0, isWaiting: true });
  expect(nextStep(before, before, handOn).isWaiting).toBe(false);
  expect(nextStep(before, after, handOff).visible).toBe(after);
  expect([...compareAnswers(before, after)]).toEqual([
    ['s', 'changed'],
    ['t', 'new'],
  ]);
});

test('rows without a global id are known by their article number', () => {
  expect([...compareAnswers(itemOf(1), itemOf(2))]).toEqual([['FE 1', 'changed']]);
});
