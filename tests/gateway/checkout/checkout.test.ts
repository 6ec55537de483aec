import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import {
  completeOrder,
  createOrder,
  findBuyable,
  readShownAddress,
  type BuyableArticle,
} from '../../support/shopping.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
let article: BuyableArticle;

beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
  const [first] = await findBuyable(client, 1);
  if (!first) throw new Error('nothing to buy');
  article = first;
});
afterAll(() => portal.close());

interface CheckoutOrder {
  id: string;
  dbId: string;
  type: string;
  warehouse: { name: string };
  order: { id: string };
  vatPercent: number;
  items: {
    key: string;
    articleName: string;
    price: { value: number; currencyCode: string };
    totalPrice: { value: number };
    valid: boolean;
  }[];
}

const listDocument = /* GraphQL */ `
  {
    viewer {
      checkoutOrders {
        id
        dbId
        type
        createdAt
        warehouse {
          name
        }
        order {
          id
          dbId
          type
        }
        vatPercent
        stockSummary {
          grandTotal {
            value
          }
        }
        items {
          key
          articleName
          description
          price {
            value
            currencyCode
          }
          qty
          totalPrice {
            value
          }
          valid
        }
      }
    }
  }
`;

const placeDocument = /* GraphQL */ `
  query Place($id: ID!, $country: ID!, $postalCode: String!, $vat: String) {
    node(id: $id) {
      ... on CheckoutOrder {
        shippingOptions(country: $country, postalCode: $postalCode) {
          optionId
          name
          price {
            cost {
              value
              currencyCode
            }
            showCost
            costDescription
            onSelectPopUpText
          }
          estimateType
          estimate
          packType
        }
        calculated(shippingData: { country: $country, postalCode: $postalCode, vat: $vat }) {
          vatPercent
          stockSummary {
            subtotal {
              value
            }
            subtotalVat {
              value
            }
          }
        }
      }
    }
  }
`;

const completeDocument = /* GraphQL */ `
  mutation Complete($input: CompleteOrderInput!) {
    result: completeOrder(input: $input) {
      __typename
      ... on CompleteOrderPayload {
        order {
          id
          status
        }
        viewer {
          notCompletedOrders
        }
      }
      ... on Problem {
        message
      }
      ... on InvalidInput {
        fieldErrors {
          path
          message
        }
      }
    }
  }
`;

const cancelDocument = /* GraphQL */ `
  mutation Cancel($input: CancelOrderInput!) {
    result: cancelOrder(input: $input) {
      __typename
      ... on CancelOrderPayload {
        deletedCheckoutOrderId
        order {
          id
          status
        }
        viewer {
          notCompletedOrders
        }
      }
      ... on Problem {
        message
      }
      ... on Rejected {
        messages
      }
    }
  }
`;

interface Result {
  __typename: string;
  message?: string;
  messages?: string[];
  fieldErrors?: { path: string; message: string }[];
  order?: { id: string; status: string };
  deletedCheckoutOrderId?: string;
  viewer?: { notCompletedOrders: number };
}

interface Address {
  id: string;
  postalCode: string;
  vat: string | null;
  country: { id: string; dbId: string };
}

async function shippingAddress(): Promise<Address> {
  const { viewer } = await client.run(
    '{ viewer { addresses(type: SHIPPING) { id postalCode vat country { id dbId } } } }',
  );
  const [address] = viewer.addresses;
  if (!address) throw new Error('no address');
  return address;
}

async function send(document: string, input: object, caller = client): Promise<Result> {
  return (await caller.run<{ result: Result }>(document, { input })).result;
}

async function waiting(): Promise<CheckoutOrder[]> {
  return (await client.run(listDocument)).viewer.checkoutOrders;
}

const count = async (): Promise<number> =>
  (await client.run('{ viewer { notCompletedOrders } }')).viewer.notCompletedOrders;

