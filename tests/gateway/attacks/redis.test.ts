import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { graphql } from '../../support/graphql.ts';
import { freePort, runGateway, type GatewayProcess } from '../../support/runGateway.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { hasRedis, startRedis, type TestRedis } from '../../support/startRedis.ts';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

let redis: TestRedis;
let client: ReturnType<typeof createClient>;
let upstreams: SmallUpstream[] = [];
let gateways: TestGateway[] = [];

beforeEach(async () => {
  redis = await startRedis();
  client = createClient({ url: redis.url });
  // Some tests kill it.
  client.on('error', () => undefined);
  await client.connect();
});
afterEach(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await Promise.all(upstreams.map((upstream) => upstream.close()));
  [gateways, upstreams] = [[], []];
  client.destroy();
  await redis.kill();
});

/** A gateway with its own back end, whose writes are counted. */
async function start(redisUrl = redis.url): Promise<{ gateway: TestGateway; writes: () => number }> {
  const upstream = await startUpstream(({ url }, res) => {
    if (url.endsWith('/loggedin')) sendJson(res, { isLoggedIn: true, user: { id: 1 } });
    else if (url.endsWith('/login_check')) sendJson(res, {}, 401);
    else sendJson(res, { id: 1, content: 'x' });
  });
  upstreams.push(upstream);
  const gateway = await startGateway({ upstreamUrl: upstream.url, redisUrl });
  gateways.push(gateway);
  return { gateway, writes: () => upstream.received.filter(({ method }) => method === 'POST').length };
}

interface Written {
  addOrderComment: { __typename: string } | null;
}
const write = (gateway: { url: string }, key: string) =>
  graphql<Written>(gateway, {
    bearer: 'token',
    query: 'mutation ($input: AddOrderCommentInput!) { addOrderComment(input: $input) { __typename } }',
    variables: {
      input: {
        order: Buffer.from('Order:1').toString('base64'),
        message: 'Please call.',
        idempotencyKey: key,
      },
    },
  });

