import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createClient } from '@redis/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { graphql, type GraphQLAnswer } from '../../support/graphql.ts';
import { bestStock, findBuyable, type BuyableArticle, warehouseIds } from '../../support/shopping.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { startPortal, type Portal } from '../../support/startPortal.ts';
import { hasRedis, startRedis, type TestRedis } from '../../support/startRedis.ts';

interface Created {
  createOrders: { __typename: string; message?: string; orders?: { dbId: string }[] };
}

const document = /* GraphQL */ `
  mutation Create($input: CreateOrdersInput!) {
    createOrders(input: $input) {
      __typename
      ... on CreateOrdersPayload {
        orders {
          dbId
        }
      }
      ... on Problem {
        message
      }
    }
  }
`;

describe.skipIf(!hasRedis)('two gateways share a Redis (skipped without redis-server)', () => {
  let portal: Portal;
  let redis: TestRedis;
  let gateways: TestGateway[];
  let bearer: string;
  let articles: BuyableArticle[];
  let keys = 0;

  beforeAll(async () => {
    portal = await startPortal();
    redis = await startRedis();
    const options = {
      // Hundreds of orders at once, on a machine that may be slow.
      upstreamTimeoutMs: 60_000,
      upstreamUrl: portal.sandbox.url,
      redisUrl: redis.url,
    };
    gateways = await Promise.all([startGateway(options), startGateway(options)]);
    const client = await portal.as('client');
    bearer = client.bearer ?? '';
    articles = await findBuyable(client, 10);
  });
  beforeEach(() => fetch(`${portal.sandbox.url}/sandbox/faults`, { method: 'DELETE' }));
  afterAll(async () => {
    for (const gateway of gateways) await gateway.close();
    await redis.kill();
    await portal.close();
  });

  const newKey = (): string => `shared-key-${(keys += 1)}`;
  const inputOf = (idempotencyKey: string, which: number) => {
    const article = articles[which % articles.length] as BuyableArticle;
    return {
      warehouses: warehouseIds(bestStock(article).warehouse.dbId),
      items: [{ article: article.id, qty: article.multiple }],
      // The confirmation above the credit limit is not tested here.
      force: true,
      idempotencyKey,
    };
  };
  const create = (url: string, key: string, which = 0): Promise<GraphQLAnswer<Created>> =>
    graphql<Created>({ url }, { query: document, bearer, variables: { input: inputOf(key, which) } });
  const at = (index: number): string => gateways[index]?.url ?? '';
  const clickTwice = (index: number) => {
    const key = newKey();
    return Promise.all([create(at(0), key, index), create(at(1), key, index)]);
  };
  const orderIds = async (): Promise<string[]> =>
    (await portal.sandbox.db.selectFrom('orders').select('id').execute()).map(({ id }) => String(id));

  /** Whether a call that creates orders has arrived at the back end. */
  const hasArrived = async (): Promise<boolean> => {
    const response = await fetch(`${portal.sandbox.url}/sandbox/requests`);
    return (await response.text()).includes('"createOrders"');
  };

  /** All entries of Redis about writes, by name. */
  const readWrites = async (): Promise<Map<string, Record<string, string>>> => {
    const reader = await createClient({ url: redis.url }).connect();
    const names = await reader.keys('parts:*:write:*');
    const hashes = names.filter((name) => !name.endsWith(':alive'));
    const writes = await Promise.all(hashes.map(async (name) => [name, await reader.hGetAll(name)] as const));
    reader.destroy();
    return new Map(writes);
  };

  test('promise: double click: 200 orders, each clicked at two gateways at once, are exactly 200 orders', async () => {
    const before = new Set(await orderIds());
    await fetch(`${portal.sandbox.url}/sandbox/requests`, { method: 'DELETE' });
    const answers: Awaited<ReturnType<typeof clickTwice>>[] = [];
    // As many as the embedded database creates before the gateway gives up.
    while (answers.length < 200)
      answers.push(
        ...(await Promise.all(Array.from({ length: 40 }, (_, index) => clickTwice(answers.length + index)))),
      );
    expect(answers.flat().flatMap(({ errors }) => errors)).toEqual([]);
    const made = answers.map(([first, second]) => {
      expect(second.data).toEqual(first.data);
      expect(first.data.createOrders.__typename).toBe('CreateOrdersPayload');
      return first.data.createOrders.orders?.[0]?.dbId;
    });
    expect(new Set(made).size).toBe(200);
    expect((await orderIds()).filter((id) => !before.has(id))).toHaveLength(200);
    // The back end knows the keys too; its check was not needed.
    const received = await (await fetch(`${portal.sandbox.url}/sandbox/requests`)).text();
    expect(received.match(/"operationId":"createOrders"/g)).toHaveLength(200);
  });

  test('promise: leaks: a reader of Redis cannot test passwords: it holds no input, and entries of equal inputs have nothing in common', async () => {
    const query = `mutation Try($input: TestIntegrationInput!) {
      testIntegration(input: $input) { __typename ... on Problem { message } }
    }`;
    const server = { connectionType: 'FTP', ftpServer: '127.0.0.1', ftpPort: 21, ftpUser: 'us' };
    const send = (token: string, idempotencyKey: string) => {
      const input = { ...server, ftpPassword: 'hunter2', idempotencyKey };
      return graphql({ url: at(0) }, { query, bearer: token, variables: { input } });
    };
    const known = await readWrites();
    const second = (await portal.as('second')).bearer ?? '';
    const key = newKey();
    for (const { errors } of [
      await send(bearer, key),
      await send(bearer, newKey()),
      await send(second, key),
    ]) {
      expect(errors).toEqual([]);
    }
    const kept = [...(await readWrites())].filter(([name]) => !known.has(name)).map(([, write]) => write);
    expect(new Set(kept.map(({ fingerprint }) => fingerprint)).size).toBe(3);
    const text = JSON.stringify([...(await readWrites())]);
    for (const secret of ['hunter2', bearer, second, key]) expect(text).not.toContain(secret);
  });

  test('an answer lost at one gateway: the other names the order that was made, and makes none', async () => {
    const before = new Set(await orderIds());
    const input = inputOf(newKey(), 0);
    const query = `mutation Create($input: CreateOrdersInput!) {
      createOrders(input: $input) {
        __typename ... on OutcomeUnknown { candidates { matches node { ... on CheckoutOrder { dbId } } } }
      }
    }`;
    // Orders of earlier tests are older than this write.
    await portal.sandbox.db
      .updateTable('orders')
      .set({ created_at: new Date(Date.now() - 60_000).toISOString() })
      .execute();
    await portal.breakNext('createOrders', { kind: 'lost' });
    const lost = await graphql({ url: at(0) }, { query, bearer, variables: { input } });
    const made = (await orderIds()).filter((id) => !before.has(id));
    expect(made).toHaveLength(1);
    const node = { dbId: made[0] };
    expect(lost.data).toEqual({
      createOrders: {
        __typename: 'OutcomeUnknown',
        candidates: [{ matches: ['CREATED_SINCE', 'FITS_INPUT'], node }],
      },
    });
    const again = await graphql({ url: at(1) }, { query, bearer, variables: { input } });
    expect(again.data).toEqual(lost.data);
    expect((await orderIds()).filter((id) => !before.has(id))).toEqual(made);
  });

  test('promise: double click: Redis dies during a write: its caller gets the result, others time out or are refused, there is one order', async () => {
    const before = new Set(await orderIds());
    const key = newKey();
    await fetch(`${portal.sandbox.url}/sandbox/requests`, { method: 'DELETE' });
    await portal.breakNext('createOrders', { kind: 'slow', ms: 1500 });
    const first = create(at(0), key);
    await expect.poll(hasArrived, { timeout: 10_000 }).toBe(true);
    await redis.kill();
    const second = await create(at(1), key);
    expect(second.errors[0]?.extensions.code).toBe('WRITES_UNAVAILABLE');
    const answer = await first;
    expect(answer.data.createOrders.__typename).toBe('CreateOrdersPayload');

    const other = await create(at(0), newKey());
    expect(other.errors[0]?.extensions.code).toBe('WRITES_UNAVAILABLE');
    const read = await graphql({ url: at(0) }, { query: '{ viewer { isLoggedIn } }', bearer });
    expect(read.errors).toEqual([]);

    await redis.restart();
    // The gateway that wrote knows the result itself; it shares it through Redis, which came back empty.
    await expect.poll(async () => (await create(at(0), key)).data, { timeout: 20_000 }).toEqual(answer.data);
    await expect.poll(async () => (await create(at(1), key)).data, { timeout: 20_000 }).toEqual(answer.data);
    expect((await orderIds()).filter((id) => !before.has(id))).toHaveLength(1);
  });

  test('promise: double click: a gateway that dies during a write leaves an unknown outcome, and no second order', async () => {
    const before = new Set(await orderIds());
    const dying = await startGatewayProcess(portal.sandbox.url, redis.url);
    const key = newKey();
    await fetch(`${portal.sandbox.url}/sandbox/requests`, { method: 'DELETE' });
    await portal.breakNext('createOrders', { kind: 'slow', ms: 1500 });
    const lost = create(dying.url, key).catch(() => 'gone');
    try {
      await expect.poll(hasArrived, { timeout: 10_000 }).toBe(true);
    } finally {
      dying.child.kill('SIGKILL');
    }
    expect(await lost).toBe('gone');
    const { data } = await create(at(0), key);
    expect(data.createOrders.__typename).toBe('OutcomeUnknown');
    expect((await orderIds()).filter((id) => !before.has(id)).length).toBeLessThanOrEqual(1);
  });
});

/** A gateway in a separate process, which can be killed. */
async function startGatewayProcess(
  upstreamUrl: string,
  redisUrl: string,
): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['gateway/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      UPSTREAM_URL: upstreamUrl,
      REDIS_URL: redisUrl,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let text = '';
  for (;;) {
    const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
    text += chunk.toString();
    const url = /"url":"([^"]+)"/.exec(text)?.[1];
    if (url !== undefined) return { url, child };
  }
}
