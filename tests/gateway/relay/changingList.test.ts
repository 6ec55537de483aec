import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../support/explore.ts';
import { graphql } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

/** A row of the back end's list; several rows can have one time. */
interface Row {
  id: number;
  time: number;
}

/** A list at the back end, newest first, that changes between the calls of a caller. */
class ChangingList {
  rows: readonly Row[] = [];
  #removed: readonly Row[] = [];
  #nextId = 1;

  reset(length: number): void {
    this.rows = [];
    this.#removed = [];
    this.#nextId = 1;
    for (let made = 0; made < length; made++) this.change({ kind: 'add', at: made });
  }

  change({ kind, at }: Change): void {
    if (kind === 'add') {
      const id = this.#nextId++;
      this.#put({ id, time: Math.floor(id / 3) });
    } else if (kind === 'remove' && this.rows.length > 0) {
      const gone = this.rows[at % this.rows.length];
      this.rows = this.rows.filter((row) => row !== gone);
      if (gone) this.#removed = [...this.#removed, gone];
    } else if (kind === 'return' && this.#removed.length > 0) {
      const back = this.#removed[at % this.#removed.length];
      this.#removed = this.#removed.filter((row) => row !== back);
      if (back) this.#put(back);
    }
  }

  #put(row: Row): void {
    this.rows = [...this.rows, row].toSorted((one, other) => other.time - one.time || other.id - one.id);
  }
}

interface Change {
  kind: 'add' | 'remove' | 'return';
  /** Which row, counted round. */
  at: number;
}

const list = new ChangingList();
let upstream: SmallUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream(({ url }, res) => {
    const { pathname, searchParams } = new URL(url, 'http://upstream');
    const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
    const rows = list.rows.slice((page - 1) * limit, page * limit);
    const items = pathname.endsWith('/orders') ? rows.map(toOrder) : rows.map(toWishlistEntry);
    sendJson(res, { items, meta: { page, limit, total: list.rows.length } });
  });
  gateway = await startGateway({ upstreamUrl: upstream.url });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const toOrder = ({ id, time }: Row) => ({
  id,
  type: 'regular',
  status: 'not_confirmed',
  paid: false,
  allowToPay: false,
  grandTotal: { value: 1, currencyCode: 'EUR' },
  clientOrderId: null,
  warehouse: null,
  user: null,
  createdAt: new Date(time * 1000).toISOString(),
  clientPaymentTerms: 0,
  vatPercent: null,
});
const toWishlistEntry = ({ id }: Row) => ({ article: { id, name: `A${id}`, description: null, stocks: [] } });

interface Window {
  edges: { cursor: string; node: { dbId?: string; article?: { dbId: string } } }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    isPositionUncertain: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

type ListName = 'orders' | 'wishlist';

async function read(name: ListName, window: object): Promise<Window & { ids: number[]; calls: number }> {
  const before = upstream.received.length;
  const row = name === 'orders' ? 'dbId' : 'article { dbId }';
  const { data, errors } = await graphql<{ viewer: { list: Window } }>(gateway, {
    bearer: 'token',
    query: `query ($first: Int, $after: String, $last: Int, $before: String) { viewer {
      list: ${name}(first: $first, after: $after, last: $last, before: $before) {
        edges { cursor node { ${row} } }
        pageInfo { hasNextPage hasPreviousPage isPositionUncertain startCursor endCursor }
      } } }`,
    variables: window,
  });
  expect(errors).toEqual([]);
  const ids = data.viewer.list.edges.map(({ node }) => Number(node.dbId ?? node.article?.dbId));
  return { ...data.viewer.list, ids, calls: upstream.received.length - before };
}

interface Walk {
  /** Every row that was shown, in the order shown. */
  seen: number[];
  /** Rows that were in the list all the time, in its order. */
  stayed: number[];
  isPositionUncertain: boolean;
  calls: number[];
}

/** Goes through the list, forwards or backwards, page by page; between two pages it changes. */
async function walk(
  name: ListName,
  direction: 'forwards' | 'backwards',
  size: number,
  changes: readonly (readonly Change[])[],
): Promise<Walk> {
  const result: Walk = {
    seen: [],
    stayed: list.rows.map(({ id }) => id),
    isPositionUncertain: false,
    calls: [],
  };
  let cursor: string | null = null;
  for (let turn = 0; ; turn++) {
    const page: Awaited<ReturnType<typeof read>> = await read(
      name,
      direction === 'forwards' ? { first: size, after: cursor } : { last: size, before: cursor },
    );
    result.calls.push(page.calls);
    result.isPositionUncertain ||= page.pageInfo.isPositionUncertain;
    const { hasNextPage, hasPreviousPage, startCursor, endCursor } = page.pageInfo;
    const isForwards = direction === 'forwards';
    result.seen = isForwards ? [...result.seen, ...page.ids] : [...page.ids, ...result.seen];
    if (!(isForwards ? hasNextPage : hasPreviousPage)) return result;
    expect(page.ids.length).toBeGreaterThan(0);
    cursor = isForwards ? endCursor : startCursor;
    for (const change of changes[turn] ?? []) {
      list.change(change);
      const left = new Set(list.rows.map(({ id }) => id));
      result.stayed = result.stayed.filter((id) => left.has(id));
    }
  }
}

const change = fc.record<Change>({
  kind: fc.constantFrom('add', 'remove', 'remove', 'return'),
  at: fc.nat({ max: 1000 }),
});
/** Pages of any size; up to as many changes between two of them as the page has rows. */
const anySize = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 30 }) },
  fc.integer({ min: 31, max: 100 }),
);
const plan = anySize.chain((size) =>
  fc.record({
    size: fc.constant(size),
    length: fc.integer({ min: 0, max: 5 * size }),
    direction: fc.constantFrom('forwards' as const, 'backwards' as const),
    changes: fc.array(fc.array(change, { maxLength: size }), { maxLength: 6 }),
  }),
);