test('CHK-06 the orders awaiting checkout are one call, which includes the order’s id', async () => {
  const created = await createOrder(client, article);
  const { answer, calls } = await client.watch<{ viewer: { checkoutOrders: CheckoutOrder[] } }>(listDocument);
  expect(answer.errors).toEqual([]);
  expect(calls).toEqual(['listNotCompletedOrders']);
  const found = answer.data.viewer.checkoutOrders.find(({ dbId }) => dbId === created.dbId);
  expect(found).toMatchObject({
    id: created.checkoutId,
    type: 'REGULAR',
    order: { id: created.id },
    items: [{ articleName: article.name, valid: true }],
  });
  expect(found?.id).not.toBe(found?.order.id);
  // GAP-157: {amount} in the REST response.
  expect(found?.items[0]?.price).toEqual({ value: expect.any(Number), currencyCode: 'EUR' });
});

test('CHK-08 CHK-14 CHK-17 options and sums of a destination are one call each, with the data VAT depends on', async () => {
  const created = await createOrder(client, article);
  const { country, postalCode, vat } = await shippingAddress();
  const { answer, received } = await client.watch<{
    node: { shippingOptions: { optionId: string }[]; calculated: { vatPercent: number } };
  }>(placeDocument, { id: created.checkoutId, country: country.id, postalCode, vat });
  expect(answer.errors).toEqual([]);
  const { shippingOptions, calculated } = answer.data.node;
  const offered = await (
    await portal.sandbox.as('client')
  ).ok('listShippingOptions', {
    path: { id: Number(created.dbId) },
    query: { country: Number(country.dbId), index: postalCode },
  });
  expect(shippingOptions).toEqual(
    offered.map(({ id: optionId, ...rest }) => ({ optionId: `${optionId}`, ...rest })),
  );
  expect(offered.find(({ packType }) => packType === 'pallet')).toMatchObject({
    estimateType: 'days',
    estimate: expect.stringMatching(/^\d/),
    price: { showCost: false, costDescription: expect.any(String), onSelectPopUpText: expect.any(String) },
  });
  expect(shippingOptions.map(({ optionId }) => optionId)).toEqual(
    expect.arrayContaining(['delay', 'custom', expect.stringMatching(/^\d+$/)]),
  );
  expect(calculated.vatPercent).toEqual(expect.any(Number));
  expect(received.map(({ operationId }) => operationId).toSorted()).toEqual([
    'calculateOrder',
    'listNotCompletedOrders',
    'listShippingOptions',
  ]);
  const query = (operationId: string) => received.find((one) => one.operationId === operationId)?.query;
  expect(query('listShippingOptions')).toEqual({ country: Number(country.dbId), index: postalCode });
  expect(query('calculateOrder')).toEqual({
    shippingData: { country: Number(country.dbId), index: postalCode, ...(vat === null ? {} : { vat }) },
  });
});

test('CHK-25 CHK-32 completing sends the address by id, the courier as a number, and returns status and count', async () => {
  const created = await createOrder(client, article);
  const before = await count();
  const { id, country, postalCode } = await shippingAddress();
  const { node } = await client.run(placeDocument, {
    id: created.checkoutId,
    country: country.id,
    postalCode,
  });
  const { answer, calls } = await client.watch<{ result: Result }>(completeDocument, {
    input: {
      order: created.checkoutId,
      shippingAddress: id,
      shippingCourier: node.shippingOptions[0]?.optionId,
      relatedOrderNumber: 'PO-77',
      orderComment: 'Ring twice',
    },
  });
  expect(answer.data.result).toEqual({
    __typename: 'CompleteOrderPayload',
    order: { id: created.id, status: 'NOT_CONFIRMED' },
    viewer: { notCompletedOrders: before - 1 },
  });
  expect(calls).toEqual(['completeOrder', 'getAccount']);
});

test('GAP-65 GAP-66 a separate address and a courier that is a word', async () => {
  const created = await createOrder(client, article);
  const { country, postalCode } = await shippingAddress();
  const customShippingAddress = {
    companyName: 'Site office',
    country: country.id,
    city: 'Tallinn',
    postalCode,
    street: 'Harbour 1',
    phone: '+372 5555',
    email: 'site@demo.test',
  };
  const input = { order: created.checkoutId, customShippingAddress, shippingCourier: 'delay' };
  expect(await send(completeDocument, input)).toMatchObject({ __typename: 'CompleteOrderPayload' });
  const { viewer } = await client.run(
    'query Receiver($dbId: String!) { viewer { order(dbId: $dbId) { receiver { companyName } } } }',
    { dbId: created.dbId },
  );
  expect(viewer.order.receiver.companyName).toBe('Site office');
});

