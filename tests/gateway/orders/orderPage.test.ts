import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { completeOrder, createOrder, findBuyable, type CreatedOrder } from '../../support/shopping.ts';
import { graphql } from '../../support/graphql.ts';
import { startGateway } from '../../support/startGateway.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
let order: CreatedOrder;
/** A shipped order of the demo data. */
let sent: string;

beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
  const [article] = await findBuyable(client, 1);
  if (!article) throw new Error('nothing to buy');
  order = await createOrder(client, article);
  await completeOrder(client, order, { relatedOrderNumber: 'PO-1', orderComment: 'Ring twice' });
  const shipped = await portal.sandbox.db
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .innerJoin('parcels as p', 'p.shipment_id', 's.id')
    .select('o.id')
    .where('o.customer_id', '=', 1)
    .orderBy('o.id')
    .executeTakeFirstOrThrow();
  sent = String(shipped.id);
});
afterAll(() => portal.close());

const document = /* GraphQL */ `
  query Order($dbId: String!) {
    viewer {
      order(dbId: $dbId) {
        id
        dbId
        status
        type
        clientOrderId
        vatPercent
        stockSummary {
          qty
          totalNetWeight
          subtotal {
            value
          }
          subtotalVat {
            value
          }
          grandTotal {
            value
          }
        }
        backorderSummary {
          qty
        }
        comments {
          id
          dbId
          message
          createdAt
        }
        documents {
          proforma {
            dbId
            url
            docNumber
          }
          invoice {
            dbId
          }
          packingList {
            dbId
          }
          mergedInvoice {
            dbId
          }
        }
        payer {
          companyName
          country {
            dbId
            originalName
          }
        }
        receiver {
          companyName
          city
          country {
            originalName
          }
        }
        seller {
          companyName
          country {
            originalName
          }
        }
        items {
          id
          dbId
          articleName
          isDelivery
          qty
          price {
            value
            currencyCode
          }
          clientPrice {
            value
          }
          totalPrice {
            value
          }
        }
        shipments {
          id
          dbId
          reference
          warehouse {
            name
          }
          carrier {
            dbId
            name
          }
          packedAt
          status
          statusText
          parcels {
            id
            dbId
            trackCode
            trackingUrl
            boxCode
          }
        }
      }
    }
  }
`;

interface Part {
  id: string;
  dbId: string;
}

interface OrderPage {
  viewer: {
    order: {
      id: string;
      status: string;
      comments: (Part & { message: string })[];
      items: (Part & { articleName: string; isDelivery: boolean })[];
      shipments: (Part & {
        status: string;
        statusText: string;
        warehouse: { name: string };
        parcels: (Part & { trackingUrl: string | null })[];
      })[];
      documents: { proforma: { dbId: string; url: string; docNumber: string }[] };
    } | null;
  };
}

async function read(dbId = order.dbId): Promise<NonNullable<OrderPage['viewer']['order']>> {
  const { viewer } = await client.run(document, { dbId });
  if (!viewer.order) throw new Error('no order');
  return viewer.order;
}

test('ORD-56 ORD-36 the page takes two calls: the order and its shipments', async () => {
  const { answer, calls } = await client.watch(document, { dbId: order.dbId });
  expect(answer.errors).toEqual([]);
  expect(calls.toSorted()).toEqual(['getOrder', 'listShipments']);
  expect(answer.data.viewer.order).toMatchObject({
    id: order.id,
    dbId: order.dbId,
    status: 'NOT_CONFIRMED',
    type: 'REGULAR',
    clientOrderId: 'PO-1',
    comments: [{ message: 'Ring twice' }],
    shipments: [],
  });
});

test('ORD-36 the shipments are requested together with the order, even when it turns out not to exist', async () => {
  const { calls } = await client.watch(document, { dbId: '99999999' });
  expect(calls.toSorted()).toEqual(['getOrder', 'listShipments']);
});

test('GAP-87 ORD-52 documents are grouped by kind, each with the id that opens it', async () => {
  const { documents } = await read();
  expect(documents).toMatchObject({
    proforma: [
      {
        dbId: expect.stringMatching(/^\d+$/),
        url: expect.stringMatching(/^\/documents\/\d+$/),
        docNumber: expect.any(String),
      },
    ],
    invoice: [],
    packingList: [],
    mergedInvoice: [],
  });
  const [proforma] = documents.proforma;
  const pdf = await fetch(`${portal.url}${proforma?.url}`, {
    headers: { authorization: `Bearer ${client.bearer}` },
  });
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect((await pdf.text()).startsWith('%PDF')).toBe(true);
});

test('with PUBLIC_URL the link of a document is a URL of the portal', async () => {
  const gateway = await startGateway({
    upstreamUrl: portal.sandbox.url,
    publicUrl: 'https://parts.example/somewhere',
  });
  try {
    const { data } = await graphql<Record<'viewer', { order: { documents: { invoice: unknown[] } } }>>(
      gateway,
      {
        ...(client.bearer === undefined ? {} : { bearer: client.bearer }),
        query:
          'query ($dbId: String!) { viewer { order(dbId: $dbId) { documents { invoice { dbId url } } } } }',
        variables: { dbId: sent },
      },
    );
    const { invoice } = data.viewer.order.documents;
    expect(invoice.length).toBeGreaterThan(0);
    for (const one of invoice)
      expect(one).toEqual({
        dbId: expect.any(String),
        url: expect.stringMatching(/^https:\/\/parts\.example\/documents\/\d+$/),
      });
  } finally {
    await gateway.close();
  }
});

