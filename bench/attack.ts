/**
 * What another user notices while one user tries to make the gateway useless: how many of the other's requests are
 * answered right, their median and their slowest time, and the gateway's memory. `node bench/attack.ts` prints a line
 * for each attack; with `--against ../before` the gateway of another checkout too. docs/benchmarks.md has the figures
 * seen.
 */
import { existsSync } from 'node:fs';
import { Agent, createServer, get, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { graphql } from '../tests/support/graphql.ts';
import { BenchProcess } from './BenchProcess.ts';
import { listenAnywhere } from './listenAnywhere.ts';
import { followMemory, megabytes } from './memory.ts';

const { values } = parseArgs({ options: { against: { type: 'string' }, seconds: { type: 'string' } } });
const seconds = Number(values.seconds ?? 15);

const fileBytes = 8 * 1024 * 1024;
/** How long the back end thinks about an order of the attacker. */
const slowMs = 3000;

const page = JSON.stringify({ items: [], meta: { page: 1, limit: 1, total: 3 } });
const sendJson = (res: ServerResponse, text: string): unknown =>
  res.writeHead(200, { 'content-type': 'application/json' }).end(text);

function* pieces(): Generator<Buffer> {
  const piece = Buffer.alloc(64 * 1024, 'x');
  for (let sent = 0; sent < fileBytes; sent += piece.length) yield piece;
}

/** It answers well, but for long addresses, on which it resets the connection, and for the attacker's single orders. */
const backEnd = createServer({ maxHeaderSize: 2 * 1024 * 1024 }, (req, res) => {
  const { url = '', headers } = req;
  const isAttacker = headers.authorization === 'Bearer attacker';
  req.resume();
  if (url.length > 16_384) res.socket?.resetAndDestroy();
  else if (isAttacker && /^\/api\/v3\/orders\/\d+$/.test(url)) setTimeout(sendJson, slowMs, res, '{"id":1}');
  else if (!url.startsWith('/api/v3/documents/')) sendJson(res, url.endsWith('/locales') ? '[]' : page);
  else {
    res.writeHead(200, { 'content-type': 'application/pdf', 'content-length': isAttacker ? fileBytes : 4 });
    if (isAttacker) pipeline(Readable.from(pieces(), { objectMode: false }), res).catch(() => undefined);
    else res.end('%PDF');
  }
});

interface Gateway {
  url: string;
}

/** An attack begins when it is called and goes on until the signal; what it opened is then closed. */
type Attack = (gateway: Gateway, signal: AbortSignal) => Promise<void>;

/** Sends an operation of the attacker again and again, so many at once. */
const repeat =
  (atOnce: number, request: () => Parameters<typeof graphql>[1]): Attack =>
  async (gateway, signal) => {
    const one = async (): Promise<void> => {
      while (!signal.aborted) {
        await graphql(gateway, { bearer: 'attacker', signal, ...request() }).catch(() => sleep(10));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, one));
  };

const orders = 'query ($filter: OrderFilter) { viewer { orders(first: 1, filter: $filter) { totalCount } } }';
const twentyOrders = `{ viewer { ${Array.from({ length: 20 }, (_, index) => `a${index}: order(dbId: "${index + 1}") { id }`).join(' ')} } }`;

const attacks: Readonly<Record<string, Attack>> = {
  nothing: async () => undefined,
  '530 files of 8 MB, not read': async ({ url }, signal) => {
    const agent = new Agent({ maxSockets: Infinity });
    for (let count = 0; count < 530; count++) {
      const headers = { authorization: 'Bearer attacker' };
      get(`${url}/documents/1`, { headers, agent, signal }, (answer) => answer.pause()).on(
        'error',
        () => undefined,
      );
    }
  },
  '24 at once with filters of 270 KB': repeat(24, () => ({
    query: orders,
    variables: { filter: { dbId: { like: 'x'.repeat(270_000) } } },
  })),
  '4 at once with filters of 200,000 warehouses': repeat(4, () => ({
    query: orders,
    variables: { filter: { warehouses: Array.from({ length: 200_000 }, () => 'V2FyZWhvdXNlOjE=') } },
  })),
  '60 at once of 20 slow calls': repeat(60, () => ({ query: twentyOrders })),
};

/** Asks as another user, for data and for a file, until the time is over. */
async function measureOther(gateway: Gateway, ms: number): Promise<{ right: number; times: number[] }> {
  const until = performance.now() + ms;
  const seen = { right: 0, times: [] as number[] };
  const timed = async (isRight: () => Promise<boolean>): Promise<void> => {
    const begun = performance.now();
    if (await isRight().catch(() => false)) seen.right += 1;
    seen.times.push(performance.now() - begun);
  };
  while (performance.now() < until) {
    await Promise.all([
      timed(async () => {
        const { data } = await graphql<{ viewer: { orders: { totalCount: number } | null } }>(gateway, {
          bearer: 'other',
          query: orders,
        });
        return data.viewer.orders?.totalCount === 3;
      }),
      timed(async () => {
        const file = await fetch(`${gateway.url}/documents/2`, {
          headers: { authorization: 'Bearer other' },
        });
        return (await file.text()) === '%PDF';
      }),
    ]);
    await sleep(50);
  }
  return seen;
}

/** Runs all attacks on a gateway, each on a fresh one. */
async function attackAll(name: string, place?: { folder: string; cwd: string }): Promise<void> {
  for (const [attackName, attack] of Object.entries(attacks)) {
    const gateway = await BenchProcess.start(
      'gateway',
      { UPSTREAM_URL: backEndUrl, PORT: '0', LOG_LEVEL: 'silent' },
      place,
    );
    await measureOther(gateway, 1000);
    const memory = await followMemory(gateway);
    const end = new AbortController();
    const running = attack(gateway, end.signal).catch(() => undefined);
    await sleep(1000);
    const { right, times } = await measureOther(gateway, seconds * 1000);
    end.abort();
    await running;
    const { before, highest } = await memory.stop();
    times.sort((one, other) => one - other);
    const [median = 0, worst = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
    console.log(
      `| ${name} | ${attackName} | ${right} of ${times.length} | ${median.toFixed(0)} | ${worst.toFixed(0)} | ${megabytes(highest - before)} |`,
    );
    await gateway.stop();
  }
}

const backEndUrl = await listenAnywhere(backEnd);
console.log(
  '| gateway | attack | right | median ms | worst ms | memory more |\n| - | - | -: | -: | -: | -: |',
);
if (values.against !== undefined) {
  const cwd = resolve(values.against);
  const folder = ['bench', 'tests/bench'].map((path) => join(cwd, path)).find(existsSync);
  if (folder === undefined) throw new Error(`${cwd} has no benchmarks.`);
  await attackAll('before', { folder, cwd });
}
await attackAll('now');
backEnd.closeAllConnections();
backEnd.close();
