import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import type { ReceivedRequest } from '../../../sandbox/support/faults.ts';
import { graphql } from '../../support/graphql.ts';
import { startGateway } from '../../support/startGateway.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());

interface Money {
  value: number;
  currencyCode: string;
}

interface Row {
  id: string;
  dbId: string;
  docNumber: string;
  createdAt: string;
  grandTotal: Money;
  orders: { dbId: string }[];
}

interface List {
  viewer: { invoices: { totalCount: number; edges: { node: Row }[] } | null };
}

const list = /* GraphQL */ `
  query Invoices($filter: InvoiceFilter, $first: Int, $after: String) {
    viewer {
      invoices(filter: $filter, first: $first, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
        }
        edges {
          cursor
          node {
            id
            dbId
            docNumber
            warehouse {
              name
            }
            paid
            allowToPay
            subtotal {
              value
              currencyCode
            }
            subtotalVat {
              value
              currencyCode
            }
            grandTotal {
              value
              currencyCode
            }
            createdAt
            orders {
              id
              dbId
            }
          }
        }
      }
    }
  }
`;

async function rows(variables: object = {}): Promise<Row[]> {
  const { viewer } = await client.run<List>(list, { first: 100, ...variables });
  return (viewer.invoices?.edges ?? []).map(({ node }) => node);
}

test('INV-01 GAP-178 a page of invoices is one call, with all that a row shows and the ids of its orders', async () => {
  const { answer, received } = await client.watch<List>(list, { first: 10, after: '9' });
  expect(answer.errors).toEqual([]);
  expect(received).toMatchObject([{ operationId: 'listInvoices', query: { page: 2, limit: 10 } }]);
  for (const { node } of answer.data.viewer.invoices?.edges ?? []) {
    expect(node.docNumber).toBe(`INV-${node.dbId}`);
    expect(node.grandTotal).toEqual({ value: expect.any(Number), currencyCode: 'EUR' });
    expect(node.orders).toEqual([{ id: expect.any(String), dbId: expect.stringMatching(/^\d+$/) }]);
  }
});

test('GAP-38 GAP-98 newest first, and only those that fulfil every condition', async () => {
  const all = await rows();
  const times = all.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted((a, b) => b.localeCompare(a)));
  const [first] = all;
  if (!first) throw new Error('no invoice');
  const day = first.createdAt.slice(0, 10);
  const total = Math.floor(first.grandTotal.value);
  const filter = {
    id: { eq: first.dbId },
    docNumber: { like: 'inv-' },
    grandTotal: { gte: total, lt: total + 1 },
    createdAt: { from: day, until: day },
  };
  expect(await rows({ filter })).toEqual([first]);
  expect(await rows({ filter: { ...filter, warehouses: ['999'] } })).toEqual([]);
});

const withOrders = /* GraphQL */ `
  query InvoicesWithOrders($first: Int) {
    viewer {
      invoices(first: $first) {
        edges {
          node {
            dbId
            orders {
              dbId
              status
              payer {
                companyName
              }
              items {
                articleName
                qty
              }
            }
          }
        }
      }
    }
  }
`;

test('promise: fan-out: GAP-178 twenty invoices with their orders are a call for the list and one for each order', async () => {
  const gateway = await startGateway({ upstreamUrl: portal.sandbox.url, operationBudget: 21 });
  await fetch(`${portal.sandbox.url}/sandbox/requests`, { method: 'DELETE' });
  const { data, errors } = await graphql<List>(gateway, {
    query: withOrders,
    variables: { first: 20 },
    ...(client.bearer === undefined ? {} : { bearer: client.bearer }),
  });
  await gateway.close();
  expect(errors).toEqual([]);
  const received = (await (
    await fetch(`${portal.sandbox.url}/sandbox/requests`)
  ).json()) as ReceivedRequest[];
  const [page, ...reads] = received.map(({ operationId }) => operationId);
  expect(page).toBe('listInvoices');
  expect(reads).toEqual(Array.from({ length: 20 }, () => 'getOrder'));
  const orders = (data.viewer.invoices?.edges ?? []).flatMap(({ node }) => node.orders);
  expect(new Set(orders.map(({ dbId }) => dbId)).size).toBe(20);
  expect(orders[0]).toMatchObject({ payer: { companyName: 'Baltic Auto Supply OÜ' } });
});

