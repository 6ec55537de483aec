import { warehouseIds } from '../../support/shopping.ts';
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
afterAll(() => portal.close());

const { ordinary, split, inTransitOnly } = demoArticles;
const ids = new Map<number, number>();
beforeEach(async () => {
  const { db } = portal.sandbox;
  await db.deleteFrom('missing_items').where('customer_id', '=', 1).execute();
  const rows = await db
    .insertInto('missing_items')
    .values(
      [ordinary, split, inTransitOnly].map((article_id, day) => ({
        customer_id: 1,
        article_id,
        qty: 4,
        reference_nos: article_id === split ? ['A-77'] : [],
        created_at: new Date(Date.UTC(2026, 0, 20 - day, 12)),
      })),
    )
    .returning(['id', 'article_id'])
    .execute();
  for (const { id, article_id } of rows) ids.set(article_id, id);
});
const item = (article: number) => toGlobalId('MissingItem', ids.get(article) ?? 0);
const list = `query List($hidden: Boolean!, $filter: MissingItemFilter, $first: Int) {
  viewer { missingItems(hidden: $hidden, filter: $filter, first: $first) {
    totalCount pageCursors { around { page isCurrent } }
    edges { node { id article { name } } }
  } }
}`;
const names = async (hidden: boolean, filter?: object) =>
  (await client.run(list, { hidden, filter })).viewer.missingItems.edges.map(({ node }) => node.article.name);

interface Result {
  result: {
    __typename: string;
    message?: string;
    fieldErrors?: { path: string; message: string }[];
    item?: { hidden: boolean; qty?: number };
    orders?: { type: string }[];
    missingItems?: { missingQty: number }[];
    viewer?: { cart: { items: { requestedQty: number; article: { name: string } }[] } };
  };
}
const mutate = (field: string, input: string, payload: string) =>
  `mutation Change($input: ${input}!) {
    result: ${field}(input: $input) {
      __typename ... on Problem { message } ... on InvalidInput { fieldErrors { path message } } ${payload}
    }
  }`;
const order = mutate(
  'createOrderFromMissing',
  'CreateOrderFromMissingInput',
  '... on CreateOrdersPayload { orders { type } missingItems { missingQty } }',
);

const orderChosen = (article: number, mode: string) =>
  client.watch<Result>(order, { input: { items: [{ item: item(article) }], mode } });
const orderMatching = (article: number, mode: string) =>
  client.watch<Result>(order, { input: { filter: { articleName: { eq: skuOf(article) } }, mode } });

test('MISS-20 MISS-04 MISS-05 CALL-060 a page of the report with all its columns is one call', async () => {
  const { answer, calls } = await client.watch(
    `{ viewer { missingItems(first: 2) { totalCount pageCursors { around { page isCurrent } } edges { node {
      dbId qty appliedQty hidden references inTransitQty linkedOrders { dbId clientOrderId }
      article { name description multiple stock { amount warehouse { dbId } } }
    } } } } }`,
  );
  expect(calls).toEqual(['listMissingItems']);
  expect(answer.data).toMatchObject({
    viewer: {
      missingItems: {
        totalCount: 3,
        pageCursors: { around: [{ page: 1, isCurrent: true }, { page: 2 }] },
        edges: [
          {
            node: {
              dbId: String(ids.get(ordinary)),
              qty: 4,
              appliedQty: 0,
              inTransitQty: 200,
              references: [],
            },
          },
          { node: { references: ['A-77'], article: { name: skuOf(split) } } },
        ],
      },
    },
  });
});

test('MISS-08 GAP-35 the typed filters reach the back end', async () => {
  expect(await names(false, { articleName: { eq: skuOf(split) } })).toEqual([skuOf(split)]);
  expect(await names(false, { references: { like: 'a-7' } })).toEqual([skuOf(split)]);
  expect(await names(false, { linkedOrders: { eq: '1' } })).toEqual([]);
  expect(await names(false, { date: { from: '2026-01-18', until: '2026-01-18' } })).toEqual([
    skuOf(inTransitOnly),
  ]);
  expect(await names(false, { fullyApplied: true })).toEqual([]);
  expect(await names(false, { fullyApplied: false })).toHaveLength(3);
});

test('MISS-03 MISS-07 CALL-061 CALL-062 hiding returns the item and moves it to the hidden ones; unhiding brings it back', async () => {
  const input = { input: { item: item(ordinary) } };
  const payload = '... on MissingItemPayload { item { id hidden } }';
  const hidden = await client.watch<Result>(
    mutate('hideMissingItem', 'HideMissingItemInput', payload),
    input,
  );
  expect(hidden.calls).toEqual(['hideMissingItem']);
  expect(hidden.answer.data.result).toMatchObject({
    __typename: 'MissingItemPayload',
    item: { hidden: true },
  });
  expect(await names(true)).toEqual([skuOf(ordinary)]);
  const shown = await client.run<Result>(
    mutate(
      'unhideMissingItem',
      'UnhideMissingItemInput',
      '... on MissingItemPayload { item { hidden qty } }',
    ),
    input,
  );
  expect(shown.result.item).toEqual({ hidden: false, qty: 4 });
  expect(await names(true)).toEqual([]);
});

