import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate, type Demand, givenQty } from '../../../sandbox/modules/cart/allocate.ts';

const demand = fc.record({
  articleId: fc.integer({ min: 1, max: 3 }),
  packs: fc.integer({ min: 0, max: 20 }),
  multiple: fc.constantFrom(1, 2, 10),
  canWait: fc.boolean(),
});
const shelves = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 50 })),
);

test('GAP-59 portions, backorder and missing pieces add up; no warehouse gives more than it has, each in whole multiples', () => {
  fc.assert(
    fc.property(fc.array(demand), shelves, fc.boolean(), (asked, stock, useBackorder) => {
      const demands: Demand[] = asked.map(({ packs, ...rest }) => ({ ...rest, qty: packs * rest.multiple }));
      const free = new Map<number, Map<number, number>>();
      for (const [article, warehouse, amount] of stock) {
        free.set(article, (free.get(article) ?? new Map<number, number>()).set(warehouse, amount));
      }
      const given = new Map<string, number>();
      for (const allocation of allocate(demands, [1, 2, 3, 4], free, useBackorder)) {
        const { demand: wanted, portions, missingQty, backorderQty } = allocation;
        expect(givenQty(allocation) + missingQty).toBe(wanted.qty);
        if (backorderQty > 0) expect(useBackorder && wanted.canWait).toBe(true);
        for (const { sourceId, qty } of portions) {
          expect(qty % wanted.multiple).toBe(0);
          const key = `${String(wanted.articleId)} ${String(sourceId)}`;
          given.set(key, (given.get(key) ?? 0) + qty);
        }
      }
      for (const [key, qty] of given) {
        const [article, warehouse] = key.split(' ').map(Number);
        expect(qty).toBeLessThanOrEqual(free.get(article ?? 0)?.get(warehouse ?? 0) ?? 0);
      }
    }),
  );
});

test('CART-42 a warehouse with less than one multiple gives nothing', () => {
  const free = new Map([[1, new Map([[7, 9]])]]);
  const [allocation] = allocate([{ articleId: 1, qty: 10, multiple: 10, canWait: true }], [7], free, false);
  expect(allocation).toMatchObject({ portions: [], missingQty: 10 });
});