test('promise: fan-out: more invoices with their orders than the budget has calls for are refused before any call', async () => {
  const { answer, calls } = await client.watch(withOrders, { first: 20 });
  expect(answer.errors[0]?.extensions).toMatchObject({
    code: 'OPERATION_TOO_EXPENSIVE',
    estimate: 21,
    budget: 20,
  });
  expect(calls).toEqual([]);
});

test('two invoices of one order read it once', async () => {
  const [one, other] = await rows({ first: 2 });
  if (!one || !other) throw new Error('no two invoices');
  await portal.sandbox.db
    .updateTable('document_orders')
    .set({ order_id: Number(one.orders[0]?.dbId) })
    .where('document_id', '=', Number(other.dbId))
    .execute();
  const { answer, calls } = await client.watch<List>(withOrders, { first: 2 });
  expect(answer.data.viewer.invoices?.edges.map(({ node }) => node.orders[0]?.dbId)).toEqual([
    one.orders[0]?.dbId,
    one.orders[0]?.dbId,
  ]);
  expect(calls).toEqual(['listInvoices', 'getOrder']);
});

test.each([
  ['dbId', []],
  ['dbId shipments { id }', ['listShipments']],
  ['dbId status', ['getOrder']],
  ['status shipments { id }', ['getOrder', 'listShipments']],
])('promise: fan-out: of an invoice’s order %j takes the calls %j', async (fields, expected) => {
  const query = `query OrdersOfInvoices { viewer { invoices(first: 1) { edges { node { orders { ${fields} } } } } } }`;
  const { answer, calls } = await client.watch(query, {});
  expect(answer.errors).toEqual([]);
  expect(calls[0]).toBe('listInvoices');
  expect(calls.slice(1).toSorted()).toEqual(expected);
});

interface Orders {
  viewer: { invoices: { edges: { node: { orders: { payer: object | null }[] } }[] } };
}

test('promise: every answer under faults: an order that cannot be read has its id, each other field says why; the next is whole', async () => {
  await portal.breakNext('getOrder', { kind: 'status', status: 500 });
  const { answer } = await client.watch<Orders>(
    '{ viewer { invoices(last: 2) { edges { node { orders { dbId payer { companyName } items { qty } } } } } } }',
    {},
  );
  const orders = answer.data.viewer.invoices.edges.flatMap(({ node }) => node.orders);
  const broken = orders.findIndex(({ payer }) => payer === null);
  expect(orders[broken]).toEqual({ dbId: expect.stringMatching(/^\d+$/), payer: null, items: null });
  const [whole] = orders.filter((_order, index) => index !== broken);
  expect(whole).toMatchObject({ payer: { companyName: expect.any(String) }, items: expect.any(Array) });
  expect(answer.errors.map(({ path }) => path?.at(-1)).toSorted()).toEqual(['items', 'payer']);
  for (const { extensions } of answer.errors) expect(extensions).toMatchObject({ code: 'UPSTREAM_ERROR' });
});

const page = /* GraphQL */ `
  query Invoice($dbId: String!) {
    viewer {
      invoice(dbId: $dbId) {
        id
        dbId
        docNumber
        paid
        allowToPay
        vatPercent
        totalNetWeight
        totalGrossWeight
        grandTotal {
          value
          currencyCode
        }
        orders {
          dbId
        }
        packingListDocument {
          dbId
          docNumber
        }
        mergedInvoiceDocument {
          dbId
          docNumber
        }
        billingAddress {
          companyName
          vat
        }
        shippingAddress {
          city
          country {
            originalName
          }
        }
        sellerAddress {
          name
          vatNumber
        }
        items {
          referenceOrderId
          articleName
          isDelivery
          description
          qty
          price {
            value
            currencyCode
          }
          totalPrice {
            value
            currencyCode
          }
        }
      }
    }
  }
`;