test('a line leads to its article; the delivery, and an article that the catalog no longer has, to none', async () => {
  const lines = `query Lines($dbId: String!) {
    viewer { order(dbId: $dbId) { items { articleName isDelivery article { id name } } } }
  }`;
  const { answer, calls } = await client.watch(lines, { dbId: sent });
  expect(answer.errors).toEqual([]);
  const { items } = answer.data.viewer.order;
  const goods = items.filter(({ isDelivery }) => !isDelivery);
  expect(goods.length).toBeGreaterThan(0);
  for (const { articleName, article } of goods)
    expect(article).toEqual({ id: expect.any(String), name: articleName });
  for (const { article } of items.filter(({ isDelivery }) => isDelivery)) expect(article).toBeNull();
  const names = new Set(goods.map(({ articleName }) => articleName));
  expect(calls.toSorted()).toEqual([...Array.from(names, () => 'getArticle'), 'getOrder']);

  await portal.breakNext('getArticle', { kind: 'status', status: 404 });
  const gone = await client.run(lines, { dbId: sent });
  expect(gone.viewer.order.items.filter(({ article }) => article === null).length).toBeGreaterThan(
    items.filter(({ article }) => article === null).length,
  );
});

test('ORD-38 GAP-80 shipments with their parcels, statuses in upper case along with the back end’s word', async () => {
  const { shipments } = await read(sent);
  expect(shipments.length).toBeGreaterThan(0);
  for (const { status, statusText, warehouse, parcels } of shipments) {
    expect(['PACKED', 'SHIPPED', 'DELIVERED']).toContain(status);
    expect(statusText.toUpperCase()).toBe(status);
    expect(warehouse).toEqual({ name: expect.any(String) });
    expect(Array.isArray(parcels)).toBe(true);
  }
});

test('GAP-80 a shipment status that the schema does not know is OTHER, with its word, and breaks nothing', async () => {
  const shipment = { id: 1, reference: 'S-1', warehouse: null, carrier: null, packedAt: null, parcels: [] };
  await portal.breakNext('listShipments', {
    kind: 'status',
    status: 200,
    body: [{ ...shipment, status: 'returned' }],
  });
  const { shipments } = await read();
  expect(shipments).toMatchObject([{ status: 'OTHER', statusText: 'returned', warehouse: null }]);
});

test('ORD-38 a tracking address that is not http or https is not passed on', async () => {
  const { shipments } = await read(sent);
  const parcel = shipments.flatMap(({ parcels }) => parcels)[0];
  const setUrl = (url: string) =>
    portal.sandbox.db
      .updateTable('parcels')
      .set({ tracking_url: url })
      .where('id', '=', Number(parcel?.dbId))
      .execute();
  const tracked = async () =>
    (await read(sent)).shipments.flatMap(({ parcels }) => parcels).find(({ id }) => id === parcel?.id)
      ?.trackingUrl;
  await setUrl('javascript:alert(1)');
  expect(await tracked()).toBeNull();
  await setUrl('https://track.test/1');
  expect(await tracked()).toBe('https://track.test/1');
});

test('ORD-45 the delivery line says that it is one', async () => {
  const delivery = await portal.sandbox.db
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .select('o.id')
    .where('o.customer_id', '=', 1)
    .where('i.article_name', '=', 'DELIVERY')
    .executeTakeFirstOrThrow();
  for (const { articleName, isDelivery } of (await read(String(delivery.id))).items) {
    expect(isDelivery).toBe(articleName === 'DELIVERY');
  }
});

test('ERR-07 an order that does not exist, is another’s or whose id is not a number is NOT_FOUND, reported once', async () => {
  const another = await portal.sandbox.db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '<>', 1)
    .executeTakeFirstOrThrow();
  for (const dbId of ['99999999', String(another.id), 'abc']) {
    const { data, errors } = await client.send(document, { dbId });
    expect(data.viewer.order).toBeNull();
    expect(errors.map(({ path, extensions }) => [path, extensions.code])).toEqual([
      [['viewer', 'order'], 'NOT_FOUND'],
    ]);
  }
});

test('ORD-18 without order_view the order is FORBIDDEN', async () => {
  const lists = await portal.as('lists');
  const { errors } = await lists.send(document, { dbId: order.dbId });
  expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', status: 403 });
});

test('a failing shipments call costs the shipments and nothing else', async () => {
  await portal.breakNext('listShipments', { kind: 'status', status: 500 });
  const { data, errors } = await client.send(document, { dbId: order.dbId });
  expect(data.viewer.order).toMatchObject({ id: order.id, shipments: null });
  expect(errors[0]).toMatchObject({
    path: ['viewer', 'order', 'shipments'],
    extensions: { code: 'UPSTREAM_ERROR' },
  });
});

test('GAP-162 order, item, comment, shipment and parcel are read again by their global ids', async () => {
  const { comments, items } = await read();
  const [shipment] = (await read(sent)).shipments;
  const parcel = (await read(sent)).shipments.flatMap(({ parcels }) => parcels)[0];
  const parts = [{ id: order.id, dbId: order.dbId }, comments[0], items[0], shipment, parcel];
  for (const part of parts) {
    const { node } = await client.run(
      `query Node($id: ID!) { node(id: $id) {
        id
        ... on Order { dbId } ... on OrderComment { dbId } ... on OrderItem { dbId }
        ... on Shipment { dbId } ... on Parcel { dbId }
      } }`,
      { id: part?.id },
    );
    expect(node).toEqual({ id: part?.id, dbId: part?.dbId });
  }
});

test('GAP-162 one that no longer exists, or is another’s, is null', async () => {
  const gone = [
    toGlobalId('Order', 99_999_999),
    toGlobalId('OrderItem', `${order.dbId}/99999999`),
    toGlobalId('OrderComment', '99999999/1'),
    toGlobalId('Shipment', order.dbId),
    toGlobalId('Parcel', 'x/y'),
  ];
  for (const id of gone) {
    expect(await client.run('query Node($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null });
  }
});
