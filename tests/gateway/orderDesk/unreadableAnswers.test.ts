import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import {
  startAlteredUpstream,
  type AlteredUpstream,
  type Change,
} from '../../support/startAlteredUpstream.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

/*
 * A quantity that the order desk writes is the sum of one that the back end says and one that the caller asks for:
 * a wrong one would be ordered.
 */

let backEnd: AlteredUpstream;
let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal({
    through: async (url) => {
      backEnd = await startAlteredUpstream(url);
      return backEnd.url;
    },
  });
  client = await portal.as('client');
});
afterAll(async () => {
  await portal.close();
  await backEnd.close();
});

const article = { id: toGlobalId('Article', demoArticles.ordinary), number: skuOf(demoArticles.ordinary) };

/** Four pieces are in the cart before each test. */
beforeEach(async () => {
  backEnd.reset();
  await client.run('mutation ($input: SetCartQtyInput!) { setCartQty(input: $input) { __typename } }', {
    input: { article: article.id, qty: 4 },
  });
});

const piecesInCart = async (): Promise<number | undefined> => {
  backEnd.reset();
  const { viewer } = await client.run(
    '{ viewer { cart(type: REGULAR) { items { requestedQty article { id } } } } }',
  );
  return viewer.cart.items.find((item) => item.article.id === article.id)?.requestedQty;
};

async function add(
  qty: number,
  more: object = {},
): Promise<{ code: string; qty: number; message: string | null }> {
  const { addLines } = await client.run(
    `mutation ($input: AddLinesInput!) {
      addLines(input: $input) { ... on AddLinesPayload { lines { code qty message } } }
    }`,
    { input: { lines: [{ number: article.number, qty, ...more }], accept: ['EXACT', 'ANALOGUE'] } },
  );
  const [line] = addLines.lines;
  if (!line) throw new Error('no line');
  return line;
}

const changing =
  (property: string, written: unknown): Change =>
  (key, value) =>
    key === property ? written : value;

test('order desk: quantities that are written as text are added up as numbers', async () => {
  backEnd.alter('oemBatchSearch', (key, value) => (key === 'inCartQty' ? String(value) : value));
  expect(await add(5)).toMatchObject({ code: 'ADDED', qty: 5 });
  expect(await piecesInCart()).toBe(9);
});

test.for<[string, unknown]>([
  ['a word', 'many'],
  ['a fraction', 4.5],
  ['an object', {}],
  ['null', null],
  ['left out', undefined],
])(
  'order desk: where the search says the pieces in the cart as %s, the cart itself does',
  async ([, written]) => {
    backEnd.alter('oemBatchSearch', changing('inCartQty', written));
    expect(await add(5)).toMatchObject({ code: 'ADDED', qty: 5 });
    expect(await piecesInCart()).toBe(9);
  },
);

test('order desk: where neither says the pieces in the cart, the line is refused and nothing is written', async () => {
  backEnd.alter('oemBatchSearch', changing('inCartQty', 'many'));
  backEnd.alter('getCart', changing('requestedQty', 'many'));
  expect(await add(5)).toMatchObject({
    code: 'REFUSED',
    qty: 0,
    message: expect.stringMatching(/could not be read/),
  });
  expect(await piecesInCart()).toBe(4);
});

test('order desk: where the back end says that it refused something, and not what, the cart says which lines it has', async () => {
  const other = skuOf(demoArticles.inTens);
  const run = async () => {
    const { addLines } = await client.run(
      `mutation ($input: AddLinesInput!) {
        addLines(input: $input) { ... on AddLinesPayload { lines { code qty message } } } }`,
      {
        input: {
          lines: [
            { number: article.number, qty: 5 },
            { number: other, qty: 1 },
          ],
          roundUp: true,
        },
      },
    );
    return addLines.lines;
  };
  // It took neither.
  backEnd.alter('importCart', changing('', { status: 'error', errors: [{ message: 'The cart is full.' }] }));
  backEnd.alter('getCart', changing('requestedQty', 1));
  expect(await run()).toMatchObject([
    { code: 'REFUSED', qty: 0, message: 'The cart is full.' },
    { code: 'REFUSED', qty: 0, message: 'The cart is full.' },
  ]);
  // It took both, and has another complaint.
  backEnd.reset();
  backEnd.alter('importCart', changing('', { status: 'error', errors: [{ message: 'The cart is long.' }] }));
  expect(await run()).toMatchObject([{ qty: 5 }, { qty: expect.any(Number), message: null }]);
});

test('order desk: an article without a number is neither an exact match nor an analogue, and is not added', async () => {
  backEnd.alter('oemBatchSearch', changing('name', undefined));
  expect(await add(5)).toMatchObject({ code: 'AMBIGUOUS', qty: 0 });
  expect(await add(5, { article: article.id })).toMatchObject({ code: 'REFUSED', qty: 0 });
  expect(await piecesInCart()).toBe(4);
});

test('order desk: without a readable multiple no quantity is suggested, and the one asked for is added', async () => {
  backEnd.alter('oemBatchSearch', changing('multiple', 'ten'));
  const { viewer } = await client.run(
    `query ($lines: [OrderLineInput!]!) {
      viewer { resolveLines(lines: $lines) { suggested { qty missingQty article { multiple } } } }
    }`,
    { lines: [{ number: article.number, qty: 5 }] },
  );
  expect(viewer.resolveLines[0]?.suggested).toEqual({
    qty: null,
    missingQty: null,
    article: { multiple: null },
  });
  expect(await add(5)).toMatchObject({ code: 'ADDED', qty: 5 });
  expect(await piecesInCart()).toBe(9);
});

test('order desk: an article found by what a back end leaves of `не нужно AB-1` is a candidate and not the match', async () => {
  let found: unknown;
  backEnd.alter('oemBatchSearch', (key, value) => {
    if (key !== 'result') return value;
    found ??= value;
    return found;
  });
  const { viewer } = await client.run(
    `query ($lines: [OrderLineInput!]!) {
      viewer { resolveLines(lines: $lines) { match candidates { article { id } } suggested { qty } } }
    }`,
    { lines: [article.number, `не нужно ${article.number}`].map((number) => ({ number, qty: 1 })) },
  );
  expect(viewer.resolveLines).toEqual([
    { match: 'EXACT', candidates: [{ article: { id: article.id } }], suggested: { qty: expect.any(Number) } },
    { match: 'AMBIGUOUS', candidates: [{ article: { id: article.id } }], suggested: null },
  ]);
});
