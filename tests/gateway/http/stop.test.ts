import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

let upstream: SmallUpstream | undefined;
let child: ChildProcess | undefined;
afterEach(async () => {
  child?.kill('SIGKILL');
  await upstream?.close();
});

/** Runs the gateway as a process of its own; answers its URL and what it logs. */
async function run(upstreamUrl: string): Promise<{ url: string; log: string[] }> {
  const log: string[] = [];
  child = spawn(process.execPath, ['gateway/main.ts'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', UPSTREAM_URL: upstreamUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('no output');
  const url = Promise.withResolvers<string>();
  createInterface(child.stdout).on('line', (line) => {
    log.push(line);
    const entry: { url?: string } = JSON.parse(line);
    if (entry.url) url.resolve(entry.url);
  });
  child.once('exit', (code) => url.reject(new Error(`it ended with ${code}`)));
  return { url: await url.promise, log };
}

const refusesConnections = (url: string): Promise<boolean> =>
  fetch(`${url}/health/live`, { headers: { connection: 'close' } }).then(
    () => false,
    () => true,
  );

test('SIGTERM: not ready any more, requests in flight finish, then exit 0', async () => {
  const release = Promise.withResolvers<void>();
  upstream = await startUpstream(({ url }, res) => {
    if (url.endsWith('/countries'))
      void release.promise.then(() => sendJson(res, [{ id: 1, name: 'Estonia', originalName: null }]));
    else sendJson(res, []);
  });
  const { url, log } = await run(upstream.url);
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  const inFlight = fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer very-secret-token' },
    body: JSON.stringify({ query: 'query Countries { countries { name } }' }),
  });
  await expect.poll(() => upstream?.received.some(({ url: path }) => path.endsWith('/countries'))).toBe(true);
  const exited = once(child ?? process, 'exit');
  child?.kill('SIGTERM');
  await expect.poll(() => log.some((line) => line.includes('stopping'))).toBe(true);
  expect((await fetch(`${url}/health/ready`)).status).toBe(503);
  await expect.poll(() => refusesConnections(url), { timeout: 5000 }).toBe(true);
  release.resolve();
  const response = await inFlight;
  expect(await response.json()).toEqual({ data: { countries: [{ name: 'Estonia' }] } });
  expect(await exited).toEqual([0, null]);
  // One line a request, with what ran, and no secret in any.
  expect(log.find((line) => line.includes('"operation":"Countries"'))).toContain('"status":200');
  expect(log.join('\n')).not.toMatch(/very-secret-token/);
});

test('settings that make no sense stop it before it listens, with their names', async () => {
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
});
