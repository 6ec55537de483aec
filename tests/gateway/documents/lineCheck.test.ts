import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
let invoice: string;
let order: number;
let currencyCode: string;
/** Two articles of the invoice, with their prices in cents and pieces. */
let lines: { article_name: string; price: number; qty: number }[];

beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());

/** The next invoice of one order with at least two articles: each test changes its own. */
let last = 0;
beforeEach(async () => {
  const row = await portal.sandbox.db
    .selectFrom('documents as d')
    .innerJoin('document_items as i', 'i.document_id', 'd.id')
    .select(({ fn }) => ['d.id', 'd.currency_code', fn.min('i.order_id').as('order_id')])
    .where('d.customer_id', '=', 1)
    .where('d.kind', '=', 'invoice')
    .where('d.id', '>', last)
    .where('i.article_name', '<>', 'DELIVERY')
    .groupBy(['d.id', 'd.currency_code'])
    .having(({ fn }) => fn.count('i.line'), '>', 1)
    .orderBy('d.id')
    .executeTakeFirstOrThrow();
  last = row.id;
  invoice = String(row.id);
  order = Number(row.order_id);
  currencyCode = row.currency_code;
  lines = await portal.sandbox.db
    .selectFrom('document_items')
    .select(['article_name', 'price', 'qty'])
    .where('document_id', '=', row.id)
    .where('article_name', '<>', 'DELIVERY')
    .orderBy('line')
    .execute();
});

interface Line {
  articleName: string;
  item: { qty: number } | null;
  orderItem: { id: string; qty: number } | null;
  order: { dbId: string } | null;
  invoice: { dbId: string } | null;
  differences: string[];
  priceDifference: { value: number; currencyCode: string } | null;
  qtyDifference: number | null;
}
interface Check {
  isPartial: boolean;
  nextStep: number | null;
  lines: Line[];
  orders: { dbId: string; shipments?: unknown[] }[];
  invoices: { dbId: string }[];
}

const fields = /* GraphQL */ `
  isPartial
  lines {
    articleName
    item {
      qty
      price {
        value
      }
    }
    orderItem {
      id
      qty
      qtyRequested
      price {
        value
      }
    }
    order {
      dbId
    }
    invoice {
      dbId
    }
    differences
    priceDifference {
      value
      currencyCode
    }
    qtyDifference
  }
  invoices {
    dbId
  }
`;
const ofInvoice = `query Check($dbId: String!) {
  viewer { invoice(dbId: $dbId) { orderCheck { ${fields} orders { dbId shipments { dbId status } } } } }
}`;
const ofOrder = `query Check($dbId: String!) {
  viewer { order(dbId: $dbId) { invoiceCheck { ${fields} orders { dbId } } } }
}`;

async function checkInvoice(): Promise<Check> {
  const { viewer } = await client.run<{ viewer: { invoice: { orderCheck: Check } } }>(ofInvoice, {
    dbId: invoice,
  });
  return viewer.invoice.orderCheck;
}
async function checkOrder(): Promise<Check> {
  const { viewer } = await client.run<{ viewer: { order: { invoiceCheck: Check } } }>(ofOrder, {
    dbId: String(order),
  });
  return viewer.order.invoiceCheck;
}

async function checkMerged(dbId: number | undefined, step = 1): Promise<{ check: Check; calls: unknown[] }> {
  const { answer, calls } = await client.watch<{ viewer: { mergedInvoice: { orderCheck: Check } } }>(
    `query ($dbId: String!, $step: Int!) {
      viewer { mergedInvoice(dbId: $dbId) { orderCheck(step: $step) { ${fields} nextStep orders { dbId } } } }
    }`,
    { dbId: String(dbId), step },
  );
  expect(answer.errors).toEqual([]);
  return { check: answer.data.viewer.mergedInvoice.orderCheck, calls };
}

const lineOf = ({ lines: all }: Check, index: number): Line | undefined =>
  all.find(({ articleName }) => articleName === lines[index]?.article_name);

/** Changes a line of the invoice. */
const change = (index: number, values: { price?: number; qty?: number; article_name?: string }) =>
  portal.sandbox.db
    .updateTable('document_items')
    .set(values)
    .where('document_id', '=', Number(invoice))
    .where('article_name', '=', lines[index]?.article_name ?? '')
    .execute();

