import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import { spawnSync } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { runDoctor } from '../../../gateway/start/doctor.ts';
import { freePort } from '../../support/runGateway.ts';
import { hasRedis, startRedis } from '../../support/startRedis.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

const backEnd = async (answer: RequestListener): Promise<string> =>
  `http://127.0.0.1:${await listen(createServer({ keepAlive: false }, answer))}`;

const isWell: RequestListener = (_req, res) =>
  res.writeHead(200, { 'content-type': 'application/json', version: '1002', connection: 'close' }).end('[]');

/** Whether the client is built here, and what this machine allows, is not what is tested. */
const isOurs = (line: string): boolean => line.startsWith('not ok') && !/WEB_DIR|descriptors/.test(line);

/** What is not ok of surroundings. */
async function notOk(source: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  const log = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const given = { LOG_KEY: 'a-key-of-this-test', UPSTREAM_TIMEOUT_MS: '500', ...source };
  const code = await runDoctor(given);
  const lines = log.mock.calls.map(([line]) => String(line).trimEnd());
  log.mockRestore();
  return { code, lines: lines.filter(isOurs).map((line) => line.slice(8)) };
}

test('promise: sight: the doctor has nothing to say where all is well', async () => {
  expect((await notOk({ UPSTREAM_URL: await backEnd(isWell) })).lines).toEqual([]);
});

test('promise: sight: … says what is wrong with settings', async () => {
  const { code, lines } = await notOk({ UPSTREAM_URL: 'erp', PORT: 'x' });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^PORT/), expect.stringMatching(/^UPSTREAM_URL/)]);
});

test('promise: sight: … and with the folder of the brand', async () => {
  const { code, lines } = await notOk({ UPSTREAM_URL: await backEnd(isWell), BRAND_DIR: '/nowhere' });
  expect([code, ...lines]).toEqual([
    1,
    expect.stringMatching(/^BRAND_DIR: \/nowhere\/brand\.json cannot be read/),
  ]);
});

test('promise: sight: … why the back end cannot be reached', async () => {
  const refused = `http://127.0.0.1:${await freePort()}`;
  expect((await notOk({ UPSTREAM_URL: refused })).lines).toEqual(['back end: refused']);
  expect((await notOk({ UPSTREAM_URL: 'http://back-end.invalid' })).lines).toEqual(['back end: name']);
  const silent = createTcpServer((socket) => closers.push(() => socket.destroy()));
  const hanging = `http://127.0.0.1:${await listen(silent)}`;
  expect((await notOk({ UPSTREAM_URL: hanging })).lines).toEqual(['back end: timeout']);
});

test('promise: sight: … that what answers is not the back end, or another version of it, or its clock is wrong', async () => {
  const page = await backEnd((_req, res) => res.writeHead(200, { 'content-type': 'text/html' }).end('<p>'));
  expect((await notOk({ UPSTREAM_URL: page })).lines).toEqual([
    expect.stringMatching(/^back end: status 200 .*not JSON: is UPSTREAM_URL right/),
  ]);
  const other = await backEnd((req, res) => {
    res.setHeader('date', new Date(Date.now() - 3_600_000).toUTCString());
    isWell(req, res);
  });
  const { lines } = await notOk({ UPSTREAM_URL: other, UPSTREAM_VERSION: '1003' });
  expect(lines).toEqual([
    'version of the back end: 1002, expected 1003',
    expect.stringMatching(/^clock: the back end's differs by -3\d\d\d s$/),
  ]);
});

test('promise: sight: … what is wrong with the certificate', async () => {
  const [key, cert] = ['key', 'crt'].map((end) =>
    readFileSync(`tests/support/certificates/localhost.${end}`),
  );
  const url = `https://127.0.0.1:${await listen(createTlsServer({ key, cert }, isWell))}`;
  expect((await notOk({ UPSTREAM_URL: url, UPSTREAM_TIMEOUT_MS: '5000' })).lines[0]).toMatch(
    /^back end: certificate .*SELF_SIGNED/,
  );
});

test.runIf(hasRedis)(
  'promise: sight: … that Redis is away, silent, forgets keys when it is full, or takes no writes',
  async () => {
    const UPSTREAM_URL = await backEnd(isWell);
    const redis = await startRedis();
    closers.push(() => redis.kill());
    expect((await notOk({ UPSTREAM_URL, REDIS_URL: redis.url })).lines).toEqual([]);
    const { port } = new URL(redis.url);
    const order = (...words: string[]) => spawnSync('redis-cli', ['-p', port, ...words]);
    order('config', 'set', 'maxmemory', '1');
    expect((await notOk({ UPSTREAM_URL, REDIS_URL: redis.url })).lines).toEqual([
      expect.stringMatching(/^Redis: OOM /),
    ]);
    order('config', 'set', 'maxmemory', '0');
    order('replicaof', '127.0.0.1', '1');
    expect((await notOk({ UPSTREAM_URL, REDIS_URL: redis.url })).lines).toEqual([
      expect.stringMatching(/^Redis: READONLY /),
    ]);
    order('replicaof', 'no', 'one');
    order('config', 'set', 'maxmemory', '10mb');
    order('config', 'set', 'maxmemory-policy', 'allkeys-lru');
    expect((await notOk({ UPSTREAM_URL, REDIS_URL: redis.url })).lines).toEqual([
      'Redis: maxmemory-policy is allkeys-lru, wanted is noeviction',
    ]);
    redis.signal('SIGSTOP');
    expect((await notOk({ UPSTREAM_URL, REDIS_URL: redis.url })).lines).toEqual(['Redis: timeout']);
    await redis.kill();
    expect((await notOk({ UPSTREAM_URL, REDIS_URL: redis.url })).lines).toEqual(['Redis: ECONNREFUSED']);
  },
);
