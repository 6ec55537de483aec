import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { findDocuments } from '../../support/clientQueries.ts';
import { insertOrder, type OrderedLine } from '../../support/insertOrder.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let second: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  second = await portal.as('second');
});
afterAll(() => portal.close());

const sku = {
  ordinary: skuOf(demoArticles.ordinary),
  lastPiece: skuOf(demoArticles.lastPiece),
  ended: skuOf(demoArticles.endOfLife),
  endedAlone: skuOf(demoArticles.endOfLifeAlone),
  inTens: skuOf(demoArticles.inTens),
  inTransitOnly: skuOf(demoArticles.inTransitOnly),
};

interface Candidate {
  article: { name: string; price: { amount: string } | null };
  qty: number;
  availableQty: number | null;
  missingQty: number;
}
interface Line {
  index: number;
  number: string;
  orderDbId: string | null;
  orderedAt: string | null;
  qty: number;
  price: { amount: string; currencyCode: string };
  status: string;
  priceChange: { amount: string; currencyCode: string } | null;
  priceChangePercent: string | null;
  resolved: { match: string; candidates: Candidate[]; suggested: Candidate | null } | null;
}

const fields = `reorderLines(type: $type) {
  index number orderDbId orderedAt qty price { amount currencyCode } status
  priceChange { amount currencyCode } priceChangePercent
  resolved { match suggested { ...Candidate } candidates { ...Candidate } }
}`;
const candidate = `fragment Candidate on LineCandidate {
  article { name price { amount } } qty availableQty missingQty
}`;

async function orderAgain(
  lines: readonly OrderedLine[],
  { type = 'REGULAR', currency = 'EUR', cc = 'EUR' } = {},
): Promise<{ lines: Line[]; calls: (string | null)[] }> {
  const dbId = await insertOrder(portal.sandbox.db, { user: 'second', currency, lines });
  const { answer, calls } = await second.watch<{ viewer: { order: { reorderLines: Line[] } } }>(
    `query ($dbId: String!, $type: CartType!) { viewer { order(dbId: $dbId) { ${fields} } } } ${candidate}`,
    { dbId, type },
    { headers: { cc } },
  );
  expect(answer.errors).toEqual([]);
  return { lines: answer.data.viewer.order.reorderLines, calls };
}

/** Cents as the API writes an amount. */
const amount = (cents: number): string => (cents / 100).toFixed(2);

/** The price of an article now, in cents. */
async function priceNow(number: string): Promise<number> {
  const [line] = (await orderAgain([{ number }])).lines;
  return Math.round(Number(line?.resolved?.suggested?.article.price?.amount) * 100);
}

test('the lines of an order are its articles with pieces and price then; the delivery is left out', async () => {
  const { lines } = await orderAgain([
    { number: sku.ordinary, qty: 4, price: 1250 },
    { number: 'DELIVERY', qty: 1, price: 900 },
    { number: sku.lastPiece, qty: 2, price: 333 },
  ]);
  expect(lines).toMatchObject([
    { index: 0, number: sku.ordinary, qty: 4, price: { amount: '12.50', currencyCode: 'EUR' } },
    { index: 2, number: sku.lastPiece, qty: 2, price: { amount: '3.33', currencyCode: 'EUR' } },
  ]);
  expect(lines[0]?.orderedAt).toBe('2024-03-05T09:00:00.000Z');
});

test('only the lines that are asked for are looked up, by their place in the document', async () => {
  const dbId = await insertOrder(portal.sandbox.db, {
    user: 'second',
    lines: [{ number: sku.ordinary }, { number: 'DELIVERY' }, { number: sku.inTens }, { number: sku.ended }],
  });
  const read = async (indexes: number[] | null) => {
    const { answer } = await second.watch(
      `query ($id: ID!, $indexes: [Int!]) {
        node(id: $id) { ... on Order { reorderLines(indexes: $indexes) { index number } } }
      }`,
      { id: toGlobalId('Order', dbId), indexes },
    );
    expect(answer.errors).toEqual([]);
    return answer.data.node.reorderLines.map(({ index }) => index);
  };
  expect(await read([2, 0, 2, 99, -1])).toEqual([0, 2]);
  expect(await read([1])).toEqual([]);
  expect(await read(null)).toEqual([0, 2, 3]);
});

test('an invoice and a final invoice have their lines, with the order that each names', async () => {
  const client = await portal.as('client');
  const { invoice, mergedInvoice } = await findDocuments(portal.sandbox.db);
  for (const [type, dbId, call] of [
    ['Invoice', invoice, 'getInvoice'],
    ['MergedInvoice', mergedInvoice, 'getMergedInvoice'],
  ] as const) {
    const { answer, calls } = await client.watch<{
      node: { items: { articleName: string; isDelivery: boolean }[]; reorderLines: Line[] };
    }>(
      `query ($id: ID!, $type: CartType!) {
        node(id: $id) { ... on ${type} { items { articleName isDelivery } ${fields} } }
      } ${candidate}`,
      { id: toGlobalId(type, dbId), type: 'REGULAR' },
      { headers: { cc: 'EUR' } },
    );
    const { items, reorderLines } = answer.data.node;
    const goods = items.filter(({ isDelivery }) => !isDelivery);
    expect(goods.length).toBeGreaterThan(0);
    expect(reorderLines.map(({ number }) => number)).toEqual(goods.map(({ articleName }) => articleName));
    expect(reorderLines.every(({ orderDbId, orderedAt }) => orderDbId !== null && orderedAt === null)).toBe(
      true,
    );
    // Whether the account has the currency is asked once a minute.
    expect(calls.filter((name) => name !== 'getLoggedIn')).toEqual([call, 'oemBatchSearch']);
  }
});

