import { expect, test } from 'vitest';
import { praise, type Plan } from '../../../web/pages/cart/planCombinations.ts';

const plan = (qty: number, value: number, orders: number): Plan => ({
  qty,
  requestedQty: 10,
  shortLines: qty < 10 ? 1 : 0,
  orders,
  total: { value, currencyCode: 'EUR' },
});

test('a plan that leaves goods out is marked neither for its total nor for its number of orders', () => {
  expect(praise([plan(7, 70, 1), plan(10, 101, 2), plan(10, 100, 3)])).toEqual([
    [],
    ['most', 'fewest'],
    ['most', 'cheapest'],
  ]);
});

test('properties all plans share are not shown, and a plan not loaded yet shows none', () => {
  expect(praise([plan(10, 100, 1), undefined, plan(10, 100, 1)])).toEqual([[], [], []]);
  expect(praise([undefined])).toEqual([[]]);
});
