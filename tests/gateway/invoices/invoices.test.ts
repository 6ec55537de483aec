import { warehouseIds } from '../../support/shopping.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
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
  const { viewer } = await client.run(list, { first: 100, ...variables });
  return (viewer.invoices?.edges ?? []).map(({ node }) => node);
}

test('INV-01 GAP-178 a page of invoices is one call, with all fields a row shows and the ids of its orders', async () => {
  const { answer, received } = await client.watch(list, { first: 10, after: '9' });
  expect(answer.errors).toEqual([]);
  expect(received).toMatchObject([{ operationId: 'listInvoices', query: { page: 2, limit: 10 } }]);
  for (const { node } of answer.data.viewer.invoices?.edges ?? []) {
    expect(node.docNumber).toBe(`INV-${node.dbId}`);
    expect(node.grandTotal).toEqual({
      value: expect.any(Number),
      currencyCode: expect.stringMatching(/^[A-Z]{3}$/),
    });
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
    dbId: { eq: first.dbId },
    docNumber: { like: 'inv-' },
    grandTotal: { gte: total, lt: total + 1 },
    createdAt: { from: day, until: day },
  };
  expect(await rows({ filter })).toEqual([first]);
  expect(await rows({ filter: { ...filter, warehouses: warehouseIds('999') } })).toEqual([]);
});

const page = /* GraphQL */ `
  fragment Party on PartyAddress {
    companyName
    street
    postalCode
    city
    region
    country {
      originalName
    }
    vat
    phone
    email
  }
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
          ...Party
        }
        shippingAddress {
          ...Party
        }
        sellerAddress {
          companyName
          vat
          street
          postalCode
          city
          country {
            originalName
          }
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

/** An invoice of the client with a delivery and a final invoice. */
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

const country = { id: 1, name: 'Estonia', originalName: 'Eesti' };
/** A payer or receiver as the back end has it: in the demo data both are one, without a region. */
const party = (name: string) => ({
  companyName: `${name} OÜ`,
  address: `${name} tee 5`,
  index: `${name} code`,
  city: `${name} city`,
  region: `${name} region`,
  country: { ...country, originalName: `${name} country` },
  vat: `${name} VAT`,
  phone: `${name} phone`,
  email: `${name}@parts.test`,
});
/** The same as the gateway has it. */
const shown = (name: string) => ({
  companyName: `${name} OÜ`,
  street: `${name} tee 5`,
  postalCode: `${name} code`,
  city: `${name} city`,
  region: `${name} region`,
  country: { originalName: `${name} country` },
  vat: `${name} VAT`,
  phone: `${name} phone`,
  email: `${name}@parts.test`,
});

test('INV-23 INV-25 payer, receiver, seller and rows of an invoice have each of their parts', async () => {
  const dbId = await delivered();
  const found = await (await portal.sandbox.as('client')).ok('getInvoice', { path: { id: Number(dbId) } });
  const seller = {
    name: 'Seller AS',
    vatNumber: 'EE1',
    street: 'Sadama 1',
    zip: '10111',
    city: 'Tallinn',
    country,
  };
  await portal.breakNext('getInvoice', {
    kind: 'status',
    status: 200,
    body: {
      ...found,
      billingAddress: party('Payer'),
      shippingAddress: party('Receiver'),
      sellerAddress: seller,
    },
  });
  const { invoice } = (await client.run<InvoicePage>(page, { dbId })).viewer;
  expect(invoice).toMatchObject({
    billingAddress: shown('Payer'),
    shippingAddress: shown('Receiver'),
    sellerAddress: {
      companyName: 'Seller AS',
      vat: 'EE1',
      street: 'Sadama 1',
      postalCode: '10111',
      city: 'Tallinn',
      country: { originalName: 'Eesti' },
    },
  });
  expect(invoice?.items).toEqual(
    found.items.map(({ referenceOrderId, articleName, description, qty, price, totalPrice }) => ({
      referenceOrderId: String(referenceOrderId),
      articleName,
      isDelivery: articleName === 'DELIVERY',
      description,
      qty,
      price,
      totalPrice,
    })),
  );
});

test('INV-22 INV-23 INV-24 INV-25 an invoice with everything of its page is one call', async () => {
  const dbId = await delivered();
  const { answer, calls } = await client.watch<InvoicePage>(page, { dbId });
  expect(answer.errors).toEqual([]);
  expect(calls).toEqual(['getInvoice']);
  const { invoice } = answer.data.viewer;
  expect(invoice).toMatchObject({
    dbId,
    docNumber: `INV-${dbId}`,
    paid: expect.any(Boolean),
    allowToPay: expect.any(Boolean),
    grandTotal: { currencyCode: expect.stringMatching(/^[A-Z]{3}$/) },
    packingListDocument: { docNumber: expect.stringMatching(/^PL-/) },
    mergedInvoiceDocument: { docNumber: expect.stringMatching(/^FIN-/) },
    billingAddress: { companyName: 'Baltic Auto Supply OÜ' },
    shippingAddress: { country: { originalName: 'Eesti' } },
    sellerAddress: { vat: 'EE101234560' },
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

test('GAP-162 an invoice is read again by its global id; one that no longer exists, or is another’s, is null', async () => {
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

test('ERR-07 INV-04 an invoice that does not exist or whose id is not a number is NOT_FOUND; without order_view FORBIDDEN', async () => {
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
  const refused = await basic.send(list);
  expect(refused.data.viewer.invoices).toBeNull();
  expect(refused.errors[0]?.extensions.code).toBe('FORBIDDEN');
});

test('GAP-87 each kind of invoice has the link of its PDF, and its rows lead to their articles', async () => {
  const { viewer } = await client.run(`{ viewer {
    invoices(first: 2) { edges { node { dbId url } } }
    mergedInvoices(first: 2) { edges { node { dbId url } } }
    creditInvoices(first: 2) { edges { node { dbId url } } }
  } }`);
  for (const { edges } of Object.values(viewer)) {
    expect(edges.length).toBeGreaterThan(0);
    for (const { node } of edges) expect(node.url).toBe(`/documents/${node.dbId}`);
  }
  const dbId = viewer['invoices']?.edges[0]?.node.dbId;
  const opened = await client.run(
    'query ($dbId: String!) { viewer { invoice(dbId: $dbId) { items { articleName isDelivery article { name } } } } }',
    { dbId },
  );
  for (const { articleName, isDelivery, article } of opened.viewer.invoice.items)
    expect(article).toEqual(isDelivery ? null : { name: articleName });
});
