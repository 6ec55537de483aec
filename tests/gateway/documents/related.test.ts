import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());

interface Related {
  kind: string;
  relation: string;
  id: string | null;
  dbId: string;
  number: string | null;
  createdAt: string | null;
  grandTotal: { value: number; currencyCode: string } | null;
  orderStatus: string | null;
  paid: boolean | null;
  url: string | null;
}

type Type = 'order' | 'invoice' | 'mergedInvoice' | 'creditInvoice';
type Answer = { viewer: Record<Type, { related: Related[] } | null> };

const related = (type: Type) => /* GraphQL */ `
  query Related($dbId: String!) {
    viewer {
      ${type}(dbId: $dbId) {
        related {
          kind
          relation
          id
          dbId
          number
          createdAt
          grandTotal {
            value
            currencyCode
          }
          orderStatus
          orderStatusText
          paid
          url
        }
      }
    }
  }
`;

/** An invoice that is part of a final invoice, with its order. */
async function mergedInvoice(): Promise<{
  invoice: string;
  merged: string;
  order: string;
  currencyCode: string;
}> {
  const row = await portal.sandbox.db
    .selectFrom('documents as d')
    .innerJoin('document_items as i', 'i.document_id', 'd.id')
    .select(['d.id', 'd.merged_invoice_id', 'd.currency_code', 'i.order_id'])
    .where('d.customer_id', '=', 1)
    .where('d.kind', '=', 'invoice')
    .where('d.merged_invoice_id', 'is not', null)
    .where('i.order_id', 'is not', null)
    .orderBy('d.id')
    .executeTakeFirstOrThrow();
  return {
    invoice: String(row.id),
    merged: String(row.merged_invoice_id),
    order: String(row.order_id),
    currencyCode: row.currency_code,
  };
}

async function watch(type: Type, dbId: string): Promise<{ list: Related[]; calls: (string | null)[] }> {
  const { answer, calls } = await client.watch<Answer>(related(type), { dbId });
  expect(answer.errors).toEqual([]);
  return { list: answer.data.viewer[type]?.related ?? [], calls: calls.toSorted() };
}

const kinds = (list: Related[]) => list.map(({ kind, relation }) => `${relation} ${kind}`);

test('an order lists the documents that came from it, with dates and totals, in three calls', async () => {
  const { order, invoice, merged, currencyCode } = await mergedInvoice();
  const { list, calls } = await watch('order', order);
  expect(calls).toEqual(['getInvoice', 'getMergedInvoice', 'getOrder']);
  expect(new Set(kinds(list))).toEqual(
    new Set(['RESULT PROFORMA', 'RESULT PACKING_LIST', 'RESULT INVOICE', 'RESULT MERGED_INVOICE']),
  );
  for (const [kind, dbId] of [
    ['INVOICE', invoice],
    ['MERGED_INVOICE', merged],
  ] as const) {
    expect(list.find((one) => one.kind === kind)).toMatchObject({
      dbId,
      number: expect.stringContaining(dbId),
      createdAt: expect.stringMatching(/^\d{4}-/),
      grandTotal: { value: expect.any(Number), currencyCode },
      orderStatus: null,
      url: `/documents/${dbId}`,
    });
  }
  expect(list.find(({ kind }) => kind === 'INVOICE')?.paid).toBeTypeOf('boolean');
  expect(list.find(({ kind }) => kind === 'PACKING_LIST')).toMatchObject({ id: null, createdAt: null });
});

test('an invoice lists its orders with their status, its packing list and its final invoice, in three calls', async () => {
  const { order, invoice, merged, currencyCode } = await mergedInvoice();
  const { list, calls } = await watch('invoice', invoice);
  expect(calls).toEqual(['getInvoice', 'getMergedInvoice', 'getOrder']);
  expect(kinds(list)).toEqual(['SOURCE ORDER', 'SOURCE PACKING_LIST', 'RESULT MERGED_INVOICE']);
  expect(list[0]).toMatchObject({
    dbId: order,
    number: order,
    grandTotal: { value: expect.any(Number), currencyCode },
    orderStatus: expect.stringMatching(/^[A-Z_]+$/),
    paid: expect.any(Boolean),
    url: null,
  });
  expect(list[2]).toMatchObject({ dbId: merged, createdAt: expect.any(String) });
});

test('a final invoice lists its orders, packing lists and invoices, in one call', async () => {
  const { order, invoice, merged } = await mergedInvoice();
  const { list, calls } = await watch('mergedInvoice', merged);
  expect(calls).toEqual(['getMergedInvoice']);
  expect(new Set(kinds(list))).toEqual(new Set(['SOURCE ORDER', 'SOURCE PACKING_LIST', 'SOURCE INVOICE']));
  expect(list.find((one) => one.kind === 'ORDER' && one.dbId === order)).toMatchObject({
    orderStatus: expect.any(String),
  });
  expect(list.find((one) => one.kind === 'INVOICE' && one.dbId === invoice)).toMatchObject({
    grandTotal: { value: expect.any(Number) },
  });
});

test('ids of related documents read them again', async () => {
  const { invoice } = await mergedInvoice();
  const { list } = await watch('invoice', invoice);
  for (const { id, dbId, kind } of list.filter((one) => one.id !== null)) {
    const { node } = await client.run(
      'query Node($id: ID!) { node(id: $id) { __typename ... on Order { dbId } ... on MergedInvoice { dbId } } }',
      { id },
    );
    expect(node).toEqual({ __typename: kind === 'ORDER' ? 'Order' : 'MergedInvoice', dbId });
  }
});

test('a related document whose page cannot be read is still named', async () => {
  const { invoice, merged } = await mergedInvoice();
  await portal.breakNext('getMergedInvoice', { kind: 'status', status: 500 });
  const { list } = await watch('invoice', invoice);
  expect(list.find(({ kind }) => kind === 'MERGED_INVOICE')).toMatchObject({
    dbId: merged,
    number: expect.any(String),
    createdAt: null,
    grandTotal: null,
  });
});
