import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { connection, type ConnectionArgs } from '../../../gateway/relay/connection.ts';
import type { RowKey } from '../../../gateway/relay/cursors.ts';
import type { FetchPage } from '../../../gateway/relay/page.ts';
import { rounds, testSeed } from '../../support/explore.ts';
import { capped, conventions, honest, type Answer } from './listConventions.ts';

/*
 * Back ends page by their own rules. Whatever these are, every row of a list is on one page and on no other, or the
 * list says that it is not whole: by rows that could not be shown, or by `isPositionUncertain`.
 */

const key: RowKey<number> = { list: 'rows', id: (row) => row };
const calls = { made: 0 };

const fetchBy =
  (answer: Answer, rows: () => readonly number[]): FetchPage<number> =>
  async (request) => {
    calls.made += 1;
    return answer(request, rows());
  };

interface Walk {
  seen: number[];
  isSaid: boolean;
}

/** Reads a list page by page, by the cursors of its rows or by those of a pager. */
async function walk(
  fetchPage: FetchPage<number>,
  first: number,
  by: 'rows' | 'pager',
  total: number,
): Promise<Walk> {
  const walked: Walk = { seen: [], isSaid: false };
  let after: string | null = null;
  for (let turn = 0; ; turn++) {
    expect(turn, 'the walk ends').toBeLessThanOrEqual(total + 2);
    const args: ConnectionArgs = { first, after };
    const { edges, pageInfo, pageCursors } = await connection(args, key, fetchPage);
    walked.seen.push(...edges.flatMap((edge) => edge?.node ?? []));
    walked.isSaid ||= pageInfo.isPositionUncertain || edges.includes(null);
    after = by === 'rows' ? pageInfo.endCursor : (pageCursors.next?.cursor ?? null);
    if (after === null || (by === 'rows' && !pageInfo.hasNextPage)) return walked;
  }
}

const lists = fc.record({
  total: fc.oneof(fc.integer({ min: 0, max: 130 }), fc.constantFrom(10, 20, 25, 30, 50, 60, 100)),
  first: fc.constantFrom(5, 10, 20, 25, 30, 50, 100),
  by: fc.constantFrom('rows' as const, 'pager' as const),
});

describe.each(Object.entries(conventions))('%s', (_name, answer) => {
  test('every row is shown once, or the list says that it is not whole', async () => {
    await fc.assert(
      fc.asyncProperty(lists, async ({ total, first, by }) => {
        const rows = Array.from({ length: total }, (_row, index) => index);
        const { seen, isSaid } = await walk(
          fetchBy(answer, () => rows),
          first,
          by,
          total,
        );
        if (isSaid) expect(seen.every((row) => rows.includes(row))).toBe(true);
        else expect(seen).toEqual(rows);
      }),
      { seed: testSeed(), numRuns: rounds(100, 5000) },
    );
  });
});

test('at most 25 rows a page, called as many as asked for: by the cursors of rows every row is shown once, or the list says that it is not whole', async () => {
  await fc.assert(
    fc.asyncProperty(lists, async ({ total, first }) => {
      const rows = Array.from({ length: total }, (_row, index) => index);
      const { seen, isSaid } = await walk(
        fetchBy(capped(25, honest), () => rows),
        first,
        'rows',
        total,
      );
      if (!isSaid) expect(seen).toEqual(rows);
    }),
    { seed: testSeed(), numRuns: rounds(100, 5000), examples: [[{ total: 121, first: 25, by: 'rows' }]] },
  );
});

test('a list of which the rows of a page are called the total is whole, and does not say that it is not', async () => {
  const rows = Array.from({ length: 60 }, (_row, index) => index);
  const answer = conventions['the rows of a page as total'];
  if (!answer) throw new Error('no convention');
  expect(
    await walk(
      fetchBy(answer, () => rows),
      20,
      'pager',
      60,
    ),
  ).toEqual({ seen: rows, isSaid: false });
});

test('a list that changes before every call: no row that stays is on a page twice, or missing from it without a word', async () => {
  const at = fc.integer({ min: 0, max: 140 });
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        first: fc.integer({ min: 2, max: 100 }),
        after: at,
        changes: fc.array(at, { maxLength: 6 }),
      }),
      async ({ first, after, changes }) => {
        let rows = Array.from({ length: 140 }, (_row, index) => 1000 - index);
        let newest = 1000;
        const waiting = [...changes];
        const fetchPage = fetchBy(capped(1000, honest), () => {
          const position = waiting.shift();
          if (position === undefined) return rows;
          // One comes at the top, or one leaves.
          rows = position % 2 === 0 ? [++newest, ...rows] : rows.filter((_row, index) => index !== position);
          return rows;
        });
        const { edges, pageInfo } = await connection({ first, after: String(after) }, key, fetchPage);
        const seen = edges.flatMap((edge) => edge?.node ?? []);
        expect(new Set(seen).size).toBe(seen.length);
        if (pageInfo.isPositionUncertain) return;
        // What stays between two rows of the page is on it.
        const [from, until] = [seen[0] ?? 0, seen.at(-1) ?? 0];
        expect(rows.filter((row) => row <= from && row >= until && !seen.includes(row))).toEqual([]);
      },
    ),
    { seed: testSeed(), numRuns: rounds(300, 10_000) },
  );
});
