import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
beforeEach(async () => {
  for (const type of ['REGULAR', 'RESERVATION', 'BACKORDER'])
    await client.run('mutation Clear($input: ClearCartInput!) { clearCart(input: $input) { __typename } }', {
      input: { type },
    });
});
afterAll(() => portal.close());

const sku = {
  ordinary: skuOf(demoArticles.ordinary),
  lastPiece: skuOf(demoArticles.lastPiece),
  ended: skuOf(demoArticles.endOfLife),
  inTens: skuOf(demoArticles.inTens),
  outOfStock: skuOf(demoArticles.outOfStock),
  inTransitOnly: skuOf(demoArticles.inTransitOnly),
};
const idOf = (article: number) => toGlobalId('Article', article);

interface Candidate {
  article: { id: string; name: string };
  qty: number;
  availableQty: number | null;
  missingQty: number;
}
interface Line {
  number: string;
  qty: number;
  match: string;
  replacement: string | null;
  candidates: Candidate[];
  suggested: Candidate | null;
}

const resolveDocument = `
  query Resolve($lines: [OrderLineInput!]!, $type: CartType!) {
    viewer { resolveLines(lines: $lines, type: $type) {
      number qty match replacement
      suggested { ...Candidate } candidates { ...Candidate }
    } }
  }
  fragment Candidate on LineCandidate { article { id name description price { value } } qty availableQty missingQty }`;

async function resolve(lines: readonly [number: string, qty: number][], type = 'REGULAR', caller = client) {
  const { answer, calls } = await caller.watch<{ viewer: { resolveLines: Line[] | null } }>(resolveDocument, {
    lines: lines.map(([number, qty]) => ({ number, qty })),
    type,
  });
  return { lines: answer.data?.viewer.resolveLines ?? [], errors: answer.errors, calls };
}

interface Added {
  __typename: string;
  message?: string;
  fieldErrors?: { path: string; message: string }[];
  lines?: {
    number: string;
    reference: string | null;
    match: string | null;
    qtyRequested: number;
    missingQty: number | null;
    price: { value: number } | null;
    code: string;
    qty: number;
    message: string | null;
    article: { name: string; inCartQty: number } | null;
  }[];
}

async function add(
  input: {
    lines: { number: string; qty: number; article?: string; reference?: string }[];
    [more: string]: unknown;
  },
  caller = client,
) {
  const { answer, calls } = await caller.watch<{ addLines: Added }>(
    `mutation Add($input: AddLinesInput!) { addLines(input: $input) {
      __typename
      ... on AddLinesPayload { lines { number reference match qtyRequested missingQty price { value } code qty message article { id name inCartQty inBackorderQty inReservationQty } } }
      ... on Problem { message }
      ... on InvalidInput { fieldErrors { path message } }
    } }`,
    { input },
  );
  expect(answer.errors).toEqual([]);
  return { result: answer.data.addLines, calls };
}

const codes = ({ result }: { result: Added }) => result.lines?.map(({ code, qty }) => [code, qty]);

async function cartOf(type = 'REGULAR'): Promise<Record<string, number>> {
  const { viewer } = await client.run(
    'query C($type: CartType!) { viewer { cart(type: $type) { items { requestedQty article { name } } } } }',
    { type },
  );
  return Object.fromEntries(
    viewer.cart.items.map(({ article, requestedQty }) => [article.name, requestedQty]),
  );
}

/** A number of another maker that exactly one article has, or several share. */
async function foreignNumber(articles: 'one' | 'many'): Promise<string> {
  const { db } = portal.sandbox;
  const rows = await db
    .selectFrom('article_numbers as n')
    .innerJoin('articles as a', 'a.id', 'n.article_id')
    .select(['n.number', 'n.number_normalised'])
    .where('a.eol', '=', false)
    .where('n.number_normalised', 'not in', db.selectFrom('articles').select('sku_normalised'))
    .execute();
  const groups = [...Map.groupBy(rows, ({ number_normalised }) => number_normalised).values()];
  const found = groups.find(({ length }) => (articles === 'one' ? length === 1 : length > 1))?.[0];
  if (found) return found.number;
  await db
    .insertInto('article_numbers')
    .values(
      [demoArticles.ordinary, demoArticles.split].map((article_id) => ({
        article_id,
        kind: 'oem',
        brand: 'VW',
        number: '9T9 999 999',
      })),
    )
    .execute();
  return '9T9 999 999';
}

test('order desk: a number in letters that look like Latin ones is the article’s own; behind a word it is not found', async () => {
  const { lines } = await resolve([
    [sku.ordinary.replace('P', 'Р'), 1],
    [`не нужно ${sku.ordinary}`, 1],
  ]);
  expect(lines.map(({ match }) => match)).toEqual(['EXACT', 'UNKNOWN']);
});

