import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:https';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { Upstream } from '../../../gateway/rest/Upstream.ts';
import { freePort } from '../../support/runGateway.ts';

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