test('each line of an invoice has its order line, and the orders their shipments, in three calls', async () => {
  const { answer, calls } = await client.watch<{ viewer: { invoice: { orderCheck: Check } } }>(ofInvoice, {
    dbId: invoice,
  });
  expect(answer.errors).toEqual([]);
  expect(calls.toSorted()).toEqual(['getInvoice', 'getOrder', 'listShipments']);
  const { orderCheck } = answer.data.viewer.invoice;
  expect(orderCheck).toMatchObject({
    isPartial: false,
    orders: [{ dbId: String(order), shipments: expect.any(Array) }],
    invoices: [{ dbId: invoice }],
  });
  for (const line of orderCheck.lines) {
    expect(line).toMatchObject({
      item: { qty: line.orderItem?.qty },
      order: { dbId: String(order) },
      invoice: { dbId: invoice },
      differences: [],
      priceDifference: { value: 0, currencyCode },
      qtyDifference: 0,
    });
  }
});

test('a higher price and more pieces than ordered are named, exact to the cent', async () => {
  const [first, second] = lines;
  await change(0, { price: (first?.price ?? 0) + 7 });
  await change(1, { qty: (second?.qty ?? 0) + 2 });
  const check = await checkInvoice();
  expect(lineOf(check, 0)).toMatchObject({
    differences: ['PRICE_HIGHER'],
    priceDifference: { value: 0.07 },
    qtyDifference: 0,
  });
  expect(lineOf(check, 1)).toMatchObject({
    differences: ['QTY_HIGHER'],
    priceDifference: { value: 0 },
    qtyDifference: 2,
  });
});

test('an article that was not ordered is named', async () => {
  await change(0, { article_name: 'NEVER-ORDERED' });
  const line = (await checkInvoice()).lines.find(({ articleName }) => articleName === 'NEVER-ORDERED');
  expect(line).toMatchObject({
    orderItem: null,
    order: { dbId: String(order) },
    differences: ['NOT_ORDERED'],
    priceDifference: null,
    qtyDifference: null,
  });
});

test('of lines that cannot be compared it is said, where the order cannot be read', async () => {
  await portal.breakNext('getOrder', { kind: 'status', status: 500 });
  const check = await checkInvoice();
  expect(check).toMatchObject({ isPartial: true, orders: [] });
  expect(new Set(check.lines.map(({ differences }) => differences.join()))).toEqual(
    new Set(['NOT_COMPARED']),
  );
  expect(check.lines[0]?.order).toEqual({ dbId: String(order) });
});

test('from the order: which lines are invoiced, and which are not', async () => {
  await portal.sandbox.db
    .deleteFrom('document_items')
    .where('document_id', '=', Number(invoice))
    .where('article_name', '=', lines[0]?.article_name ?? '')
    .execute();
  await change(1, { price: (lines[1]?.price ?? 0) - 5 });
  const check = await checkOrder();
  expect(check).toMatchObject({ isPartial: false, orders: [{ dbId: String(order) }] });
  expect(check.invoices).toContainEqual({ dbId: invoice });
  expect(lineOf(check, 0)).toMatchObject({ item: null, invoice: null, differences: ['NOT_INVOICED'] });
  expect(lineOf(check, 1)).toMatchObject({
    invoice: { dbId: invoice },
    differences: ['PRICE_LOWER'],
    priceDifference: { value: -0.05 },
  });
});

test('invoice lines that share a line of the order are compared with it together', async () => {
  const [first] = lines;
  const { line } = await portal.sandbox.db
    .selectFrom('document_items')
    .select(({ fn }) => fn.max('line').as('line'))
    .where('document_id', '=', Number(invoice))
    .executeTakeFirstOrThrow();
  const row = await portal.sandbox.db
    .selectFrom('document_items')
    .selectAll()
    .where('document_id', '=', Number(invoice))
    .where('article_name', '=', first?.article_name ?? '')
    .executeTakeFirstOrThrow();
  await portal.sandbox.db
    .insertInto('document_items')
    .values({ ...row, line: line + 1, qty: 3 })
    .execute();
  const check = await checkInvoice();
  const shared = check.lines.filter(({ articleName }) => articleName === first?.article_name);
  expect(shared.map(({ differences, qtyDifference }) => [differences, qtyDifference])).toEqual([
    [['QTY_HIGHER'], 3],
    [['QTY_HIGHER'], 3],
  ]);
  expect(new Set(shared.map(({ orderItem }) => orderItem?.id)).size).toBe(1);
});

