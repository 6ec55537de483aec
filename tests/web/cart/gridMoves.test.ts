import { expect, test } from 'vitest';
import {
  afterLoss,
  afterRemoval,
  moveByKey,
  neighbourOf,
  type Cell,
  type RowControl,
} from '../../../web/pages/cart/gridMoves.ts';

const ids = ['a', 'b', 'c'];
/** Only the second row is short. */
const grid = { ids, has: ({ item, control }: Cell) => control !== 'rescue' || item === 'b' };
const move = (key: string, item: string, control: RowControl) => {
  const to = moveByKey(key, { item, control }, grid);
  return to && `${to.item} ${to.control}`;
};

test('arrows, Home and End move between rows and keep the control; they end at the first and the last row', () => {
  expect(move('ArrowDown', 'a', 'qty')).toBe('b qty');
  expect(move('ArrowUp', 'b', 'remove')).toBe('a remove');
  expect(move('ArrowUp', 'a', 'qty')).toBe('a qty');
  expect(move('ArrowDown', 'c', 'qty')).toBe('c qty');
  expect(move('End', 'a', 'article')).toBe('c article');
  expect(move('Home', 'c', 'article')).toBe('a article');
});

test('arrows within a row pass over a control that the row does not have', () => {
  expect(move('ArrowRight', 'a', 'qty')).toBe('a remove');
  expect(move('ArrowLeft', 'a', 'remove')).toBe('a qty');
  expect(move('ArrowRight', 'b', 'qty')).toBe('b rescue');
  expect(move('ArrowLeft', 'b', 'remove')).toBe('b rescue');
  expect(move('ArrowLeft', 'a', 'article')).toBeNull();
  expect(move('ArrowRight', 'a', 'remove')).toBeNull();
});

test('other keys do not move, and an empty grid has nowhere to go', () => {
  expect(move('Enter', 'a', 'qty')).toBeNull();
  expect(moveByKey('End', { item: 'a', control: 'qty' }, { ids: [], has: () => true })).toBeNull();
});

test('the quantity after the last row and before the first is none', () => {
  expect(neighbourOf('a', 1, ids)).toBe('b');
  expect(neighbourOf('c', 1, ids)).toBeNull();
  expect(neighbourOf('a', -1, ids)).toBeNull();
});

test('from a row that is removed the focus goes to the next one, from the last to the one before', () => {
  expect(afterRemoval('b', ids)).toEqual({ item: 'c', control: 'remove' });
  expect(afterRemoval('c', ids)).toEqual({ item: 'b', control: 'remove' });
  expect(afterRemoval('a', ['a'])).toBeNull();
});

const isOneOf =
  (...short: string[]) =>
  (id: string) =>
    short.includes(id);

test('a focus whose control has gone stays in its row, or goes to the row in its place', () => {
  const none = isOneOf();
  expect(afterLoss({ item: 'b', control: 'rescue' }, 1, ids, none)).toEqual({ item: 'b', control: 'rescue' });
  expect(afterLoss({ item: 'b', control: 'qty' }, 1, ['a', 'c'], none)).toEqual({
    item: 'c',
    control: 'qty',
  });
  expect(afterLoss({ item: 'c', control: 'qty' }, 2, ['a', 'b'], none)).toEqual({
    item: 'b',
    control: 'qty',
  });
  expect(afterLoss({ item: 'a', control: 'qty' }, 0, [], none)).toBeNull();
});

test('DAY-95 from the options of a settled row the focus goes to those of the next short one, after the last to the first', () => {
  const from = { item: 'b', control: 'rescue' } as const;
  expect(afterLoss(from, 1, ids, isOneOf('a', 'c'))).toEqual({ item: 'c', control: 'rescue' });
  expect(afterLoss(from, 1, ids, isOneOf('a'))).toEqual({ item: 'a', control: 'rescue' });
  expect(afterLoss(from, 1, ['a', 'c'], isOneOf('c'))).toEqual({ item: 'c', control: 'rescue' });
  expect(afterLoss({ item: 'b', control: 'qty' }, 1, ids, isOneOf('c'))).toEqual({
    item: 'b',
    control: 'qty',
  });
});
