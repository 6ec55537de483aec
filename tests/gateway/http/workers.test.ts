import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../../../gateway/settings/env.ts';
import { freePort, runGateway, type GatewayProcess } from '../../support/runGateway.ts';
import { hasRedis, startRedis, type TestRedis } from '../../support/startRedis.ts';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

let upstream: SmallUpstream;
let redis: TestRedis | undefined;
let gateway: GatewayProcess | undefined;
let held: (() => void)[] = [];
let isHeld = false;

beforeAll(async () => {
  if (hasRedis) redis = await startRedis();
  upstream = await startUpstream((_request, res) => {
    const answer = (): void => sendJson(res, [{ id: 1, name: 'Estonia', originalName: null }]);
    if (isHeld) held.push(answer);
    else answer();
  });
});
afterAll(async () => {
  await upstream.close();
  await redis?.kill();
});
afterEach(async () => {
  isHeld = false;
  held = [];
  await gateway?.stop();
});

const start = async (env: Record<string, string> = {}): Promise<GatewayProcess> => {
  gateway = await runGateway({
    UPSTREAM_URL: upstream.url,
    REDIS_URL: redis?.url ?? '',
    WORKERS: '2',
    ...env,
  });
  await expect.poll(() => listeners(gateway), { timeout: 60_000 }).toBe(2);
  return gateway;
};

const listeners = (process: GatewayProcess | undefined): number =>
  process?.log.filter((line) => line.includes('gateway listens')).length ?? 0;

const ask = async ({ url }: GatewayProcess): Promise<unknown> => {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer token', connection: 'close' },
    body: JSON.stringify({ query: '{ countries { name } }' }),
  });
  return answer.json();
};
const right = {
  data: { countries: [{ name: 'Estonia' }] },
  extensions: { cost: { estimate: 1, budget: 20 } },
};

const pidOf = ({ log }: GatewayProcess, worker: number): number =>
  Number(/"pid":(\d+)/.exec(log.findLast((line) => line.includes(`"worker":${worker},"pid"`)) ?? '')?.[1]);

test.runIf(hasRedis)(
  'promise: many machines: WORKERS share the port, and one that dies is replaced',
  async () => {
    const both = await start();
    expect(await Promise.all(Array.from({ length: 8 }, () => ask(both)))).toEqual(
      Array.from({ length: 8 }, () => right),
    );
    const dead = pidOf(both, 0);
    process.kill(dead, 'SIGKILL');
    await expect.poll(() => both.log.some((line) => line.includes('it is started again'))).toBe(true);
    // The other one serves requests meanwhile.
    expect(await ask(both)).toEqual(right);
    await expect.poll(() => listeners(both), { timeout: 60_000 }).toBe(3);
    expect(pidOf(both, 0)).not.toBe(dead);
    expect(await Promise.all(Array.from({ length: 8 }, () => ask(both)))).toEqual(
      Array.from({ length: 8 }, () => right),
    );
  },
);

test.runIf(hasRedis)(
  'promise: SIGTERM: with WORKERS too, requests in flight in any of them are answered',
  async () => {
    const both = await start();
    isHeld = true;
    const inFlight = Array.from({ length: 20 }, () => ask(both));
    await expect.poll(() => held.length).toBe(20);
    both.child.kill('SIGTERM');
    await expect.poll(() => both.log.filter((line) => line.includes('stopping')).length).toBe(2);
    for (const answer of held) answer();
    expect(await Promise.all(inFlight)).toEqual(Array.from({ length: 20 }, () => right));
    const [code] = await both.exited;
    expect(code).toBe(0);
  },
);

test.runIf(hasRedis)(
  'promise: sight: each of the WORKERS has a page for Prometheus, on ports in a row',
  async () => {
    const port = await freePort(2);
    await start({ METRICS_PORT: String(port) });
    for (const one of [port, port + 1]) {
      const read = async () => (await fetch(`http://127.0.0.1:${one}/metrics`)).text();
      await expect.poll(() => read().catch(String)).toContain('process_resident_memory_bytes');
    }
  },
);

test('promise: many machines: several WORKERS without a Redis do not start, and say why', async () => {
  expect(() => readEnv({ UPSTREAM_URL: 'https://erp.example', WORKERS: '2' })).toThrow(
    /WORKERS: .*REDIS_URL/,
  );
  expect(readEnv({ UPSTREAM_URL: 'https://erp.example', WORKERS: '1' }).workers).toBe(1);
  expect(() => readEnv({ UPSTREAM_URL: 'https://erp.example', WORKERS: '0' })).toThrow(/WORKERS/);
});

test.runIf(hasRedis)(
  'promise: many machines: workers that cannot start end the whole process with a failure',
  async () => {
    const taken = await startUpstream(() => undefined);
    const child = spawn(process.execPath, ['gateway/main.ts'], {
      env: {
        PATH: process.env['PATH'],
        UPSTREAM_URL: upstream.url,
        REDIS_URL: redis?.url ?? '',
        WORKERS: '2',
        PORT: new URL(taken.url).port,
      },
      stdio: 'ignore',
    });
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).not.toBe(0);
    await taken.close();
  },
);