test('order desk: every line says what its number matches, in the order of the request, by one call', async () => {
  const [one, many] = [await foreignNumber('one'), await foreignNumber('many')];
  const spaced = sku.ordinary.toLowerCase().replaceAll(/[^0-9a-z]/g, ' ');
  const { lines, calls } = await resolve([
    [spaced, 2],
    [sku.ended, 1],
    [one, 1],
    [many, 1],
    ['NOBODYS-1', 3],
    ['  ', 1],
  ]);
  expect(calls).toEqual(['oemBatchSearch']);
  expect(lines.map(({ number, qty, match, replacement }) => [number, qty, match, replacement])).toEqual([
    [spaced, 2, 'EXACT', null],
    [sku.ended, 1, 'REPLACED', 'FULL'],
    [one, 1, 'ANALOGUE', null],
    [many, 1, 'AMBIGUOUS', null],
    ['NOBODYS-1', 3, 'UNKNOWN', null],
    ['  ', 1, 'UNKNOWN', null],
  ]);
  expect(lines.map(({ suggested }) => suggested?.article.name ?? null).slice(0, 2)).toEqual([
    sku.ordinary,
    sku.ordinary,
  ]);
  expect(lines[1]?.candidates.map(({ article }) => article.name)).toEqual([sku.ordinary, sku.ended]);
  expect(lines[2]?.suggested).not.toBeNull();
  expect(lines[3]?.suggested).toBeNull();
  expect(lines[3]?.candidates.length).toBeGreaterThan(1);
  expect(lines[4]).toMatchObject({ candidates: [], suggested: null });
});

test('order desk: quantities are rounded up to the multiple, and missing pieces are counted', async () => {
  const { lines } = await resolve([
    [sku.inTens, 11],
    [sku.lastPiece, 3],
    [sku.outOfStock, 2],
  ]);
  expect(lines[0]?.suggested).toMatchObject({ qty: 20 });
  expect((await resolve([[sku.inTens, 999_999]])).lines[0]?.suggested).toMatchObject({ qty: 999_990 });
  expect(lines[1]?.suggested).toMatchObject({ qty: 3, availableQty: 1, missingQty: 2 });
  expect(lines[2]?.suggested).toMatchObject({ qty: 2, availableQty: 0, missingQty: 2 });
});

test('order desk: pieces already in the cart reduce the available ones', async () => {
  await add({ lines: [{ number: sku.lastPiece, qty: 1 }] });
  const { lines } = await resolve([[sku.lastPiece, 1]]);
  expect(lines[0]?.suggested).toMatchObject({ availableQty: 1, missingQty: 1 });
});

test('order desk: a reservation counts goods in transit, a backorder waits for all pieces', async () => {
  const reservation = await resolve([[sku.inTransitOnly, 1]], 'RESERVATION');
  expect(reservation.lines[0]?.suggested).toMatchObject({ missingQty: 0, availableQty: expect.any(Number) });
  const backorder = await resolve([[sku.outOfStock, 5]], 'BACKORDER');
  expect(backorder.lines[0]?.suggested).toMatchObject({ qty: 5, availableQty: null, missingQty: 0 });
});

test('order desk: without numbers there is no call; without article_list it is forbidden', async () => {
  expect((await resolve([])).calls).toEqual([]);
  const { errors } = await resolve([[sku.ordinary, 1]], 'REGULAR', await portal.as('accountant'));
  expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
});

test('order desk: lines are added to the cart’s quantities, the same article twice as one sum, by two calls', async () => {
  await add({ lines: [{ number: sku.ordinary, qty: 2 }] });
  const done = await add({
    lines: [
      { number: sku.ordinary, qty: 3 },
      { number: sku.inTens, qty: 10 },
      { number: sku.ordinary, qty: 1 },
    ],
  });
  expect(done.calls).toEqual(['oemBatchSearch', 'importCart']);
  expect(codes(done)).toEqual([
    ['ADDED', 3],
    ['ADDED', 10],
    ['ADDED', 1],
  ]);
  expect(done.result.lines?.[0]?.article?.inCartQty).toBe(6);
  expect(await cartOf()).toEqual({ [sku.ordinary]: 6, [sku.inTens]: 10 });
});

