import { expect, test } from 'vitest';
import { advantagesOf, type PlanFigures } from '../../../web/pages/cart/planner/planCombinations.ts';

const plan = (qty: number, value: number, orders: number): PlanFigures => ({
  qty,
  orders,
  total: { value },
});

test('a plan that leaves goods out is marked neither for its total nor for its number of orders', () => {
  expect(advantagesOf([plan(7, 70, 1), plan(10, 101, 2), plan(10, 100, 3)])).toEqual([
    [],
    ['most', 'fewest'],
    ['most', 'cheapest'],
  ]);
});

test('properties all plans share are not shown, and a plan not loaded yet shows none', () => {
  expect(advantagesOf([plan(10, 100, 1), undefined, plan(10, 100, 1)])).toEqual([[], [], []]);
  expect(advantagesOf([undefined])).toEqual([[]]);
});