interface InvoicePage {
  viewer: {
    invoice:
      | (Row & {
          packingListDocument: { dbId: string } | null;
          items: { referenceOrderId: string; articleName: string; isDelivery: boolean }[];
        })
      | null;
  };
}

/** An invoice of the client's with a delivery and a final invoice. */
async function delivered(): Promise<string> {
  const { id } = await portal.sandbox.db
    .selectFrom('documents as d')
    .innerJoin('document_items as i', 'i.document_id', 'd.id')
    .select('d.id')
    .where('d.customer_id', '=', 1)
    .where('d.kind', '=', 'invoice')
    .where('d.merged_invoice_id', 'is not', null)
    .where('i.article_name', '=', 'DELIVERY')
    .orderBy('d.id')
    .executeTakeFirstOrThrow();
  return String(id);
}

test('INV-22 INV-23 INV-24 INV-25 an invoice with everything of its page is one call', async () => {
  const dbId = await delivered();
  const { answer, calls } = await client.watch<InvoicePage>(page, { dbId });
  expect(answer.errors).toEqual([]);
  expect(calls).toEqual(['getInvoice']);
  const { invoice } = answer.data.viewer;
  expect(invoice).toMatchObject({
    dbId,
    docNumber: `INV-${dbId}`,
    grandTotal: { currencyCode: 'EUR' },
    packingListDocument: { docNumber: expect.stringMatching(/^PL-/) },
    mergedInvoiceDocument: { docNumber: expect.stringMatching(/^FIN-/) },
    billingAddress: { companyName: 'Baltic Auto Supply OÜ' },
    shippingAddress: { country: { originalName: 'Eesti' } },
    sellerAddress: { vatNumber: 'EE101234560' },
  });
  const items = invoice?.items ?? [];
  expect(items.filter(({ isDelivery }) => isDelivery).map(({ articleName }) => articleName)).toEqual([
    'DELIVERY',
  ]);
  expect(new Set(items.map(({ referenceOrderId }) => referenceOrderId))).toEqual(
    new Set(invoice?.orders.map((order) => order.dbId)),
  );
});

const readNode = (id: string | undefined) =>
  client.run('query Node($id: ID!) { node(id: $id) { id ... on Invoice { docNumber } } }', { id });

test('GAP-162 an invoice is read again by its global id; what is gone, or is another’s, is null', async () => {
  const [row] = await rows({ first: 1 });
  const another = await portal.sandbox.db
    .selectFrom('documents')
    .select('id')
    .where('kind', '=', 'invoice')
    .where('customer_id', '<>', 1)
    .executeTakeFirstOrThrow();
  expect(await readNode(row?.id)).toEqual({ node: { id: row?.id, docNumber: row?.docNumber } });
  for (const gone of [another.id, 99_999_999, 'x'])
    expect(await readNode(toGlobalId('Invoice', gone))).toEqual({ node: null });
});

test('ERR-07 INV-04 an invoice that is not there or is no number is NOT_FOUND; without order_view FORBIDDEN', async () => {
  for (const dbId of ['99999999', 'abc']) {
    const { data, errors } = await client.send<InvoicePage>(page, { dbId });
    expect(data.viewer.invoice).toBeNull();
    expect(errors.map(({ path, extensions }) => [path, extensions.code])).toEqual([
      [['viewer', 'invoice'], 'NOT_FOUND'],
    ]);
  }
  const lists = await portal.as('lists');
  const { errors } = await lists.send<InvoicePage>(page, { dbId: await delivered() });
  expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', status: 403 });
  const basic = await portal.as('basic');
  const refused = await basic.send<List>(list);
  expect(refused.data.viewer.invoices).toBeNull();
  expect(refused.errors[0]?.extensions.code).toBe('FORBIDDEN');
});
