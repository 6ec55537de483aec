import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SharedBuilds } from '../../../gateway/http/SharedBuilds.ts';
import { SharedRedis } from '../../../gateway/redis/SharedRedis.ts';
import { graphql } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { hasRedis, startRedis, type TestRedis } from '../../support/startRedis.ts';

const folder = mkdtempSync(join(tmpdir(), 'builds-'));
let redis: TestRedis;
let gateways: TestGateway[];
const upstreamUrl = 'http://127.0.0.1:9';

/** The folder of a build whose page names its own script. */
function build(name: string): string {
  const dir = join(folder, name);
  mkdirSync(join(dir, 'assets'), { recursive: true });
  const page = `<html><script src="/assets/index-${name}.js" type="module"></script></html>`;
  writeFileSync(join(dir, 'index.html'), page);
  const script = `// The script of ${name}.`;
  writeFileSync(join(dir, `assets/index-${name}.js`), script);
  writeFileSync(join(dir, `assets/index-${name}.js.br`), brotliCompressSync(script));
  writeFileSync(join(dir, `assets/small-${name}.js`), `// Not compressed, of ${name}.`);
  return dir;
}

beforeAll(async () => {
  if (!hasRedis) return;
  redis = await startRedis();
  gateways = [];
  for (const name of ['build-one', 'build-two']) {
    const one = await startGateway({ upstreamUrl, redisUrl: redis.url, webDir: build(name) });
    await one.gateway.publish();
    gateways.push(one);
  }
});
afterAll(async () => {
  await Promise.all((gateways ?? []).map((one) => one.close()));
  await redis?.kill();
  rmSync(folder, { recursive: true });
});

test.runIf(hasRedis)(
  'promise: many machines: during an update and a rollback each gateway serves the files of both builds',
  async () => {
    for (const { url } of gateways) {
      for (const name of ['build-one', 'build-two']) {
        const script = await fetch(`${url}/assets/index-${name}.js`);
        expect(await script.text()).toBe(`// The script of ${name}.`);
        expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect(script.headers.get('content-type')).toMatch(/^text\/javascript/);
        const plain = await fetch(`${url}/assets/small-${name}.js`, {
          headers: { 'accept-encoding': 'identity' },
        });
        expect(await plain.text()).toBe(`// Not compressed, of ${name}.`);
      }
      expect((await fetch(`${url}/assets/index-build-six.js`)).status).toBe(404);
    }
  },
);

test.runIf(hasRedis)(
  'promise: many machines: an operation that only another build has runs by its id, from a session cookie too',
  async () => {
    const log = pino({ level: 'silent' });
    const other = new SharedRedis({ url: redis.url, upstreamUrl, log });
    const text = 'query OfAnotherBuild { viewer { __typename } }';
    const documentId = createHash('sha256').update(text).digest('hex');
    const tampered = createHash('sha256').update('query Other { viewer { __typename } }').digest('hex');
    await new SharedBuilds(other, log).publish(folder, { [documentId]: text, [tampered]: text });
    other.close();
    for (const gateway of gateways) {
      const { data } = await graphql(gateway, { documentId, cookie: 'BEARER=x' });
      expect(data).toEqual({ viewer: { __typename: 'Viewer' } });
      // What is not the text of its id does not run.
      const { errors } = await graphql(gateway, { documentId: tampered, cookie: 'BEARER=x' });
      expect(errors[0]?.extensions.code).toBe('PERSISTED_OPERATION_NOT_FOUND');
    }
  },
);

test.runIf(hasRedis)(
  'promise: many machines: while Redis is away, or silent, a file of another build is answered so that a proxy asks another gateway',
  async () => {
    const [one] = gateways;
    const status = async (name: string) => (await fetch(`${one?.url}/assets/${name}`)).status;
    expect(await status('index-unknown1.js')).toBe(404);
    redis.signal('SIGSTOP');
    expect(await status('index-unknown1.js')).toBe(503);
    redis.signal('SIGCONT');
    await expect.poll(() => status('index-unknown1.js')).toBe(404);
    await redis.kill();
    expect(await status('small-build-one.js')).toBe(200);
    expect(await status('index-unknown1.js')).toBe(503);
  },
);

test.runIf(hasRedis)(
  'promise: many machines: a Redis that was away and is empty has the builds again, also of a gateway that started without it',
  async () => {
    await redis.kill();
    const late = await startGateway({ upstreamUrl, redisUrl: redis.url, webDir: build('build-late') });
    gateways.push(late);
    void late.gateway.publish();
    await redis.restart();
    const [one] = gateways;
    for (const [{ url }, name] of [
      [late, 'build-one'],
      [one ?? late, 'build-late'],
    ] as const) {
      const status = async () => (await fetch(`${url}/assets/small-${name}.js`)).status;
      await expect.poll(status, { timeout: 15_000 }).toBe(200);
    }
  },
);
