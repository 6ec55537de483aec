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

interface Row {
  id: string;
  dbId: string;
  docNumber: string;
  qty: number;
  date: string;
  grandTotal: { value: number; currencyCode: string };
}

type Field = 'mergedInvoices' | 'creditInvoices';
type List = { viewer: Record<Field, { totalCount: number; edges: { node: Row }[] } | null> };

const rowFields = /* GraphQL */ `
  totalCount
  edges {
    node {
      id
      dbId
      docNumber
      clientName
      qty
      date
      createdAt
      subtotal { value currencyCode }
      subtotalVat { value currencyCode }
      grandTotal { value currencyCode }
    }
  }
`;

const lists = {
  mergedInvoices: `query Merged($first: Int, $after: String, $filter: MergedInvoiceFilter) {
    viewer { mergedInvoices(first: $first, after: $after, filter: $filter) { ${rowFields} } }
  }`,
  creditInvoices: `query Credit($first: Int, $after: String, $filter: CreditInvoiceFilter) {
    viewer { creditInvoices(first: $first, after: $after, filter: $filter) { ${rowFields} } }
  }`,
};

async function rows(field: Field, filter: object = {}): Promise<Row[]> {
  const { viewer } = await client.run<List>(lists[field], { first: 100, filter });
  return (viewer[field]?.edges ?? []).map(({ node }) => node);
}

test.each([
  ['CALL-079 final invoices', 'mergedInvoices', 'listMergedInvoices', /^FIN-\d+$/],
  ['CALL-084 credit invoices', 'creditInvoices', 'listCreditInvoices', /^CR-\d+$/],
] as const)(
  '%s: a page is one call, amounts in the document’s own currency',
  async (_name, field, call, number) => {
    const { answer, received } = await client.watch<List>(
      lists[field],
      { first: 5, after: '4' },
      { currency: 'USD' },
    );
    expect(answer.errors).toEqual([]);
    // Whether the account has the currency is asked once a minute.
    const own = received.filter(({ operationId }) => operationId !== 'getLoggedIn');
    expect(own).toMatchObject([{ operationId: call, query: { page: 2, limit: 5 } }]);
    const found = (answer.data.viewer[field]?.edges ?? []).map(({ node }) => node);
    expect(found).toHaveLength(5);
    for (const row of found) {
      expect(row.docNumber).toMatch(number);
      const { currency_code: currencyCode } = await portal.sandbox.db
        .selectFrom('documents')
        .select('currency_code')
        .where('doc_number', '=', row.docNumber)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({ clientName: 'Baltic Auto Supply OÜ', grandTotal: { currencyCode } });
    }
  },
);

test('MINV-02 GAP-39 GAP-38 newest first, and only those that fulfil every condition', async () => {
  for (const field of ['mergedInvoices', 'creditInvoices'] as const) {
    const all = await rows(field);
    const dates = all.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted((a, b) => b.localeCompare(a)));
    const [first] = all;
    if (!first) throw new Error('the list is empty');
    const total = Math.floor(first.grandTotal.value);
    const filter = {
      dbId: { eq: first.dbId },
      docNumber: { like: first.docNumber },
      grandTotal: { gte: total, lt: total + 1 },
      date: { from: first.date, until: first.date },
    };
    expect(await rows(field, filter)).toEqual([first]);
    expect(await rows(field, { ...filter, subtotal: { lt: 0 } })).toEqual([]);
  }
  const [first] = await rows('mergedInvoices');
  const own = { clientName: { like: 'baltic' }, qty: { eq: first?.qty } };
  expect(await rows('mergedInvoices', own)).toContainEqual(first);
});

const pageFields = /* GraphQL */ `
  dbId
  docNumber
  qty
  billingAddress { companyName }
  shippingAddress { city }
  sellerAddress { vat }
  packingLists { dbId docNumber }
  invoices {
    id
    dbId
    docNumber
    subtotal { value }
    subtotalVat { value }
    grandTotal { value currencyCode }
    totalGrossWeight
    createdAt
  }
  includedOrders {
    id
    dbId
    status
    grandTotal { value currencyCode }
    warehouse { name }
    clientOrderId
    createdAt
  }
  items {
    referenceOrderId
    articleName
    isDelivery
    description
    qty
    price { value currencyCode }
    totalPrice { value currencyCode }
  }
`;

interface Page {
  docNumber: string;
  invoices: { id: string; dbId: string }[];
  includedOrders: { id: string; dbId: string; status: string }[];
  items: { referenceOrderId: string }[];
}

const mergedPage = `query Merged($dbId: String!) { viewer { mergedInvoice(dbId: $dbId) { ${pageFields} } } }`;
const creditPage = `query Credit($dbId: String!) { viewer { creditInvoice(dbId: $dbId) { vatPercent ${pageFields} } } }`;