test('GAP-72 ERR-02 invalid values come back field by field', async () => {
  const created = await createOrder(client, article);
  const { id } = await shippingAddress();
  expect(await send(completeDocument, { order: created.checkoutId, shippingCourier: 'delay' })).toMatchObject(
    {
      __typename: 'InvalidInput',
      fieldErrors: [{ path: 'shippingAddress' }],
    },
  );
  const tooLong = { order: created.checkoutId, shippingAddress: id, shippingCourier: 'delay' };
  expect(await send(completeDocument, { ...tooLong, relatedOrderNumber: 'x'.repeat(51) })).toMatchObject({
    __typename: 'InvalidInput',
    fieldErrors: [{ path: 'relatedOrderNumber' }],
  });
  const { errors } = await client.send(completeDocument, {
    input: { ...tooLong, shippingCourier: 'pigeon' },
  });
  expect(errors[0]).toMatchObject({
    message: 'input.shippingCourier takes the optionId of a ShippingOption.',
    extensions: { code: 'BAD_REQUEST' },
  });
});

test('GAP-66 ERR-02 an empty custom address is refused field by field, and not said to be one too many', async () => {
  const created = await createOrder(client, article);
  const { country } = await shippingAddress();
  const customShippingAddress = {
    companyName: '',
    country: country.id,
    city: '',
    postalCode: '',
    street: '',
    phone: '',
    email: '',
  };
  const result = await send(completeDocument, {
    order: created.id,
    customShippingAddress,
    shippingCourier: 'delay',
  });
  expect(result.__typename).toBe('InvalidInput');
  expect(result.fieldErrors?.map(({ path }) => path).toSorted()).toEqual(
    ['city', 'companyName', 'email', 'phone', 'postalCode', 'street'].map(
      (name) => `customShippingAddress.${name}`,
    ),
  );
});

test('CHK-34 CHK-35 GAP-71 cancelled outright: the checkout order is no longer found by its id', async () => {
  const created = await createOrder(client, article);
  const before = await count();
  expect(await send(cancelDocument, { order: created.checkoutId })).toEqual({
    __typename: 'CancelOrderPayload',
    deletedCheckoutOrderId: created.checkoutId,
    order: { id: created.id, status: 'CANCELLED' },
    viewer: { notCompletedOrders: before - 1 },
  });
  expect((await waiting()).map(({ dbId }) => dbId)).not.toContain(created.dbId);
});

test('CHK-34 GAP-71 moved back: move=1 is sent, the order is removed and its lines are in the cart', async () => {
  const created = await createOrder(client, article);
  const { answer, received } = await client.watch<{ result: Result }>(cancelDocument, {
    input: { order: created.checkoutId, move: true },
  });
  expect(received[0]).toMatchObject({ operationId: 'cancelOrder', query: { move: 1 } });
  expect(answer.data.result.order?.status).toBe('TAKEN');
  const { viewer } = await client.run('{ viewer { cart { items { article { id } } } } }');
  expect(viewer.cart.items.map((item) => item.article.id)).toContain(article.id);
});

test('ERR-01 an order whose checkout is over is Rejected, one that does not exist NotFound', async () => {
  const created = await createOrder(client, article);
  await send(cancelDocument, { order: created.checkoutId });
  expect(await send(cancelDocument, { order: created.checkoutId })).toMatchObject({
    __typename: 'Rejected',
    messages: [expect.stringContaining('no longer in the checkout')],
  });
  expect(await send(cancelDocument, { order: toGlobalId('CheckoutOrder', 99_999_999) })).toMatchObject({
    __typename: 'NotFound',
  });
});

