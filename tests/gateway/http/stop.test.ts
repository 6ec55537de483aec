import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { runGateway, type GatewayProcess } from '../../support/runGateway.ts';
import { startGateway } from '../../support/startGateway.ts';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

let upstream: SmallUpstream | undefined;
let gateway: GatewayProcess | undefined;
afterEach(async () => {
  gateway?.child.kill('SIGKILL');
  await upstream?.close();
});

const refusesConnections = (url: string): Promise<boolean> =>
  fetch(`${url}/health/live`, { headers: { connection: 'close' } }).then(
    () => false,
    () => true,
  );

test('promise: SIGTERM: no longer ready, requests in flight finish, then exit 0', async () => {
  const release = Promise.withResolvers<void>();
  upstream = await startUpstream(({ url }, res) => {
    if (url.endsWith('/countries'))
      void release.promise.then(() => sendJson(res, [{ id: 1, name: 'Estonia', originalName: null }]));
    else sendJson(res, []);
  });
  gateway = await runGateway({ UPSTREAM_URL: upstream.url });
  const { url, log, child } = gateway;
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  const inFlight = fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer very-secret-token' },
    body: JSON.stringify({ query: 'query Countries { countries { name } }' }),
  });
  await expect.poll(() => upstream?.received.some(({ url: path }) => path.endsWith('/countries'))).toBe(true);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await expect.poll(() => log.some((line) => line.includes('stopping'))).toBe(true);
  expect((await fetch(`${url}/health/ready`)).status).toBe(503);
  await expect.poll(() => refusesConnections(url), { timeout: 5000 }).toBe(true);
  release.resolve();
  const response = await inFlight;
  expect(await response.json()).toMatchObject({ data: { countries: [{ name: 'Estonia' }] } });
  expect(await exited).toEqual([0, null]);
  // One line per request, naming the operation, and no secret in any.
  expect(log.find((line) => line.includes('"operation":"Countries"'))).toContain('"status":200');
  expect(log.join('\n')).not.toMatch(/very-secret-token/);
});

test('promise: SIGTERM: under load none of a hundred requests in flight is lost, and it exits within 15 s', async () => {
  upstream = await startUpstream((_request, res) => {
    void sleep(2000).then(() => sendJson(res, [{ code: 'en', name: 'English' }]));
  });
  gateway = await runGateway({ UPSTREAM_URL: upstream.url });
  const { url, child } = gateway;
  const ask = async (): Promise<string> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
      body: JSON.stringify({ query: '{ locales { code } }' }),
    });
    return response.text();
  };
  const inFlight = Array.from({ length: 100 }, ask);
  const asked = () => upstream?.received.filter(({ url: path }) => path.endsWith('/locales')).length;
  await expect.poll(asked, { timeout: 10_000 }).toBe(100);
  const begun = Date.now();
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  // In the second before it stops listening it still accepts requests.
  const late = ask();
  const answers = await Promise.all([...inFlight, late]);
  expect(new Set(answers)).toEqual(
    new Set(['{"data":{"locales":[{"code":"en"}]},"extensions":{"cost":{"estimate":1,"budget":20}}}']),
  );
  expect(await exited).toEqual([0, null]);
  expect(Date.now() - begun).toBeLessThan(15_000);
});

test('promise: SIGTERM: no connection that is kept and in use is cut: each ends with an answer that says so', async () => {
  upstream = await startUpstream((_request, res) => sendJson(res, [{ code: 'en', name: 'English' }]));
  gateway = await runGateway({ UPSTREAM_URL: upstream.url });
  const { url, child } = gateway;
  const agent = new Agent({ keepAlive: true, maxSockets: 24 });
  const ask = (): Promise<string | undefined> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', authorization: 'Bearer x' };
      const sent = request(`${url}/graphql`, { agent, method: 'POST', headers }, (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.headers.connection));
      });
      sent.once('error', reject);
      sent.end(JSON.stringify({ query: '{ locales { code } }' }));
    });
  let count = 0;
  const untilItEnds = async (): Promise<void> => {
    while ((await ask()) !== 'close') count++;
  };
  const callers = Array.from({ length: 24 }, untilItEnds);
  await expect.poll(() => count).toBeGreaterThan(100);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await Promise.all(callers);
  agent.destroy();
  expect(await exited).toEqual([0, null]);
});