test('the change of a price is exact to the cent, with its percentage of the price then', async () => {
  const now = await priceNow(sku.ordinary);
  const { lines } = await orderAgain([
    { number: sku.ordinary, price: now - 110 },
    { number: sku.ordinary, price: now * 2 },
    { number: sku.ordinary, price: now * 3 },
    { number: sku.ordinary, price: now },
    { number: sku.ordinary, price: 0 },
  ]);
  expect(lines.map(({ priceChange }) => priceChange?.amount)).toEqual([
    '1.10',
    amount(-now),
    amount(-2 * now),
    '0.00',
    amount(now),
  ]);
  expect(lines.slice(1).map(({ priceChangePercent }) => priceChangePercent)).toEqual([
    '-50.00',
    '-66.67',
    '0.00',
    null,
  ]);
});

test('prices in different currencies are not compared', async () => {
  const { lines } = await orderAgain([{ number: sku.ordinary, price: 1000 }], { currency: 'USD' });
  expect(lines[0]).toMatchObject({
    price: { currencyCode: 'USD' },
    priceChange: null,
    priceChangePercent: null,
  });
  expect(lines[0]?.resolved?.suggested?.article.price).not.toBeNull();
});

test('a line has the quantity as it is sold now, and the pieces that are missing of it', async () => {
  const { lines } = await orderAgain([
    { number: sku.inTens, qty: 11 },
    { number: sku.lastPiece, qty: 3 },
  ]);
  expect(lines.map(({ status, resolved }) => [status, resolved?.suggested?.qty])).toEqual([
    ['ORDERABLE', 20],
    ['ORDERABLE', 3],
  ]);
  expect(lines[1]?.resolved?.suggested).toMatchObject({ availableQty: 1, missingQty: 2 });
});

test('a replaced article has its replacements to choose from, and no change of price', async () => {
  const [line] = (await orderAgain([{ number: sku.ended, qty: 2 }])).lines;
  expect(line).toMatchObject({ status: 'REPLACED', priceChange: null, resolved: { match: 'REPLACED' } });
  expect(line?.resolved?.candidates[0]?.article.name).not.toBe(sku.ended);
});

test('an article that is not sold any more, or of which nothing is left, is gone', async () => {
  const { db } = portal.sandbox;
  const [unknown] = (await orderAgain([{ number: 'OLD-1234' }])).lines;
  expect(unknown).toMatchObject({ status: 'GONE', resolved: { candidates: [] } });

  const [left] = (await orderAgain([{ number: sku.endedAlone }])).lines;
  const isLeft = (left?.resolved?.suggested?.availableQty ?? 0) > 0;
  expect(left?.status).toBe(isLeft ? 'ORDERABLE' : 'GONE');
  await db.updateTable('articles').set({ eol: true }).where('id', '=', demoArticles.inTransitOnly).execute();
  const again = async (type: string) =>
    (await orderAgain([{ number: sku.inTransitOnly }], { type })).lines[0]?.status;
  expect([await again('REGULAR'), await again('RESERVATION'), await again('BACKORDER')]).toEqual([
    'GONE',
    'ORDERABLE',
    'GONE',
  ]);
  await db.updateTable('articles').set({ eol: false }).where('id', '=', demoArticles.inTransitOnly).execute();
});

test('DAY-19 an order of 200 lines takes two calls to the back end, and two to add them', async () => {
  const articles = await portal.sandbox.db
    .selectFrom('articles')
    .select('sku')
    .where('active', '=', true)
    .where('eol', '=', false)
    .orderBy('id')
    .limit(200)
    .execute();
  const { lines, calls } = await orderAgain(articles.map(({ sku: number }) => ({ number })));
  expect(lines).toHaveLength(200);
  expect(calls).toEqual(['getOrder', 'oemBatchSearch']);
  const input = {
    roundUp: true,
    lines: lines.map(({ number, resolved }) => ({ number, qty: resolved?.suggested?.qty ?? 1 })),
  };
  const added = await second.watch(
    'mutation ($input: AddLinesInput!) { addLines(input: $input) { ... on AddLinesPayload { lines { code } } } }',
    { input },
  );
  expect(added.calls).toEqual(['oemBatchSearch', 'importCart']);
  expect(new Set(added.answer.data.addLines.lines.map(({ code }) => code))).toEqual(new Set(['ADDED']));
  await second.run('mutation { clearCart(input: {}) { __typename } }');
});