test('CHK-25 an address that somebody has changed since it was shown is refused, and nothing is completed', async () => {
  const { checkoutId: order } = await createOrder(client, article);
  const shown = await readShownAddress(client);
  const input = { order, ...shown, shippingCourier: 'delay' };
  const update = (address: object) =>
    client.run(
      'mutation Update($input: UpdateAddressInput!) { updateAddress(input: $input) { __typename } }',
      {
        input: { id: shown.shippingAddress, type: 'SHIPPING', address },
      },
    );
  await update({ ...shown.expectedAddress, street: 'Brīvības iela 999' });
  const refused = await client.watch(completeDocument, { input });
  expect(refused.answer.data).toMatchObject({
    result: {
      __typename: 'InvalidInput',
      fieldErrors: [
        { path: 'shippingAddress', message: expect.stringContaining('changed since it was shown') },
      ],
    },
  });
  expect(refused.calls).toEqual(['listAddresses']);
  await update(shown.expectedAddress);
  expect(await send(completeDocument, input)).toMatchObject({ __typename: 'CompleteOrderPayload' });
});

test('GAP-162 completing and cancelling take the id of the Order or of its CheckoutOrder, and of nothing else', async () => {
  const [created, other] = [await createOrder(client, article), await createOrder(client, article)];
  const { id } = await shippingAddress();
  const completed = { order: created.id, shippingAddress: id, shippingCourier: 'delay' };
  expect(await send(completeDocument, completed)).toMatchObject({
    __typename: 'CompleteOrderPayload',
    order: { id: created.id, status: 'NOT_CONFIRMED' },
  });
  expect(await send(cancelDocument, { order: other.id })).toMatchObject({
    deletedCheckoutOrderId: other.checkoutId,
    order: { id: other.id, status: 'CANCELLED' },
  });
  const { errors } = await client.send(cancelDocument, { input: { order: id } });
  expect(errors[0]).toMatchObject({
    message: 'input.order takes an id of type CheckoutOrder | Order. This is an id of type Address.',
    extensions: { code: 'BAD_REQUEST' },
  });
});

test('GAP-162 a checkout order is read again by its id, and from its order while it has to be completed', async () => {
  const created = await createOrder(client, article);
  const document = 'query Node($id: ID!) { node(id: $id) { id ... on CheckoutOrder { dbId } } }';
  expect(await client.run(document, { id: created.checkoutId })).toEqual({
    node: { id: created.checkoutId, dbId: created.dbId },
  });
  const ofOrder =
    'query Order($dbId: String!) { viewer { order(dbId: $dbId) { checkout { id items { articleName } } } } }';
  const open = await client.watch(ofOrder, { dbId: created.dbId });
  expect(open.answer.data).toEqual({
    viewer: { order: { checkout: { id: created.checkoutId, items: [{ articleName: article.name }] } } },
  });
  expect(open.calls).toEqual(['getOrder', 'listNotCompletedOrders']);
  await completeOrder(client, created);
  const done = await client.watch(ofOrder, { dbId: created.dbId });
  expect(done.answer.data).toEqual({ viewer: { order: { checkout: null } } });
  expect(done.calls).toEqual(['getOrder']);
});

test('the order behind a checkout order is read only when fields beyond the checkout order’s are requested', async () => {
  const created = await createOrder(client, article);
  const { answer, calls } = await client.watch<{ node: { order: { status: string; user: object } } }>(
    'query Node($id: ID!) { node(id: $id) { ... on CheckoutOrder { order { status user { lastName } } } } }',
    { id: created.checkoutId },
  );
  expect(answer.data.node.order.status).toBe('NOT_COMPLETED');
  expect(calls).toEqual(['listNotCompletedOrders', 'getOrder']);
});

test('ERR-06 CART-01 without order_management: Forbidden', async () => {
  const basic = await portal.as('basic');
  const result = await send(cancelDocument, { order: toGlobalId('CheckoutOrder', 1) }, basic);
  expect(result).toMatchObject({ __typename: 'Forbidden' });
});

test('CALL-041 an invalid country id is refused with BAD_REQUEST and its fields', async () => {
  const created = await createOrder(client, article);
  const { errors } = await client.send(placeDocument, {
    id: created.checkoutId,
    country: toGlobalId('Country', 99_999_999),
    postalCode: '1',
  });
  const refused = errors.find(({ path }) => path?.includes('calculated'));
  expect(refused?.extensions).toMatchObject({
    code: 'BAD_REQUEST',
    fields: [{ field: 'shippingData.country' }],
  });
});
