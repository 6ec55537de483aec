import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());

const lists = [
  'orders',
  'ordersByOwnNumber',
  'invoices',
  'mergedInvoices',
  'creditInvoices',
  'articles',
] as const;

const search = /* GraphQL */ `
  query Search($text: String!, $kinds: [SearchKind!], $first: Int! = 5) {
    viewer {
      search(text: $text, kinds: $kinds, first: $first) {
        orders {
          dbId
          status
          createdAt
        }
        ordersByOwnNumber {
          dbId
          clientOrderId
        }
        invoices {
          dbId
          docNumber
          grandTotal {
            value
          }
        }
        mergedInvoices {
          dbId
          docNumber
          date
        }
        creditInvoices {
          dbId
          docNumber
          date
        }
        articles {
          dbId
          name
          description
        }
      }
    }
  }
`;

const run = (variables: object) => client.watch(search, variables);

test('all kinds are looked for in six calls at once', async () => {
  const { answer, calls } = await run({ text: ' INV-70 ' });
  expect(answer.errors).toEqual([]);
  expect(calls.toSorted()).toEqual([
    'listCreditInvoices',
    'listInvoices',
    'listMergedInvoices',
    'listOrders',
    'listOrders',
    'simpleSearchArticles',
  ]);
  const { search: found } = answer.data.viewer;
  expect(found?.invoices?.length).toBe(5);
  for (const invoice of found?.invoices ?? [])
    expect(invoice).toMatchObject({ docNumber: expect.stringContaining('INV-70') });
});

test('an order is found by its number and by the customer’s own number', async () => {
  const { id } = await portal.sandbox.db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', 1)
    .where('status', '<>', 'not_completed')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await portal.sandbox.db
    .updateTable('orders')
    .set({ client_order_id: 'WORKSHOP 7/26' })
    .where('id', '=', id)
    .execute();
  const byNumber = await run({ text: String(id), kinds: ['ORDER'], first: 20 });
  expect(byNumber.calls).toEqual(['listOrders']);
  expect(byNumber.answer.data.viewer.search?.orders).toContainEqual(
    expect.objectContaining({ dbId: String(id) }),
  );
  const byOwn = await run({ text: 'workshop 7', kinds: ['OWN_NUMBER'] });
  expect(byOwn.answer.data.viewer.search).toMatchObject({
    orders: [],
    ordersByOwnNumber: [{ dbId: String(id), clientOrderId: 'WORKSHOP 7/26' }],
    invoices: [],
    articles: [],
  });
});

test('an article is found by a part of its number', async () => {
  const { sku } = await portal.sandbox.db
    .selectFrom('articles')
    .select('sku')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { answer } = await run({ text: sku.slice(0, -1), kinds: ['ARTICLE'], first: 20 });
  expect(answer.data.viewer.search?.articles).toContainEqual(expect.objectContaining({ name: sku }));
});

test('a kind whose call fails is null, the others stand', async () => {
  await portal.breakNext('listMergedInvoices', { kind: 'status', status: 500 });
  const { answer } = await run({ text: 'FIN', kinds: ['MERGED_INVOICE', 'INVOICE', 'ARTICLE'] });
  expect(answer.errors).toMatchObject([
    { path: ['viewer', 'search', 'mergedInvoices'], extensions: { code: 'UPSTREAM_ERROR' } },
  ]);
  const { search: found } = answer.data.viewer;
  expect(found?.mergedInvoices).toBeNull();
  expect(found?.invoices).toBeInstanceOf(Array);
  expect(found?.articles).toBeInstanceOf(Array);
});

test('spaces alone find nothing and take no call', async () => {
  const { answer, calls } = await run({ text: '  ' });
  expect(calls).toEqual([]);
  for (const list of lists) expect(answer.data.viewer.search?.[list]).toEqual([]);
});

test('a list of more than twenty is refused', async () => {
  const { answer, calls } = await run({ text: 'FIN', first: 21 });
  expect(calls).toEqual([]);
  expect(answer.errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
});
