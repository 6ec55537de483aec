import { expect, test } from 'vitest';
import { afterLoss, afterRemoval, moveByKey, neighbourOf } from '../../../web/pages/cart/lines/gridMoves.ts';

const ids = ['a', 'b', 'c'];
const columns = ['article', 'stock 1', 'price', 'qty', 'available', 'total', 'remove'];
const move = (key: string, item: string, column: string, isFar = false) => {
  const to = moveByKey(key, { item, column }, { ids, columns }, isFar);
  return to && `${to.item} ${to.column}`;
};

test('up and down move between rows and keep the column; they end at the first and the last row', () => {
  expect(move('ArrowDown', 'a', 'qty')).toBe('b qty');
  expect(move('ArrowUp', 'b', 'remove')).toBe('a remove');
  expect(move('ArrowUp', 'a', 'qty')).toBe('a qty');
  expect(move('ArrowDown', 'c', 'qty')).toBe('c qty');
  expect(move('PageDown', 'a', 'price')).toBe('c price');
  expect(move('PageUp', 'c', 'price')).toBe('a price');
});

test('left and right move through all cells of a row, and end with it', () => {
  const passed = ['a article'];
  for (let at = 'article'; ;) {
    const to = move('ArrowRight', 'a', at);
    if (!to) break;
    passed.push(to);
    at = to.slice(2);
  }
  expect(passed).toEqual(columns.map((column) => `a ${column}`));
  expect(move('ArrowLeft', 'a', 'qty')).toBe('a price');
  expect(move('ArrowLeft', 'a', 'article')).toBeNull();
});

test('Home and End lead to the ends of a row, with Ctrl to those of the grid', () => {
  expect(move('Home', 'b', 'qty')).toBe('b article');
  expect(move('End', 'b', 'qty')).toBe('b remove');
  expect(move('Home', 'b', 'qty', true)).toBe('a article');
  expect(move('End', 'b', 'qty', true)).toBe('c remove');
  expect(move('ArrowDown', 'a', 'qty', true)).toBeNull();
});

test('other keys do not move, and an empty grid has nowhere to go', () => {
  expect(move('Enter', 'a', 'qty')).toBeNull();
  expect(moveByKey('End', { item: 'a', column: 'qty' }, { ids: [], columns }, true)).toBeNull();
});

test('the quantity after the last row and before the first is none', () => {
  expect(neighbourOf('a', 1, ids)).toBe('b');
  expect(neighbourOf('c', 1, ids)).toBeNull();
  expect(neighbourOf('a', -1, ids)).toBeNull();
});

test('from a row that is removed the focus goes to the next one, from the last to the one before, and never to another removal', () => {
  expect(afterRemoval({ item: 'b', column: 'remove' }, ids)).toEqual({ item: 'c', column: 'article' });
  expect(afterRemoval({ item: 'c', column: 'qty' }, ids)).toEqual({ item: 'b', column: 'qty' });
  expect(afterRemoval({ item: 'a', column: 'remove' }, ['a'])).toBeNull();
});

const isOneOf =
  (...short: string[]) =>
  (id: string) =>
    short.includes(id);

test('a focus whose control has gone stays in its row, or goes to the row in its place', () => {
  const none = isOneOf();
  expect(afterLoss({ item: 'b', column: 'available' }, 1, ids, none)).toEqual({
    item: 'b',
    column: 'available',
  });
  expect(afterLoss({ item: 'b', column: 'qty' }, 1, ['a', 'c'], none)).toEqual({
    item: 'c',
    column: 'qty',
  });
  expect(afterLoss({ item: 'c', column: 'qty' }, 2, ['a', 'b'], none)).toEqual({
    item: 'b',
    column: 'qty',
  });
  expect(afterLoss({ item: 'a', column: 'qty' }, 0, [], none)).toBeNull();
  expect(afterLoss({ item: 'b', column: 'remove' }, 1, ['a', 'c'], none)).toEqual({
    item: 'c',
    column: 'article',
  });
});

test('DAY-95 from the options of a settled row the focus goes to those of the next short one, after the last to the first', () => {
  const from = { item: 'b', column: 'available' } as const;
  expect(afterLoss(from, 1, ids, isOneOf('a', 'c'))).toEqual({ item: 'c', column: 'available' });
  expect(afterLoss(from, 1, ids, isOneOf('a'))).toEqual({ item: 'a', column: 'available' });
  expect(afterLoss(from, 1, ['a', 'c'], isOneOf('c'))).toEqual({ item: 'c', column: 'available' });
  expect(afterLoss({ item: 'b', column: 'qty' }, 1, ids, isOneOf('c'))).toEqual({
    item: 'b',
    column: 'qty',
  });
});
