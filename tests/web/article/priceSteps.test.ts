import { expect, test } from 'vitest';
import { priceSteps } from '../../../web/pages/article/priceSteps.ts';

test('a price holds until the next one was paid; the highest is at the top', () => {
  const paid = [
    { day: '2026-11-01', price: 20 },
    { day: '2026-01-01', price: 10 },
    { day: '2026-06-02', price: 15 },
  ];
  expect(priceSteps(paid)).toEqual({ line: 'M0 100H50V50H100V0', dots: 'M0 100h0M50 50h0M100 0h0' });
});

test('there is no line when the price never changed or everything was bought on one day', () => {
  expect(priceSteps([])).toBeNull();
  expect(priceSteps([{ day: '2026-01-01', price: 10 }])).toBeNull();
  expect(
    priceSteps([
      { day: '2026-01-01', price: 10 },
      { day: '2026-02-01', price: 10 },
    ]),
  ).toBeNull();
  expect(
    priceSteps([
      { day: '2026-01-01', price: 10 },
      { day: '2026-01-01', price: 12 },
    ]),
  ).toBeNull();
});