/**
 * One call, and one more for changes; a large page and the row before it take two pages of at most 100 rows. One more
 * where a page is as long as the list.
 */
const mostCalls = (size: number): number => (size <= 30 ? 3 : 4);

const runs = { numRuns: rounds(120, 10_000) };
/** Milliseconds; ten thousand walks are some 100,000 requests. */
const timeout = 900_000;

test(
  'orders that come, leave and return between two pages: all others are shown once, in order, with one call more at most',
  { timeout },
  async () => {
    await fc.assert(
      fc.asyncProperty(plan, async ({ size, length, direction, changes }) => {
        list.reset(length);
        const { seen, stayed, isPositionUncertain, calls } = await walk('orders', direction, size, changes);
        const shown = new Set(stayed);
        expect(seen.filter((id) => shown.has(id))).toEqual(stayed);
        expect(isPositionUncertain).toBe(false);
        expect(Math.max(...calls)).toBeLessThanOrEqual(mostCalls(size));
      }),
      runs,
    );
  },
);

test(
  'rows without a visible order: all that stay are shown once, or `isPositionUncertain` says that it is not known',
  { timeout },
  async () => {
    await fc.assert(
      fc.asyncProperty(plan, async ({ size, length, direction, changes }) => {
        list.reset(length);
        const { seen, stayed, isPositionUncertain, calls } = await walk('wishlist', direction, size, changes);
        const shown = new Set(stayed);
        if (!isPositionUncertain) expect(seen.filter((id) => shown.has(id))).toEqual(stayed);
        expect(Math.max(...calls)).toBeLessThanOrEqual(mostCalls(size));
      }),
      runs,
    );
  },
);

test('a cursor of another list is followed by its position, and `isPositionUncertain` says so', async () => {
  list.reset(10);
  const orders = await read('orders', { first: 3 });
  // The same ids are rows of the other list, too, at other positions.
  list.change({ kind: 'add', at: 0 });
  const { ids, pageInfo } = await read('wishlist', { first: 2, after: orders.pageInfo.endCursor });
  expect({ ids, isPositionUncertain: pageInfo.isPositionUncertain }).toEqual({
    ids: list.rows.slice(3, 5).map(({ id }) => id),
    isPositionUncertain: true,
  });
});

test.each([1, 20, 50])('an unchanged list is read in one call per page of %i rows', async (size) => {
  list.reset(Math.min(60 * size, 1200));
  const { seen, stayed, calls } = await walk('orders', 'forwards', size, []);
  expect(seen).toEqual(stayed);
  expect(new Set(calls)).toEqual(new Set([1]));
});

test('backwards an unchanged list is read in one call per page of 20 rows, once its end has been found', async () => {
  list.reset(400);
  const { seen, stayed, calls } = await walk('wishlist', 'backwards', 20, []);
  expect(seen).toEqual(stayed);
  expect(new Set(calls.slice(1))).toEqual(new Set([1]));
});
