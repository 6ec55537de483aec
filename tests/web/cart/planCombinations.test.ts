import { expect, test } from 'vitest';
import { advantagesOf, type PlanFigures } from '../../../web/pages/cart/planCombinations.ts';

const plan = (qty: number, value: number, orders: number): PlanFigures => ({
  qty,
  orders,
  total: { value },
});

test('a way that leaves goods out has no advantage in its total nor in its orders', () => {
  expect(advantagesOf([plan(7, 70, 1), plan(10, 101, 2), plan(10, 100, 3)])).toEqual([
    [],
    ['most', 'fewest'],
    ['most', 'cheapest'],
  ]);
});

test('what all ways share is not said, and a way that is not known yet says nothing', () => {
  expect(advantagesOf([plan(10, 100, 1), undefined, plan(10, 100, 1)])).toEqual([[], [], []]);
  expect(advantagesOf([undefined])).toEqual([[]]);
});