test('order desk: a line that cannot be added says why, and the others are in the cart', async () => {
  const [one, many] = [await foreignNumber('one'), await foreignNumber('many')];
  const done = await add({
    lines: [
      { number: 'NOBODYS-1', qty: 1 },
      { number: many, qty: 1 },
      { number: sku.ended, qty: 1 },
      { number: one, qty: 1 },
      { number: sku.inTens, qty: 11 },
      { number: sku.ordinary, qty: 0 },
      { number: sku.ordinary, qty: 1_000_000 },
      { number: sku.ordinary, qty: 1, article: idOf(demoArticles.bare) },
      { number: sku.lastPiece, qty: 4 },
    ],
  });
  expect(codes(done)).toEqual([
    ['UNKNOWN', 0],
    ['AMBIGUOUS', 0],
    ['REPLACED', 0],
    ['ANALOGUE', 0],
    ['NOT_A_MULTIPLE', 0],
    ['INVALID_QTY', 0],
    ['INVALID_QTY', 0],
    ['NOT_A_CANDIDATE', 0],
    ['ADDED', 4],
  ]);
  expect(await cartOf()).toEqual({ [sku.lastPiece]: 4 });
});

test('order desk: the substitutions the caller accepts are added without a choice, rounded when requested', async () => {
  const one = await foreignNumber('one');
  const done = await add({
    lines: [
      { number: sku.ended, qty: 1 },
      { number: one, qty: 1 },
      { number: sku.inTens, qty: 11 },
    ],
    accept: ['EXACT', 'REPLACED', 'ANALOGUE'],
    roundUp: true,
  });
  expect(codes(done)?.[0]).toEqual(['ADDED', 1]);
  expect(['ADDED', 'ROUNDED_UP']).toContain(codes(done)?.[1]?.[0]);
  expect(codes(done)?.[2]).toEqual(['ROUNDED_UP', 20]);
  expect(await cartOf()).toMatchObject({ [sku.ordinary]: expect.any(Number), [sku.inTens]: 20 });
});

test('order desk: the chosen article is added, also when it is the replaced one', async () => {
  const done = await add({ lines: [{ number: sku.ended, qty: 1, article: idOf(demoArticles.endOfLife) }] });
  expect(codes(done)).toEqual([['ADDED', 1]]);
  expect(await cartOf()).toEqual({ [sku.ended]: 1 });
});

test('order desk: lines the back end refuses are REFUSED with its message, next to the lines it accepts', async () => {
  const done = await add({
    type: 'BACKORDER',
    lines: [
      { number: sku.ended, qty: 1, article: idOf(demoArticles.endOfLife) },
      { number: sku.outOfStock, qty: 2 },
    ],
  });
  expect(done.result.lines).toMatchObject([
    { code: 'REFUSED', qty: 0, message: 'This article is no longer made.' },
    { code: 'ADDED', qty: 2 },
  ]);
  expect(await cartOf('BACKORDER')).toEqual({ [sku.outOfStock]: 2 });
});

test('order desk: without lines to add there is no second call; a cart that is not open to the user is Forbidden', async () => {
  expect((await add({ lines: [{ number: 'NOBODYS-1', qty: 1 }] })).calls).toEqual(['oemBatchSearch']);
  const { result } = await add(
    { type: 'BACKORDER', lines: [{ number: sku.ordinary, qty: 1 }] },
    await portal.as('buyer'),
  );
  expect(result.__typename).toBe('Forbidden');
});

test('order desk: numbers with quotes, separators and line ends arrive unchanged', async () => {
  const { lines } = await resolve([
    ['A";"1', 1],
    [`${sku.ordinary}\n`, 1],
    [`=${sku.ordinary}`, 1],
    ['x;y,z\t1', 1],
  ]);
  expect(lines.map(({ match }) => match)).toEqual(['UNKNOWN', 'EXACT', 'EXACT', 'UNKNOWN']);
});

test('order desk: more than 5,000 lines are refused as a whole, with the limit, before any call', async () => {
  const many = Array.from({ length: 5001 }, (_, i) => ({ number: `A${i}`, qty: 1 }));
  const { result, calls } = await add({ lines: many });
  expect(calls).toEqual([]);
  expect(result).toMatchObject({
    __typename: 'InvalidInput',
    fieldErrors: [{ path: 'lines', message: 'At most 5000 lines are allowed at once; this list has 5001.' }],
  });
  const refused = await resolve(many.map(({ number, qty }) => [number, qty]));
  expect(refused.calls).toEqual([]);
  expect(refused.errors[0]).toMatchObject({
    message: 'At most 5000 lines are allowed at once; this list has 5001.',
    extensions: { code: 'BAD_REQUEST' },
  });
});

