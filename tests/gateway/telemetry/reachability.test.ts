import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:https';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { Upstream } from '../../../gateway/rest/upstream/Upstream.ts';
import { graphql } from '../../support/graphql.ts';
import { freePort, runGateway } from '../../support/runGateway.ts';
import { startUpstream } from '../rest/startUpstream.ts';

const closers: (() => unknown)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

async function listen(server: Server): Promise<number> {
  closers.push(() => server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** What is logged of a back end that is asked three times. */
async function logOf(url: string, deadlineMs = 5000): Promise<unknown[]> {
  const lines: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) });
  const upstream = new Upstream({ url, deadlineMs, log });
  closers.push(() => upstream.close());
  for (let one = 0; one < 3; one++) {
    const call = {
      caller: 'a',
      operationId: 'listLocales',
      requestId: 'r',
      method: 'GET',
      headers: {},
    } as const;
    await upstream.send({ ...call, path: '/api/v3/locales' }).catch(() => undefined);
  }
  expect(lines.join('')).not.toContain(new URL(url).hostname);
  return lines.map((line): unknown => JSON.parse(line));
}

const msg = 'the back end cannot be reached';

test('promise: sight: the log says once why the back end cannot be reached: a refused connection', async () => {
  expect(await logOf(`http://127.0.0.1:${await freePort()}`)).toEqual([
    { level: 50, reason: 'refused', msg },
  ]);
});

test('promise: sight: … a name that does not exist', async () => {
  expect(await logOf('http://back-end.invalid')).toEqual([{ level: 50, reason: 'name', msg }]);
});

test('promise: sight: … a certificate that is not trusted, with what is wrong with it', async () => {
  const [key, cert] = ['key', 'crt'].map((end) =>
    readFileSync(`tests/support/certificates/localhost.${end}`),
  );
  const port = await listen(createServer({ key, cert }));
  expect(await logOf(`https://127.0.0.1:${port}`)).toEqual([
    { level: 50, reason: 'certificate', code: expect.stringMatching(/CERT/), msg },
  ]);
});

test('promise: sight: … no answer in time', async () => {
  const port = await listen(createTcpServer((socket) => closers.push(() => socket.destroy())));
  expect(await logOf(`http://127.0.0.1:${port}`, 200)).toEqual([{ level: 50, reason: 'timeout', msg }]);
});

test('promise: sight: a back end of another version than the client fits is a warning, once', async () => {
  const backEnd = await startUpstream((_request, res) =>
    res.writeHead(200, { 'content-type': 'application/json', version: '1003' }).end('[]'),
  );
  const gateway = await runGateway({ UPSTREAM_URL: backEnd.url });
  closers.push(() => backEnd.close());
  for (let one = 0; one < 2; one++)
    await graphql(gateway, { bearer: `token-${one}`, query: '{ countries { name } }' });
  await gateway.stop();
  const lines = gateway.log.filter((line) => line.includes('the back end has another version'));
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'warn', version: '1003', expected: '1002' }),
  ]);
});
