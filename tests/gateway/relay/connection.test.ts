import fc from 'fast-check';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { connection, type ConnectionArgs } from '../../../gateway/relay/connection.ts';
import type { RowKey } from '../../../gateway/relay/cursors.ts';
import type { PageRequest } from '../../../gateway/relay/page.ts';
import { rounds } from '../../support/explore.ts';

/** A list of `total` rows, each its own offset, paged as in /api/v3; counts the pages read. */
function pages(total: number) {
  const requests: PageRequest[] = [];
  const fetchPage = async (request: PageRequest) => {
    requests.push(request);
    const { page, limit } = request;
    const rows = Array.from({ length: total }, (_, index) => index);
    return { items: rows.slice((page - 1) * limit, page * limit), meta: { page, limit, total } };
  };
  return { requests, fetchPage };
}

/** One page that is as long as its whole list may be all that a back end counts: the next one tells. */
const probes = (requests: PageRequest[], total: number): number =>
  requests.some(({ page, limit }) => page === 1 && limit === total) ? 1 : 0;

const key: RowKey<number> = { list: 'rows', id: (row) => row };

const nodes = ({ edges }: { edges: ({ node: number } | null)[] }): number[] =>
  edges.flatMap((edge) => edge?.node ?? []);
const range = (start: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);

test('GAP-161 any window of any list is correct, and takes two pages at most', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 150 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 0, max: 120 }),
      async (total, first, offset) => {
        const { requests, fetchPage } = pages(total);
        const window = await connection({ first, after: String(offset - 1) }, key, fetchPage);
        expect(nodes(window)).toEqual(range(offset, Math.min(offset + first, total)));
        expect(window.totalCount).toBe(total);
        expect(window.pageInfo.hasNextPage).toBe(offset + first < total);
        expect(window.pageInfo.hasPreviousPage).toBe(offset > 0 && total > 0);
        expect(requests.length).toBeLessThanOrEqual(2 + probes(requests, total));
        expect(requests.every(({ limit }) => limit <= 100)).toBe(true);
      },
    ),
    { numRuns: rounds(300, 50_000) },
  );
});

test('GAP-161 `last` counts back from `before`, or from the end of the list, in two pages at most', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 150 }),
      fc.integer({ min: 1, max: 40 }),
      fc.option(fc.integer({ min: 0, max: 150 })),
      async (total, last, before) => {
        const { requests, fetchPage } = pages(total);
        const args: ConnectionArgs = before === null ? { last } : { last, before: String(before) };
        const window = await connection(args, key, fetchPage);
        const end = Math.min(before ?? total, total);
        expect(nodes(window)).toEqual(range(Math.max(0, end - last), end));
        expect(window.pageInfo.hasNextPage).toBe(end < total);
        // Only a `before` past the end, which no issued cursor is, costs a read to find the end.
        if (before === null || before <= total)
          expect(requests.length).toBeLessThanOrEqual(2 + probes(requests, total));
      },
    ),
    { numRuns: rounds(300, 50_000) },
  );
});

test('GAP-161 going from page to page by its cursors gives every row once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 120 }),
      fc.integer({ min: 1, max: 40 }),
      async (total, first) => {
        const { fetchPage } = pages(total);
        const seen: number[] = [];
        let after: string | undefined;
        for (;;) {
          const window = await connection({ first, after }, key, fetchPage);
          seen.push(...nodes(window));
          const { next } = window.pageCursors;
          if (!next) break;
          after = next.cursor;
        }
        expect(seen).toEqual(range(0, total));
      },
    ),
    { numRuns: rounds(100, 5_000) },
  );
});

test('LIST-02 without arguments it is the first 20 rows, in one page', async () => {
  const { requests, fetchPage } = pages(50);
  expect(nodes(await connection({}, key, fetchPage))).toEqual(range(0, 20));
  expect(requests).toEqual([{ page: 1, limit: 20 }]);
});

test('`first` up to `before`, and `last` after `after`, stay within both', async () => {
  const { fetchPage } = pages(50);
  expect(nodes(await connection({ first: 10, after: '4', before: '9' }, key, fetchPage))).toEqual(
    range(5, 9),
  );
  expect(nodes(await connection({ last: 10, after: '44' }, key, fetchPage))).toEqual(range(45, 50));
  expect(nodes(await connection({ last: 10, after: '44', before: '48' }, key, fetchPage))).toEqual(
    range(45, 48),
  );
  expect(nodes(await connection({ before: '5' }, key, fetchPage))).toEqual(range(0, 5));
});

test('page cursors: the page, its neighbours, and the first and last page where they are not among them', async () => {
  const { fetchPage } = pages(200);
  const { pageCursors } = await connection({ first: 10, after: '99' }, key, fetchPage);
  expect(pageCursors.around.map(({ page }) => page)).toEqual([9, 10, 11, 12, 13]);
  expect(pageCursors.around.filter(({ isCurrent }) => isCurrent).map(({ page }) => page)).toEqual([11]);
  expect(pageCursors.first).toEqual({ cursor: '-1', page: 1, isCurrent: false });
  expect(pageCursors.previous?.cursor).toBe('89');
  expect(pageCursors.next?.cursor).toBe('109');
  expect(pageCursors.last).toEqual({ cursor: '189', page: 20, isCurrent: false });
});

test('page cursors of an empty list are page 1 alone', async () => {
  const { pageCursors } = await connection({}, key, pages(0).fetchPage);
  expect(pageCursors).toEqual({
    first: null,
    previous: null,
    around: [{ cursor: '-1', page: 1, isCurrent: true }],
    next: null,
    last: null,
  });
});

test.each<ConnectionArgs>([
  { first: 0 },
  { first: 101 },
  { last: 101 },
  { first: -1 },
  { first: 1, last: 1 },
  { after: 'x' },
  { after: '-2' },
  { before: '1.5' },
  { after: '9999999999999' },
])('%j is refused as BAD_REQUEST before anything is read', async (args) => {
  const { requests, fetchPage } = pages(10);
  const error: unknown = await connection(args, key, fetchPage).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(GraphQLError);
  expect(error).toMatchObject({ extensions: { code: 'BAD_REQUEST' } });
  expect(requests).toEqual([]);
});