describe.skipIf(!hasRedis)('Redis (skipped without redis-server)', () => {
  test('promise: writes once: two back ends on one Redis do not answer for each other', async () => {
    const [staging, production] = [await start(), await start()];
    for (const { gateway, writes } of [staging, production]) {
      const { data, extensions } = await write(gateway, 'weekly-2026-48');
      expect(data.addOrderComment?.__typename).toBe('AddOrderCommentPayload');
      expect(extensions['idempotency']).toEqual({ addOrderComment: 'written' });
      expect(writes()).toBe(1);
    }
    expect((await write(staging.gateway, 'weekly-2026-48')).extensions['idempotency']).toEqual({
      addOrderComment: 'replayed',
    });
  });

  test.each(['{"comm', '7', 'null', '[]', '{"__typename":"SetCartQtyPayload"}', '{}'])(
    'promise: writes once: a stored answer that cannot be read is an unknown outcome: %s',
    async (stored) => {
      const { gateway, writes } = await start();
      await write(gateway, 'a-key');
      const [entry] = (await client.keys('parts:*:write:*')).filter((name) => !name.endsWith(':alive'));
      await client.hSet(entry ?? '', 'answer', stored);
      const { data, errors } = await write(gateway, 'a-key');
      expect(errors).toEqual([]);
      expect(data.addOrderComment?.__typename).toBe('OutcomeUnknown');
      expect(writes()).toBe(1);
    },
  );

  test('promise: writes once: on a Redis that evicts no write with a key is done, until its policy is changed', async () => {
    await client.configSet('maxmemory', '50mb');
    await client.configSet('maxmemory-policy', 'volatile-lru');
    const { gateway, writes } = await start();
    expect((await write(gateway, 'k1')).errors[0]?.extensions.code).toBe('WRITES_UNAVAILABLE');
    expect(writes()).toBe(0);
    await client.configSet('maxmemory-policy', 'noeviction');
    const another = await start();
    expect((await write(another.gateway, 'k1')).data.addOrderComment?.__typename).toBe(
      'AddOrderCommentPayload',
    );
  });

  test('promise: writes once: a write that was refused because Redis answered too late can be sent again with its key', async () => {
    const { gateway, writes } = await start();
    await write(gateway, 'k1');
    redis.signal('SIGSTOP');
    expect((await write(gateway, 'k2')).errors[0]?.extensions.code).toBe('WRITES_UNAVAILABLE');
    redis.signal('SIGCONT');
    // All that it was asked before is answered.
    await client.ping();
    await expect
      .poll(async () => (await write(gateway, 'k2')).data?.addOrderComment?.__typename, { timeout: 20_000 })
      .toBeDefined();
    expect((await write(gateway, 'k2')).data.addOrderComment?.__typename).toBe('AddOrderCommentPayload');
    expect(writes()).toBe(2);
  });

  test('promise: writes once: a write whose connection to Redis broke as it began can be sent again with its key', async () => {
    let isAway = false;
    let begun = 0;
    const proxy = createServer((socket) => {
      if (isAway) return socket.destroy();
      const toRedis = connect(Number(new URL(redis.url).port), '127.0.0.1');
      socket.on('data', (data) => {
        // Redis begins the write, and its answer is lost.
        if (data.includes("'EXISTS'") && ++begun === 1) isAway = true;
        toRedis.write(data);
      });
      toRedis.on('data', (data) => (isAway ? socket.destroy() : socket.write(data)));
      socket.on('close', () => toRedis.end());
      for (const end of [socket, toRedis]) end.on('error', () => undefined);
      return undefined;
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void proxy.close());
    await once(proxy, 'listening');
    const address = proxy.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const { gateway, writes } = await start(`redis://127.0.0.1:${port}`);
    expect((await write(gateway, 'k1')).errors[0]?.extensions.code).toBe('WRITES_UNAVAILABLE');
    await setTimeout(500);
    isAway = false;
    await expect
      .poll(async () => (await write(gateway, 'k1')).data?.addOrderComment?.__typename, { timeout: 25_000 })
      .toBeDefined();
    expect((await write(gateway, 'k1')).data.addOrderComment?.__typename).toBe('AddOrderCommentPayload');
    expect(writes()).toBe(1);
  });

  test('promise: log-in: a Redis that has fallen silent costs a log-in a quarter of a second, not one for each question', async () => {
    const { gateway } = await start();
    const logIn = () =>
      graphql<{ login: { __typename: string } }>(gateway, {
        query: 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }',
        variables: { input: { username: 'a@demo.test', password: 'x' } },
      });
    await logIn();
    await client.sendCommand(['CLIENT', 'PAUSE', '8000', 'ALL']);
    const begun = performance.now();
    expect((await logIn()).data.login.__typename).toBe('InvalidCredentials');
    // Of that 250 ms are Redis's.
    expect(performance.now() - begun).toBeLessThan(1000);
    expect(await (await fetch(`${gateway.url}/health`)).json()).toMatchObject({ redis: 'down' });
  });

  test('promise: sight: a full and a read-only Redis are named in the log, once, and refuse writes with a key', async () => {
    const upstream = await startUpstream(({ url }, res) =>
      sendJson(res, url.endsWith('/loggedin') ? { isLoggedIn: true, user: { id: 1 } } : { id: 1 }),
    );
    upstreams.push(upstream);
    const process = await runGateway({ UPSTREAM_URL: upstream.url, REDIS_URL: redis.url });
    const codeOf = async (key: string) => (await write(process, key)).errors[0]?.extensions.code;
    const said = (text: string) => process.log.filter((line) => line.includes(text)).length;
    await client.configSet('maxmemory', '1');
    expect([await codeOf('k1'), await codeOf('k2')]).toEqual(['WRITES_UNAVAILABLE', 'WRITES_UNAVAILABLE']);
    await expect.poll(() => said('redis is full')).toBe(1);
    // A customer's request id finds why.
    await expect
      .poll(() => process.log.filter((line) => /"requestId":"[\w-]+".*keyed write refused/.test(line)))
      .toHaveLength(2);
    await client.configSet('maxmemory', '0');
    expect(await codeOf('k3')).toBeUndefined();
    await client.sendCommand(['REPLICAOF', '127.0.0.1', '1']);
    expect(await codeOf('k4')).toBe('WRITES_UNAVAILABLE');
    await expect.poll(() => said('redis is read-only')).toBe(1);
    await process.stop();
  });

  test('promise: sight: the log says each reason why Redis is away, once until it is back; the metric says it, too', async () => {
    const upstream = await startUpstream((_request, res) => sendJson(res, []));
    upstreams.push(upstream);
    const metricsPort = await freePort();
    const gateway = await runGateway({
      UPSTREAM_URL: upstream.url,
      REDIS_URL: redis.url,
      METRICS_PORT: String(metricsPort),
    });
    const isUp = async () =>
      /^gateway_redis_up\{.*\} (\d)$/m.exec(
        await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
      )?.[1];
    await expect.poll(isUp).toBe('1');
    const codes = () =>
      gateway.log.flatMap((line) => /"code":"(\w+)","msg":"redis is not available"/.exec(line)?.[1] ?? []);
    // How a connection ends depends on what was on its way.
    const expectEachOnce = async (from: number) => {
      await expect.poll(() => codes().slice(from).at(-1)).toBe('ECONNREFUSED');
      const reasons = codes().slice(from);
      expect(reasons.length).toBeGreaterThan(1);
      expect(new Set(reasons).size).toBe(reasons.length);
      return from + reasons.length;
    };
    await redis.kill();
    const before = await expectEachOnce(0);
    expect(await isUp()).toBe('0');
    await redis.restart();
    const backs = () => gateway.log.filter((line) => line.includes('redis is back')).length;
    await expect.poll(backs).toBe(1);
    expect(await isUp()).toBe('1');
    await redis.kill();
    await expectEachOnce(before);
    await gateway.stop();
  });

  test('a wrong password of Redis is named in the log', async () => {
    const upstream = await startUpstream((_request, res) => sendJson(res, []));
    upstreams.push(upstream);
    await client.configSet('requirepass', 'right');
    const gateway: GatewayProcess = await runGateway({
      UPSTREAM_URL: upstream.url,
      REDIS_URL: redis.url.replace('redis://', 'redis://:wrong@'),
    });
    await expect
      .poll(() => gateway.log.find((line) => line.includes('redis is not available')))
      .toMatch(/"code":"WRONGPASS"/);
    await gateway.stop();
  });
});