test('promise: SIGTERM: a connection that came while the process was busy is answered, not reset', async () => {
  const { url, close } = await startGateway({ upstreamUrl: 'http://127.0.0.1:9' });
  const isSent = new Int32Array(new SharedArrayBuffer(4));
  const caller = new Worker(
    `const { workerData: { port, isSent }, parentPort } = require('node:worker_threads');
    const socket = require('node:net').connect(port, '127.0.0.1');
    socket.on('data', (data) => parentPort.postMessage(String(data).split('\\r\\n')[0]));
    socket.on('error', ({ code }) => parentPort.postMessage(code));
    socket.write('GET /health/live HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n', () => {
      Atomics.store(isSent, 0, 1);
      Atomics.notify(isSent, 0);
    });`,
    { eval: true, workerData: { port: Number(new URL(url).port), isSent } },
  );
  const seen = once(caller, 'message');
  // This thread sleeps meanwhile: the system has the connection, and the gateway does not.
  expect(Atomics.wait(isSent, 0, 0, 10_000)).not.toBe('timed-out');
  const closed = close();
  expect(await seen).toEqual(['HTTP/1.1 200 OK']);
  await closed;
  await caller.terminate();
});

test('promise: SIGTERM: a process that is busy for a second, and gets connections all the time, resets none of them', async () => {
  const { url, close } = await startGateway({ upstreamUrl: 'http://127.0.0.1:9' });
  const turn = new Int32Array(new SharedArrayBuffer(8));
  // With each turn that it is given, a connection with a request.
  const caller = new Worker(
    `const { workerData: { port, turn }, parentPort } = require('node:worker_threads');
    const net = require('node:net');
    const seen = [];
    const connect = () => new Promise((sent) => {
      let line = '';
      const socket = net.connect(port, '127.0.0.1');
      socket.on('data', (data) => (line ||= String(data).split('\\r\\n')[0]));
      socket.on('error', ({ code }) => (line ||= code));
      seen.push(new Promise((ended) => socket.on('close', () => ended(line))));
      socket.write('GET /health/live HTTP/1.1\\r\\nHost: x\\r\\nConnection: close\\r\\n\\r\\n', sent);
    });
    (async () => {
      for (let at = 0; Atomics.wait(turn, 0, at), Atomics.load(turn, 0) > 0; at++) {
        await connect();
        Atomics.add(turn, 1, 1);
        Atomics.notify(turn, 1);
      }
      parentPort.postMessage(await Promise.all(seen));
    })();`,
    { eval: true, workerData: { port: Number(new URL(url).port), turn } },
  );
  const until = performance.now() + 1000;
  // A slow processor takes longer for as many.
  const fewest = 12;
  let turns = 0;
  const busy = (): void => {
    Atomics.store(turn, 0, ++turns);
    Atomics.notify(turn, 0);
    Atomics.wait(turn, 1, turns - 1, 10_000);
    if (turns < fewest || performance.now() < until) return void setImmediate(busy);
    Atomics.store(turn, 0, -1);
    Atomics.notify(turn, 0);
  };
  setImmediate(busy);
  const seen = once(caller, 'message');
  const closed = close();
  const [answers] = (await seen) as [string[]];
  expect(answers.length).toBeGreaterThanOrEqual(fewest);
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 200 OK']));
  await closed;
  await caller.terminate();
});

test('promise: SIGTERM: a collector that does not answer costs a second at most', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  upstream = await startUpstream((_request, res) => sendJson(res, []));
  gateway = await runGateway({
    UPSTREAM_URL: upstream.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  });
  await fetch(`${gateway.url}/graphql`, { method: 'POST', headers: { connection: 'close' } });
  const begun = Date.now();
  expect(await gateway.stop()).toBe(0);
  expect(Date.now() - begun).toBeLessThan(4000);
  silent.closeAllConnections();
  silent.close();
});

test('invalid settings stop it before it listens, and are named', async () => {
  const broken = spawn(process.execPath, ['gateway/main.ts'], {
    env: { ...process.env, UPSTREAM_URL: 'not a url', PORT: 'x' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  broken.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const [code] = await once(broken, 'exit');
  expect(code).not.toBe(0);
  expect(text).toContain('UPSTREAM_URL');
  expect(text).toContain('PORT');
  expect(text).not.toMatch(/\n\s+at /);
});

test('an address that it cannot listen on is named by its setting', async () => {
  await expect(runGateway({ UPSTREAM_URL: 'http://127.0.0.1:9', HOST: 'nowhere.invalid' })).rejects.toThrow(
    /"reasons":\["HOST: getaddrinfo /,
  );
});