test('of several order lines of an article, each invoice line has the one of its price', async () => {
  const { db } = portal.sandbox;
  const [first, second] = lines;
  if (!first || !second || first.price === second.price) throw new Error('two articles, two prices');
  await db
    .updateTable('order_items')
    .set({ article_name: first.article_name })
    .where('order_id', '=', order)
    .where('article_name', '=', second.article_name)
    .execute();
  await change(1, { article_name: first.article_name });
  // The invoice has them in the other order.
  await db
    .updateTable('document_items')
    .set({ line: 1000 })
    .where('document_id', '=', Number(invoice))
    .where('article_name', '=', first.article_name)
    .where('price', '=', first.price)
    .execute();
  const shared = (await checkInvoice()).lines.filter(({ articleName }) => articleName === first.article_name);
  expect(shared.map(({ differences }) => differences)).toEqual([[], []]);
  expect(new Set(shared.map(({ orderItem }) => orderItem?.id)).size).toBe(2);
});

test('the lines of a final invoice have their order lines; further orders are compared in further steps', async () => {
  const { db } = portal.sandbox;
  const found = await db
    .selectFrom('documents as d')
    .innerJoin('document_items as i', 'i.document_id', 'd.id')
    .select(({ fn }) => ['d.id', fn.count<number>('i.order_id').distinct().as('orders')])
    .where('d.customer_id', '=', 1)
    .where('d.kind', '=', 'merged_invoice')
    .groupBy('d.id')
    .orderBy('orders')
    .execute();
  const few = found.find(({ orders }) => orders <= 10);
  const { check, calls } = await checkMerged(few?.id);
  expect(calls.toSorted()).toEqual(['getMergedInvoice', ...check.orders.map(() => 'getOrder')]);
  expect(check.isPartial).toBe(false);
  expect(check.orders).toHaveLength(few?.orders ?? 0);
  for (const line of check.lines) {
    expect(line.invoice).toBeNull();
    expect(line.orderItem).not.toBeNull();
    expect(line.differences).toEqual([]);
  }
  const many = found.find(({ orders }) => orders > 10);
  const partly = (await checkMerged(many?.id)).check;
  expect(partly.isPartial).toBe(true);
  expect(partly.orders).toHaveLength(10);
  expect(new Set(partly.lines.flatMap(({ differences }) => differences))).toContain('NOT_COMPARED');
  /** How each line was compared, in whichever step that was. */
  const differences = partly.lines.map((line) => line.differences.join());
  for (let { nextStep } = partly; nextStep !== null;) {
    const { check: next } = await checkMerged(many?.id, nextStep);
    next.lines.forEach((line, place) => {
      if (differences[place] === 'NOT_COMPARED') differences[place] = line.differences.join();
    });
    nextStep = next.nextStep;
  }
  expect(new Set(differences)).toEqual(new Set(['']));
});

test('an article is the same however its number is spelled', async () => {
  const [first] = lines;
  await change(0, { article_name: first?.article_name.replace('-', ' ').toLowerCase() ?? '' });
  const check = await checkInvoice();
  expect(check.lines.map(({ differences }) => differences)).toEqual(check.lines.map(() => []));
});

/** Another invoice of the same order, with pieces of the first article. */
async function addInvoice(qty: number): Promise<number> {
  const { db } = portal.sandbox;
  const id = Number(invoice);
  const document = await db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const copy = {
    ...document,
    id: id + 5_000_000,
    doc_number: `${document.doc_number}-2`,
    billing_address: JSON.stringify(document.billing_address),
    shipping_address: JSON.stringify(document.shipping_address),
    seller_address: JSON.stringify(document.seller_address),
  };
  await db.insertInto('documents').values(copy).execute();
  await db.insertInto('document_orders').values({ document_id: copy.id, order_id: order }).execute();
  const item = await db
    .selectFrom('document_items')
    .selectAll()
    .where('document_id', '=', id)
    .where('article_name', '=', lines[0]?.article_name ?? '')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('document_items')
    .values({ ...item, document_id: copy.id, qty })
    .execute();
  return copy.id;
}

test('of a part delivery the rest is looked for on the other invoices of the order', async () => {
  const [first] = lines;
  const qty = (first?.qty ?? 0) + 2;
  await portal.sandbox.db
    .updateTable('order_items')
    .set({ qty })
    .where('order_id', '=', order)
    .where('article_name', '=', first?.article_name ?? '')
    .execute();
  expect(lineOf(await checkInvoice(), 0)).toMatchObject({ differences: ['QTY_LOWER'], qtyDifference: -2 });
  await addInvoice(2);
  expect(lineOf(await checkInvoice(), 0)).toMatchObject({ differences: [], qtyDifference: 0 });
});
