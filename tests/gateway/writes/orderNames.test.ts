import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { graphql } from '../../support/graphql.ts';
import { warehouseIds } from '../../support/shopping.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { hasRedis, startRedis } from '../../support/startRedis.ts';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

/** A back end that makes orders and does not name them. */
let upstream: SmallUpstream;
let gateway: TestGateway;
let list: { id: number; type: string; date: string; items: { id: number; quantity: number }[] }[];
/** What a write makes, by the pieces of its lines. */
let make: (pieces: number) => void | Promise<void>;
let newest: number;

const addOrder = (pieces: number): void => {
  newest += 1;
  list.push({
    id: newest,
    type: 'regular',
    date: new Date().toISOString(),
    items: [{ id: newest * 10, quantity: pieces }],
  });
};

beforeAll(async () => {
  upstream = await startUpstream(async ({ method, url, body }, res) => {
    res.setHeader('date', new Date().toUTCString());
    if (url.includes('not-completed')) return sendJson(res, list);
    if (method === 'POST' && url.includes('/orders')) {
      await make(JSON.parse(body).items[0].qty);
      return sendJson(res, {});
    }
    return sendJson(res, {});
  });
});
beforeEach(async () => {
  list = [];
  newest = 100;
  make = addOrder;
  gateway = await startGateway({ upstreamUrl: upstream.url });
  return () => gateway.close();
});
afterAll(() => upstream.close());

async function create(qty: number, warehouses = ['1'], at = gateway): Promise<string[] | null> {
  const { data, errors } = await graphql<{ createOrders: { orders: { dbId: string }[] | null } }>(at, {
    bearer: 'x',
    query: `mutation ($input: CreateOrdersInput!) {
      createOrders(input: $input) { ... on CreateOrdersPayload { orders { dbId } } }
    }`,
    variables: {
      input: { warehouses: warehouseIds(...warehouses), items: [{ article: toGlobalId('Article', 1), qty }] },
    },
  });
  expect(errors).toEqual([]);
  return data.createOrders.orders?.map(({ dbId }) => dbId) ?? null;
}

test('orders that the back end does not name: each write names its own, none that was there before, whatever the pace', async () => {
  addOrder(2);
  // That the back end names none is learnt from its first such answer.
  expect(await create(2)).toBeNull();
  expect(await create(2)).toEqual(['103']);
  expect(await create(2)).toEqual(['104']);
  const [one, other] = await Promise.all([create(2), create(2)]);
  const named = [...(one ?? []), ...(other ?? [])];
  expect(new Set(named).size).toBe(named.length);
  expect(named).not.toContain('104');
});

test('writes of one account that run at the same time name no order: whose is whose cannot be told', async () => {
  await create(2);
  let begun = 0;
  // Both are at the back end before either is answered.
  const both = new Promise<void>((resolve) => {
    make = async (pieces) => {
      addOrder(pieces);
      begun += 1;
      if (begun === 2) resolve();
      await both;
    };
  });
  const warehouses = ['1', '2'];
  expect(await Promise.all([create(2, warehouses), create(2, warehouses)])).toEqual([null, null]);
  make = addOrder;
  expect(await create(2)).toHaveLength(1);
});

test.runIf(hasRedis)(
  'a write that made nothing does not name the order that another gateway made meanwhile',
  async () => {
    const redis = await startRedis();
    const start = () => startGateway({ upstreamUrl: upstream.url, redisUrl: redis.url });
    const [one, other, fresh] = await Promise.all([start(), start(), start()]);
    // That the back end names none is learnt by each gateway.
    await create(2, ['1'], one);
    await create(2, ['1'], other);
    for (const second of [other, fresh]) {
      const isSent = Promise.withResolvers<void>();
      const mayEnd = Promise.withResolvers<void>();
      make = () => {
        isSent.resolve();
        return mayEnd.promise;
      };
      const first = create(2, ['1'], one);
      await isSent.promise;
      make = addOrder;
      await create(2, ['1'], second);
      mayEnd.resolve();
      expect(await first).toBeNull();
    }
    // One after the other, each names its own.
    expect(await create(2, ['1'], other)).toHaveLength(1);
    expect(await create(2, ['1'], one)).toHaveLength(1);
    // Nor does a write name an order while it cannot know.
    await redis.kill();
    expect(await create(2, ['1'], one)).toBeNull();
    await Promise.all([one, other, fresh].map((each) => each.close()));
  },
);

test('a write that made nothing names no order, and one of somebody else with other pieces is not named', async () => {
  await create(1);
  make = () => undefined;
  expect(await create(1)).toBeNull();
  make = () => addOrder(50);
  expect(await create(1)).toBeNull();
});

test('more orders than the write can have made: none is named', async () => {
  await create(1);
  make = (pieces) => {
    addOrder(pieces);
    addOrder(pieces);
  };
  expect(await create(1)).toBeNull();
  expect(await create(1, ['1', '2'])).toHaveLength(2);
});

test('promise: fan-out: the lines of new orders cost a call for each warehouse that is ordered from', async () => {
  const { errors, extensions } = await graphql(gateway, {
    bearer: 'x',
    query: `mutation ($input: CreateOrdersInput!) {
      createOrders(input: $input) { ... on CreateOrdersPayload { orders { items { articleName qty } } } }
    }`,
    variables: {
      input: { warehouses: warehouseIds('1', '2'), items: [{ article: toGlobalId('Article', 1), qty: 1 }] },
    },
  });
  expect(errors).toEqual([]);
  expect(extensions['cost']).toEqual({ estimate: 3, budget: 20 });
});