test('GAP-162 node reads an item again, hidden or not, and gives null for an item that is not in the report', async () => {
  const node = 'query Node($id: ID!) { node(id: $id) { id ... on MissingItem { qty } } }';
  expect(await client.run(node, { id: item(split) })).toEqual({ node: { id: item(split), qty: 4 } });
  expect(await client.run(node, { id: toGlobalId('MissingItem', 99_999_999) })).toEqual({ node: null });
});

test('MISS-10 MISS-12 GAP-134 CALL-063 CALL-073 hide all, or those that fulfil the filter', async () => {
  const hideAll = mutate('hideAllMissingItems', 'HideAllMissingItemsInput', '');
  await client.run(hideAll, { input: { filter: { articleName: { eq: skuOf(split) } } } });
  expect(await names(true)).toEqual([skuOf(split)]);
  await client.run(hideAll, { input: {} });
  expect(await names(false)).toEqual([]);
});

test('MISS-14 CALL-064 CART-54 CALL-065 MISS-15 CALL-066 take and move bring pieces into the cart', async () => {
  const cart = `... on %s { viewer { cart { items { requestedQty article { name } } } } }`;
  const inCart = ({ result }: Result, article: number) =>
    result.viewer?.cart.items.find(({ article: { name } }) => name === skuOf(article))?.requestedQty ?? 0;
  await portal.sandbox.db.deleteFrom('cart_items').execute();
  const taken = await client.run<Result>(
    mutate('takeMissingItems', 'TakeMissingItemsInput', cart.replace('%s', 'TakeMissingItemsPayload')),
    { input: { items: [{ item: item(inTransitOnly), qty: 2 }] } },
  );
  expect(inCart(taken, inTransitOnly)).toBe(2);
  const payload = cart.replace('%s', 'MoveMissingItemsPayload');
  const moved = await client.run<Result>(mutate('moveMissingItems', 'MoveMissingItemsInput', payload), {
    input: { articles: [toGlobalId('Article', ordinary)] },
  });
  expect(inCart(moved, ordinary)).toBe(4);
  const available = mutate('moveAvailableMissingItems', 'MoveAvailableMissingItemsInput', payload);
  const all = await client.run<Result>(available, { input: { warehouses: warehouseIds('1') } });
  expect(inCart(all, split)).toBe(4);
  const none = await client.run<Result>(available, { input: { warehouses: warehouseIds('1') } });
  expect(none.result).toMatchObject({ __typename: 'InvalidInput', fieldErrors: [{ path: 'warehouses' }] });
});

test('MISS-11 GAP-135 CALL-067 CALL-068 CALL-069 chosen items become orders by one of three calls', async () => {
  const all = await orderChosen(inTransitOnly, 'ALL');
  expect(all.calls).toEqual(['createOrderFromMissing']);
  expect(all.answer.data.result.orders).toEqual([{ type: 'RESERVATION' }]);
  const stock = await orderChosen(split, 'WITHOUT_RESERVATION');
  expect(stock.calls).toEqual(['createOrderFromMissingWithoutReservation']);
  expect(stock.answer.data.result.orders).toEqual([{ type: 'REGULAR' }]);
  const reserved = await orderChosen(ordinary, 'RESERVATION');
  expect(reserved.calls).toEqual(['createReservationFromMissing']);
  expect(reserved.answer.data.result).toMatchObject({ orders: [{ type: 'RESERVATION' }], missingItems: [] });
  expect(await names(false, { fullyApplied: true })).toHaveLength(3);
});

test('MISS-13 CALL-070 CALL-071 CALL-072 without items, all that fulfil the filter are ordered', async () => {
  expect((await orderMatching(split, 'ALL')).calls).toEqual(['createOrderFromMissingFilter']);
  const { calls, answer } = await orderMatching(inTransitOnly, 'WITHOUT_RESERVATION');
  expect(calls).toEqual(['createOrderFromMissingFilterWithoutReservation']);
  expect(answer.data.result).toMatchObject({ orders: [], missingItems: [{ missingQty: 4 }] });
  expect((await orderMatching(ordinary, 'RESERVATION')).calls).toEqual([
    'createReservationFromMissingFilter',
  ]);
  expect(await names(false, { fullyApplied: true })).toEqual([skuOf(ordinary), skuOf(split)]);
  const both = await client.send(order, { input: { items: [{ item: item(split) }], filter: {} } });
  expect(both.errors[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST' });
});

test('GAP-60 ERR-04 above the credit limit a confirmation is asked for; force goes through', async () => {
  const limit = await portal.as('limit');
  const { db } = portal.sandbox;
  await db.deleteFrom('missing_items').where('customer_id', '=', 4).execute();
  await db.insertInto('missing_items').values({ customer_id: 4, article_id: ordinary, qty: 12 }).execute();
  const input = { filter: { articleName: { eq: skuOf(ordinary) } }, mode: 'ALL' };
  expect((await limit.run<Result>(order, { input })).result.__typename).toBe('ConfirmationRequired');
  const forced = await limit.run<Result>(order, { input: { ...input, force: true } });
  expect(forced.result.__typename).toBe('CreateOrdersPayload');
});

test('MISS-01 a user without the permission gets no report and may write nothing', async () => {
  const second = await portal.as('second');
  const { data, errors } = await second.send(list, { hidden: false });
  expect(data?.viewer.missingItems).toBeNull();
  expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  const { result } = await second.run<Result>(order, { input: { mode: 'ALL' } });
  expect(result.__typename).toBe('Forbidden');
});