test('MINV-12 MINV-13 a final invoice with its invoices and orders is one call', async () => {
  const [row] = await rows('mergedInvoices');
  const { answer, calls } = await client.watch<{ viewer: { mergedInvoice: Page } }>(mergedPage, {
    dbId: row?.dbId,
  });
  expect(answer.errors).toEqual([]);
  expect(calls).toEqual(['getMergedInvoice']);
  const page = answer.data.viewer.mergedInvoice;
  expect(page).toMatchObject({
    docNumber: row?.docNumber,
    billingAddress: { companyName: 'Baltic Auto Supply OÜ' },
    sellerAddress: { vat: 'EE101234560' },
  });
  expect(page.invoices[0]).toMatchObject({
    id: toGlobalId('Invoice', page.invoices[0]?.dbId ?? ''),
    grandTotal: { currencyCode: expect.stringMatching(/^[A-Z]{3}$/) },
    totalGrossWeight: expect.any(Number),
  });
  expect(page.includedOrders[0]?.id).toBe(toGlobalId('Order', page.includedOrders[0]?.dbId ?? ''));
  expect(new Set(page.items.map(({ referenceOrderId }) => referenceOrderId))).toEqual(
    new Set(page.includedOrders.map(({ dbId }) => dbId)),
  );
});

test('CRED-05 a credit invoice with everything of its page is one call', async () => {
  const [row] = await rows('creditInvoices');
  const { answer, calls } = await client.watch<{ viewer: { creditInvoice: Page & { vatPercent: number } } }>(
    creditPage,
    { dbId: row?.dbId },
  );
  expect(answer.errors).toEqual([]);
  expect(calls).toEqual(['getCreditInvoice']);
  expect(answer.data.viewer.creditInvoice).toMatchObject({ docNumber: row?.docNumber, vatPercent: 24 });
  expect(answer.data.viewer.creditInvoice.invoices).toHaveLength(1);
});

test('promise: fan-out: fields of its invoice and order that a credit invoice does not hold are read from their pages, each once', async () => {
  const [row] = await rows('creditInvoices');
  const { answer, calls } = await client.watch(
    `query Credit($dbId: String!) {
      viewer {
        creditInvoice(dbId: $dbId) {
          invoices { docNumber paid vatPercent items { qty } orders { dbId } }
          includedOrders { status type payer { vat } }
        }
      }
    }`,
    { dbId: row?.dbId },
  );
  expect(answer.errors).toEqual([]);
  expect(calls.toSorted()).toEqual(['getCreditInvoice', 'getInvoice', 'getOrder']);
  expect(answer.data.viewer.creditInvoice).toMatchObject({
    invoices: [{ paid: expect.any(Boolean), vatPercent: 24 }],
    includedOrders: [{ type: expect.any(String), payer: { vat: expect.any(String) } }],
  });
});

test('MINV-14 GAP-103 final invoices are found by part of their number, in one call', async () => {
  const search =
    'query Find($number: String!) { viewer { searchMergedInvoices(number: $number) { dbId docNumber date } } }';
  const [row] = await rows('mergedInvoices');
  const { answer, calls } = await client.watch(search, { number: row?.docNumber.toLowerCase() });
  expect(answer.data).toEqual({
    viewer: { searchMergedInvoices: [{ dbId: row?.dbId, docNumber: row?.docNumber, date: row?.date }] },
  });
  expect(calls).toEqual(['searchMergedInvoices']);
  const { errors } = await client.send(search, { number: '' });
  expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
});

test('GAP-162 ERR-07 final and credit invoices are read again by their global ids; one that does not exist is null or NOT_FOUND', async () => {
  const document = `query Node($id: ID!) { node(id: $id) {
    id ... on MergedInvoice { docNumber } ... on CreditInvoice { docNumber }
  } }`;
  for (const field of ['mergedInvoices', 'creditInvoices'] as const) {
    const [row] = await rows(field);
    expect(await client.run(document, { id: row?.id })).toEqual({
      node: { id: row?.id, docNumber: row?.docNumber },
    });
  }
  const [credit] = await rows('creditInvoices');
  expect(await client.run(document, { id: toGlobalId('MergedInvoice', credit?.dbId ?? '') })).toEqual({
    node: null,
  });
  for (const [page, dbId] of [
    [mergedPage, credit?.dbId],
    [creditPage, 'abc'],
  ] as const) {
    const { errors } = await client.send(page, { dbId });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND']);
  }
});

test('INV-14 MINV-15 GAP-87 GAP-88 PDFs and exports are links through the gateway', async () => {
  const [merged] = await rows('mergedInvoices');
  const [credit] = await rows('creditInvoices');
  const open = (path: string) =>
    fetch(`${portal.url}${path}`, { headers: { authorization: `Bearer ${client.bearer}` } });
  for (const row of [merged, credit]) {
    const pdf = await open(`/documents/${row?.dbId}`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toContain(`inline; filename="${row?.docNumber}.pdf"`);
    expect((await pdf.text()).startsWith('%PDF')).toBe(true);
  }
  const { viewer } = await client.run<{
    viewer: { mergedInvoice: { invoices: Row[]; packingLists: { dbId: string; docNumber: string }[] } };
  }>(mergedPage, { dbId: merged?.dbId });
  const [invoice] = viewer.mergedInvoice.invoices;
  const [packingList] = viewer.mergedInvoice.packingLists;
  for (const [folder, document] of [
    ['merged-invoices', merged],
    ['invoices', invoice],
    ['packing-lists', packingList],
  ] as const) {
    const file = await open(`/api/v3/documents/${folder}/${document?.dbId}?export[format]=csv`);
    expect(file.headers.get('content-disposition')).toContain(
      `attachment; filename="${document?.docNumber}.csv"`,
    );
    expect(await file.text()).toContain('Order;Article;Description;Quantity');
  }
  // Without a format the same path is JSON of the back end, which is not a link.
  expect((await open(`/api/v3/documents/merged-invoices/${merged?.dbId}`)).status).toBe(404);
});
