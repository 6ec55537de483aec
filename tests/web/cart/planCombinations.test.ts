import { expect, test } from 'vitest';
import { praise, type PlanFigures } from '../../../web/pages/cart/planCombinations.ts';

const plan = (qty: number, value: number, orders: number): PlanFigures => ({
  qty,
  orders,
  total: { value },
});

test('a way that leaves goods out is praised neither for its total nor for its orders', () => {
  expect(praise([plan(7, 70, 1), plan(10, 101, 2), plan(10, 100, 3)])).toEqual([
    [],
    ['most', 'fewest'],
    ['most', 'cheapest'],
  ]);
});

test('what all ways share is not said, and a way that is not known yet says nothing', () => {
  expect(praise([plan(10, 100, 1), undefined, plan(10, 100, 1)])).toEqual([[], [], []]);
  expect(praise([undefined])).toEqual([[]]);
});
