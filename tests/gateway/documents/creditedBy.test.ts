import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
/** The newest credit invoice of the client, and what it takes back. */
let credit: { dbId: string; invoice: string; order: string; merged: string | null };

beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
  const { viewer } = await client.run(
    '{ viewer { creditInvoices(first: 1) { edges { node { dbId invoices { dbId } includedOrders { dbId } } } } } }',
  );
  const node = viewer.creditInvoices.edges[0]?.node;
  if (!node) throw new Error('no credit invoice');
  const invoice = node.invoices[0]?.dbId ?? '';
  const { viewer: page } = await client.run(
    'query ($dbId: String!) { viewer { invoice(dbId: $dbId) { mergedInvoiceDocument { dbId } } } }',
    {
      dbId: invoice,
    },
  );
  credit = {
    dbId: node.dbId,
    invoice,
    order: node.includedOrders[0]?.dbId ?? '',
    merged: page.invoice.mergedInvoiceDocument?.dbId ?? null,
  };
});
afterAll(() => portal.close());

type Field = 'invoice' | 'order' | 'mergedInvoice';
const query = (field: Field) => `query ($dbId: String!) {
  viewer { ${field}(dbId: $dbId) { creditedBy { dbId docNumber grandTotal { amount currencyCode } } } }
}`;

async function creditedBy(field: Field, dbId: string) {
  const { answer, calls } = await client.watch<{
    viewer: Record<Field, { creditedBy: { dbId: string }[] | null } | null>;
  }>(query(field), { dbId });
  expect(answer.errors).toEqual([]);
  return { list: answer.data.viewer[field]?.creditedBy ?? null, calls };
}

/** Leaves as many credit invoices since those days as are looked through. */
const keepNewest = async (count: number) => {
  const rows = await portal.sandbox.db
    .selectFrom('documents')
    .select('id')
    .where('customer_id', '=', 1)
    .where('kind', '=', 'credit_invoice')
    .where('id', '<>', Number(credit.dbId))
    .orderBy('created_at', 'desc')
    .execute();
  const gone = rows.slice(count - 1).map(({ id }) => id);
  for (const table of ['document_items', 'document_orders'] as const)
    await portal.sandbox.db.deleteFrom(table).where('document_id', 'in', gone).execute();
  await portal.sandbox.db.deleteFrom('documents').where('id', 'in', gone).execute();
};

interface CreditSearch {
  found: { dbId: string }[];
  total: number;
  nextStep: number | null;
}

const search = async (field: Field, dbId: string, step: number): Promise<CreditSearch> => {
  const { viewer } = await client.run<{ viewer: Record<Field, { creditSearch: CreditSearch }> }>(
    `query ($dbId: String!, $step: Int!) {
      viewer { ${field}(dbId: $dbId) { creditSearch(step: $step) { total nextStep found { dbId } } } }
    }`,
    { dbId, step },
  );
  return viewer[field].creditSearch;
};

test('a search in steps of ten finds the credit invoice, however many were made since', async () => {
  const { db } = portal.sandbox;
  const oldest = await db
    .selectFrom('documents')
    .select(({ fn }) => fn.min('created_at').as('at'))
    .where('customer_id', '=', 1)
    .executeTakeFirstOrThrow();
  const { created_at: before } = await db
    .selectFrom('documents')
    .select('created_at')
    .where('id', '=', Number(credit.invoice))
    .executeTakeFirstOrThrow();
  await db
    .updateTable('documents')
    .set({ created_at: oldest.at })
    .where('id', '=', Number(credit.invoice))
    .execute();
  const found: string[] = [];
  let steps = 0;
  let total = 0;
  for (let step: number | null = 1; step !== null;) {
    const part: CreditSearch = await search('invoice', credit.invoice, step);
    found.push(...part.found.map(({ dbId }) => dbId));
    ({ total } = part);
    step = part.nextStep;
    steps += 1;
  }
  expect(total).toBeGreaterThan(10);
  expect([found, steps]).toEqual([[credit.dbId], Math.ceil(total / 10)]);
  await db
    .updateTable('documents')
    .set({ created_at: before })
    .where('id', '=', Number(credit.invoice))
    .execute();
});

test('a step that there cannot be is refused', async () => {
  await expect(search('invoice', credit.invoice, 0)).rejects.toThrow('step');
});

test('a credit invoice names the final invoice of what it corrects', async () => {
  if (credit.merged === null) throw new Error('no final invoice');
  const { viewer } = await client.run(
    'query ($dbId: String!) { viewer { creditInvoice(dbId: $dbId) { related { kind dbId relation } } } }',
    {
      dbId: credit.dbId,
    },
  );
  expect(viewer.creditInvoice.related).toContainEqual({
    kind: 'MERGED_INVOICE',
    dbId: credit.merged,
    relation: 'SOURCE',
  });
});

test('the list is null, after one call for the list, where more than ten were made since', async () => {
  const { id } = await portal.sandbox.db
    .selectFrom('documents')
    .select('id')
    .where('kind', '=', 'invoice')
    .where('customer_id', '=', 1)
    .orderBy('created_at')
    .executeTakeFirstOrThrow();
  const { list, calls } = await creditedBy('invoice', String(id));
  expect([list, calls]).toEqual([null, ['getInvoice', 'listCreditInvoices']]);
});

test('the credit invoices of an order and of an invoice are found among those made since', async () => {
  await keepNewest(3);
  for (const [field, dbId] of [
    ['invoice', credit.invoice],
    ['order', credit.order],
  ] as const) {
    const { list, calls } = await creditedBy(field, dbId);
    expect(list, field).toContainEqual(expect.objectContaining({ dbId: credit.dbId }));
    expect(calls.filter((call) => call === 'listCreditInvoices')).toHaveLength(1);
    expect(calls.length).toBeLessThanOrEqual(2 + 3);
  }
});

test('a final invoice has the credit invoices of its invoices', async () => {
  const { id } = await portal.sandbox.db
    .selectFrom('documents')
    .select('merged_invoice_id as id')
    .where('kind', '=', 'invoice')
    .where('customer_id', '=', 1)
    .where('merged_invoice_id', 'is not', null)
    .executeTakeFirstOrThrow();
  await portal.sandbox.db
    .updateTable('documents')
    .set({ merged_invoice_id: id })
    .where('id', '=', Number(credit.invoice))
    .execute();
  const { list } = await creditedBy('mergedInvoice', String(id));
  expect(list).toContainEqual(expect.objectContaining({ dbId: credit.dbId }));
});

test('an invoice of which nothing was taken back has an empty list', async () => {
  const { id } = await portal.sandbox.db
    .selectFrom('documents')
    .select('id')
    .where('kind', '=', 'invoice')
    .where('customer_id', '=', 1)
    .where('id', '<>', Number(credit.invoice))
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  expect((await creditedBy('invoice', String(id))).list).toEqual([]);
});
