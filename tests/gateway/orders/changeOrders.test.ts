import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import {
  completeOrder,
  createOrder,
  findBuyable,
  type BuyableArticle,
  type CreatedOrder,
} from '../../support/shopping.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
let article: BuyableArticle;
let order: CreatedOrder;

beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
  const [first] = await findBuyable(client, 1);
  if (!first) throw new Error('nothing to buy');
  article = first;
  order = await createOrder(client, article);
});
afterAll(() => portal.close());

interface Result {
  __typename: string;
  message?: string;
  messages?: string[];
  fieldErrors?: { path: string; message: string }[];
  comment?: { id: string; dbId: string; message: string };
  deletedId?: string;
  orders?: { id: string; status: string }[];
}

const addDocument = /* GraphQL */ `
  mutation Add($input: AddOrderCommentInput!) {
    result: addOrderComment(input: $input) {
      __typename
      ... on AddOrderCommentPayload {
        comment {
          id
          dbId
          message
          createdAt
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
const deleteDocument = /* GraphQL */ `
  mutation Delete($input: DeleteOrderCommentInput!) {
    result: deleteOrderComment(input: $input) {
      __typename
      ... on DeleteOrderCommentPayload {
        deletedId
      }
      ... on Problem {
        message
      }
    }
  }
`;
const statusDocument = /* GraphQL */ `
  mutation Change($input: ChangeOrderStatusInput!) {
    result: changeOrderStatus(input: $input) {
      __typename
      ... on ChangeOrderStatusPayload {
        orders {
          id
          status
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

async function send(document: string, input: object, caller = client): Promise<Result> {
  return (await caller.run<{ result: Result }>(document, { input })).result;
}

test('ORD-29 ORD-33 a comment comes back with an id that deletes it again, one call each', async () => {
  const added = await client.watch<{ result: Result }>(addDocument, {
    input: { order: order.id, message: 'Call before delivery' },
  });
  const { comment } = added.answer.data.result;
  expect(comment).toMatchObject({ message: 'Call before delivery' });
  expect(added.calls).toEqual(['addOrderComment']);
  const deleted = await client.watch<{ result: Result }>(deleteDocument, { input: { comment: comment?.id } });
  expect(deleted.answer.data.result).toEqual({
    __typename: 'DeleteOrderCommentPayload',
    deletedId: comment?.id,
  });
  expect(deleted.received.map(({ path }) => path)).toEqual([`/api/v3/orders/comments/${comment?.dbId}`]);
  expect(await send(deleteDocument, { comment: comment?.id })).toMatchObject({ __typename: 'NotFound' });
});

test('ORD-29 a comment with a byte order mark or blanks around it comes back, so that a program does not add it again', async () => {
  for (const message of ['\uFEFFCall at noon', '  Call at noon\n'])
    expect(await send(addDocument, { order: order.id, message })).toMatchObject({
      comment: { message: expect.stringContaining('Call at noon') },
    });
});

test('ORD-32 ERR-02 an empty comment is InvalidInput on message', async () => {
  expect(await send(addDocument, { order: order.id, message: '  ' })).toMatchObject({
    __typename: 'InvalidInput',
    fieldErrors: [{ path: 'message' }],
  });
});

test('ERR-07 a comment on an order that does not exist is NotFound', async () => {
  const input = { order: toGlobalId('Order', 99_999_999), message: 'Hello' };
  expect(await send(addDocument, input)).toMatchObject({ __typename: 'NotFound' });
});

test('GAP-162 the id of an order is not a valid id of a comment: BAD_REQUEST', async () => {
  const wrong = [order.id, toGlobalId('OrderComment', 12)];
  for (const comment of wrong) {
    const { errors } = await client.send(deleteDocument, { input: { comment } });
    expect(errors[0]).toMatchObject({
      message: expect.stringContaining('input.comment takes an id of type OrderComment.'),
      extensions: { code: 'BAD_REQUEST' },
    });
  }
});

test.each(['0x10', '1e1', ' 16', '+16', '016', '16.0', '1234567890123456'])(
  'GAP-162 Order:%s is not a second id of an order: a mutation refuses it without a call',
  async (dbId) => {
    const input = { order: toGlobalId('Order', dbId), message: 'Hello' };
    const { answer, calls } = await client.watch(addDocument, { input });
    expect(answer.errors[0]).toMatchObject({
      message: `input.order takes an id of type Order. "${input.order}" is not an id.`,
      extensions: { code: 'BAD_REQUEST' },
    });
    expect(calls).toEqual([]);
  },
);

test('ORD-17 GAP-76 a completed order is confirmed, and its new status costs no further call', async () => {
  const own = await createOrder(client, article);
  await completeOrder(client, own);
  const { answer, calls } = await client.watch<{ result: Result }>(statusDocument, {
    input: { orders: [own.id], status: 'CONFIRMED' },
  });
  expect(answer.data.result.orders).toEqual([{ id: own.id, status: 'CONFIRMED' }]);
  expect(calls).toEqual(['changeOrderStatus']);
});

test('GAP-76 ERR-01 all or none: an illegal change is Rejected with its reasons, and the other order keeps its status', async () => {
  const own = await createOrder(client, article);
  await completeOrder(client, own);
  const result = await send(statusDocument, { orders: [own.id, order.id], status: 'CONFIRMED' });
  expect(result).toMatchObject({
    __typename: 'Rejected',
    messages: [expect.stringContaining(order.dbId)],
  });
  expect(result.message).toBe(result.messages?.[0]);
  const { viewer } = await client.run(
    'query Status($dbId: String!) { viewer { order(dbId: $dbId) { status } } }',
    { dbId: own.dbId },
  );
  expect(viewer.order.status).toBe('NOT_CONFIRMED');
});

test('ERR-06 without order_management a change of status is Forbidden', async () => {
  const accountant = await portal.as('accountant');
  expect(await send(statusDocument, { orders: [order.id], status: 'CANCELLED' }, accountant)).toMatchObject({
    __typename: 'Forbidden',
  });
});

test('ORD-17 GAP-76 only a status that a customer can ask for is accepted; any other is refused before any call', async () => {
  const { answer, calls } = await client.watch(statusDocument, {
    input: { orders: [order.id], status: 'DELIVERED' },
  });
  expect(answer.errors[0]?.extensions.code).toBe('BAD_REQUEST');
  expect(answer.errors[0]?.message).toContain('RequestedOrderStatus');
  expect(calls).toEqual([]);
});
