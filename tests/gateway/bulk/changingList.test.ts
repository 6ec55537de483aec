import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rounds } from '../../support/explore.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { conventions, type Answer } from '../relay/listConventions.ts';
import { readBulk } from './bulkRead.ts';
import { rowOf, startOrders, type OrdersUpstream } from './startOrders.ts';

/*
 * A list that changes before every call, at back ends that page by their own rules: an order comes, or one leaves. Each that
 * stays is read once, or the last line says that the list was not read whole.
 */

let upstream: OrdersUpstream;
let gateway: TestGateway;
beforeAll(async () => {
  upstream = await startOrders(0);
  gateway = await startGateway({
    upstreamUrl: upstream.url,
    bulk: { callsPerSecond: 100_000, concurrency: 10, runs: 8, patienceMs: 1000 },
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

/** Orders of which one leaves, or to which one comes, before each answer. */
class RestlessOrders {
  ids: number[];
  /** Those that have been there all the time. */
  readonly stayed: Set<number>;
  calls = 0;
  readonly #changes: readonly number[];

  constructor(length: number, changes: readonly number[]) {
    this.ids = Array.from({ length }, (_, at) => length - at);
    this.stayed = new Set(this.ids);
    this.#changes = changes;
  }

  answer({ page, limit }: { page: number; limit: number }, answer: Answer): object {
    const change = this.#changes[this.calls++ % this.#changes.length] ?? 0;
    const gone = change % 2 === 0 ? undefined : this.ids[change % this.ids.length];
    if (gone === undefined) this.ids = [1000 + this.calls, ...this.ids];
    else this.ids = this.ids.filter((id) => id !== gone);
    if (gone !== undefined) this.stayed.delete(gone);
    const { items, meta } = answer({ page, limit }, this.ids);
    return { items: items.map((id) => ({ ...rowOf(id ?? 0), createdAt: createdAt(id ?? 0) })), meta };
  }
}

const createdAt = (id: number): string => new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString();

const lists = fc.record({
  length: fc.oneof(fc.integer({ min: 0, max: 130 }), fc.constantFrom(25, 30, 50, 60, 100)),
  changes: fc.array(fc.nat({ max: 10_000 }), { minLength: 20, maxLength: 40 }),
  row: fc.constantFrom('dbId', 'dbId items { qty }'),
});

/** A row comes and another one goes while the first page is asked for, between the two that are joined. */
const cameAndWent = {
  length: 60,
  changes: [
    9289, 3437, 1975, 0, 2843, 879, 1547, 0, 1747, 1747, 0, 0, 1639, 3301, 2249, 2965, 4833, 2615, 9501, 0,
  ],
  row: 'dbId items { qty }',
};

describe.each(Object.entries(conventions))('%s', (_name, answer) => {
  test(
    'a list that changes at every call: each row that stays is read once, or the last line is an error',
    { timeout: 900_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(lists, async ({ length, changes, row }) => {
          const orders = new RestlessOrders(length, changes);
          upstream.answerPage = (_ids, page, limit) => orders.answer({ page, limit }, answer);
          const { rows, last } = await readBulk(gateway.url, {
            query: `{ viewer { orders { edges { node { ${row} } } } } }`,
          });
          const read = rows.map(({ node }) => Number(node?.['dbId']));
          expect(new Set(read).size).toBe(read.length);
          if (last.end === true && last.skipped === 0)
            expect([...orders.stayed].filter((id) => !read.includes(id))).toEqual([]);
        }),
        { numRuns: rounds(4, 200), examples: [[cameAndWent]] },
      );
    },
  );
});