test('order desk: 5,000 lines are resolved and added by the same three calls as five', async () => {
  const articles = await portal.sandbox.db
    .selectFrom('articles')
    .select(['sku', 'multiple'])
    .where('eol', '=', false)
    .execute();
  const lines = Array.from({ length: 5000 }, (_, i) => {
    const article = articles[i % articles.length];
    return { number: article?.sku ?? '', qty: article?.multiple ?? 1 };
  });
  const resolved = await resolve(lines.map(({ number, qty }) => [number, qty]));
  expect(resolved.calls).toEqual(['oemBatchSearch']);
  expect(resolved.lines.filter(({ match }) => match === 'EXACT')).toHaveLength(5000);
  const done = await add({ lines });
  expect(done.calls).toEqual(['oemBatchSearch', 'importCart']);
  expect(codes(done)?.every(([code]) => code === 'ADDED')).toBe(true);
});

test('the list that addLines sends has a length: some servers refuse a body in chunks', async () => {
  const { received } = await client.watch(
    'mutation Add($input: AddLinesInput!) { addLines(input: $input) { __typename } }',
    { input: { type: 'REGULAR', lines: [{ number: sku.ordinary, qty: 1 }] } },
  );
  const upload = received.find(({ operationId }) => operationId === 'importCart');
  expect(Number(upload?.headers['content-length'])).toBeGreaterThan(0);
  expect(upload?.headers).not.toHaveProperty('transfer-encoding');
});

test('each line comes back with the caller’s reference, its match, the pieces asked for and missing, and the price', async () => {
  const { amount, price } = await lastPiece();
  const { result } = await add({
    accept: ['EXACT', 'REPLACED'],
    roundUp: true,
    lines: [
      { number: sku.lastPiece, qty: amount, reference: 'PO-7/10' },
      { number: sku.lastPiece, qty: 2, reference: 'PO-7/20' },
      { number: sku.inTens, qty: 7, reference: 'PO-7/30' },
      { number: sku.ended, qty: 1 },
      { number: 'NOBODYS-1', qty: 3, reference: 'PO-7/50' },
    ],
  });
  expect(result.lines).toMatchObject([
    { reference: 'PO-7/10', match: 'EXACT', code: 'ADDED', qtyRequested: amount, missingQty: 0, price },
    { reference: 'PO-7/20', match: 'EXACT', code: 'ADDED', qtyRequested: 2, qty: 2, missingQty: 2, price },
    { reference: 'PO-7/30', match: 'EXACT', code: 'ROUNDED_UP', qtyRequested: 7, qty: 10, missingQty: 0 },
    { reference: null, match: 'REPLACED', qtyRequested: 1 },
    { reference: 'PO-7/50', match: 'UNKNOWN', qtyRequested: 3, qty: 0, missingQty: 0, price: null },
  ]);
  const waiting = await add({ type: 'BACKORDER', lines: [{ number: sku.lastPiece, qty: 5 }] });
  expect(waiting.result.lines).toMatchObject([{ qty: 5, missingQty: 0 }]);
});

test('a replaced number that is added shows it: match is REPLACED and the article another one', async () => {
  const { lines } = await resolve([[sku.ended, 1]]);
  const [replacement] = lines[0]?.candidates ?? [];
  const { result } = await add({
    roundUp: true,
    lines: [{ number: sku.ended, qty: 1, article: replacement?.article.id ?? '' }],
  });
  expect(result.lines?.[0]).toMatchObject({
    match: 'REPLACED',
    article: { name: replacement?.article.name },
  });
  expect(result.lines?.[0]?.qty).toBeGreaterThan(0);
  expect(replacement?.article.name).not.toBe(sku.ended);
});

/** What warehouses that can be ordered from have of an article, and its price. */
async function lastPiece(): Promise<{ amount: number; price: { value: number } }> {
  const { lines } = await resolve([[sku.lastPiece, 1]]);
  const found = lines[0]?.suggested;
  const { viewer } = await client.run(
    'query Price($name: String!) { viewer { article(name: $name) { price { value } } } }',
    { name: sku.lastPiece },
  );
  return { amount: found?.availableQty ?? 0, price: viewer.article.price };
}

test('a line that is to be resolved keeps the caller’s reference', async () => {
  const document = `query R($lines: [OrderLineInput!]!) { viewer { resolveLines(lines: $lines) { reference match } } }`;
  const { viewer } = await client.run(document, {
    lines: [
      { number: sku.ordinary, qty: 1, reference: 'A' },
      { number: 'NOBODYS-1', qty: 1 },
    ],
  });
  expect(viewer.resolveLines).toEqual([
    { reference: 'A', match: 'EXACT' },
    { reference: null, match: 'UNKNOWN' },
  ]);
});
