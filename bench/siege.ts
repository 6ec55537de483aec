/**
 * One process with 400 MB of heap and the memory limit of the image, attacked for ten minutes in every way that has been seen:
 * what another user notices, who asks for a list of orders and a document all the time. `node bench/siege.ts` prints a line for
 * each attack, and whether the process has survived. Options: `--seconds 600`, `--turn 7` of each attack, `--only <text>` of
 * an attack's name, `--heap 400`, `--limit 768`, `--diagnose` to print each attack's heap once it is over. Exits with 1 when the process ended or an answer was wrong.
 */
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Pool } from 'undici';
import { buildWebIfStale } from '../scripts/buildWebIfStale.ts';
import { BenchProcess } from './BenchProcess.ts';
import { megabytes } from './memory.ts';
import { circumstances, table } from './report.ts';
import { attacks } from './siege/attacks.ts';
import { limitMemory } from './siege/limitMemory.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    turn: { type: 'string', default: '7' },
    only: { type: 'string', default: '' },
    heap: { type: 'string', default: '400' },
    limit: { type: 'string', default: '768' },
    diagnose: { type: 'boolean', default: false },
  },
});
const [seconds, turn, heap, limit] = [values.seconds, values.turn, values.heap, values.limit].map(Number);
const pauseMs = 100;

/** Of one attack, over all its turns. */
interface Seen {
  name: string;
  place: number;
  wrong: string[];
  times: number[];
  rss: number;
  heap: number;
  turnMs: number;
  gcMs: number;
  /** Milliseconds by which this process was late itself, and the back end was: neither is the gateway's doing. */
  ownMs: number;
  backEndMs: number;
}

await buildWebIfStale();
const folder = join(import.meta.dirname, 'siege');
const backEnd = await BenchProcess.start('backEnd', {}, { folder });
const memoryLimit = limitMemory((limit ?? 0) * 1024 * 1024);
const startGateway = (): Promise<BenchProcess> =>
  BenchProcess.start(
    'gateway',
    {
      UPSTREAM_URL: backEnd.url,
      PORT: '0',
      LOG_LEVEL: 'silent',
      NODE_OPTIONS: `--max-old-space-size=${heap}`,
    },
    { folder },
  );
const gateway = memoryLimit ? await memoryLimit.start(startGateway) : await startGateway();
const attacker = await BenchProcess.start('attacker', { GATEWAY: gateway.url }, { folder });
try {
  // In production these run on other machines: here they wait for the gateway alone.
  setPriority(-10);
  setPriority(backEnd.pid, -5);
} catch {
  console.log('Without the right to set priorities the other user waits for the attackers, too.');
}
const late = monitorEventLoopDelay({ resolution: 5 });
late.enable();
const pool = new Pool(gateway.url, { connections: 8, pipelining: 1, headersTimeout: 60_000 });

const headers = { authorization: 'Bearer other', 'content-type': 'application/json' };
const orders = JSON.stringify({ query: '{ viewer { orders(first: 1) { totalCount } } }' });
const asked: readonly { path: string; body: string | null; right: (text: string) => boolean }[] = [
  { path: '/graphql', body: orders, right: (text) => text.includes('"totalCount":3') },
  { path: '/documents/2', body: null, right: (text) => text === '%PDF' },
];

/** Asks once for each; the answers must be right. */
async function askOnce(seen: Pick<Seen, 'times' | 'wrong'>): Promise<void> {
  const one = async ({ path, body, right }: (typeof asked)[number]): Promise<void> => {
    const begun = performance.now();
    const text = await pool
      .request({ path, method: body === null ? 'GET' : 'POST', headers, body })
      .then(async (answer) => answer.body.text())
      .catch((error: unknown) => String(error));
    const took = performance.now() - begun;
    seen.times.push(took);
    if (values.diagnose && took > 500)
      console.log(`${path} took ${took.toFixed(0)} ms from ${begun.toFixed(0)}`);
    if (!right(text)) seen.wrong.push(text.slice(0, 200));
  };
  await Promise.all(asked.map(one));
}

async function attackOnce(seen: Seen): Promise<void> {
  const until = performance.now() + (turn ?? 0) * 1000;
  late.reset();
  await Promise.all([gateway.usage(), backEnd.usage()]);
  await attacker.usage(seen.place);
  const running: Promise<void>[] = [];
  let nextLook = 0;
  while (performance.now() < until && gateway.isRunning) {
    // A user does not wait for one answer to ask for another thing: who only asks after an answer sees a long wait once.
    running.push(askOnce(seen));
    if (performance.now() > nextLook) {
      nextLook = performance.now() + 500;
      running.push(look(seen).catch(() => undefined));
    }
    await sleep(pauseMs);
  }
  await Promise.all(running);
  await attacker.usage(-1);
  seen.ownMs = Math.max(seen.ownMs, late.max / 1e6);
  await look(seen);
  // What an attack has left is not the next one's.
  await sleep(500);
  if (!values.diagnose) return;
  const { heapBytes = 0 } = await gateway.usage(0);
  const worst = Math.max(0, ...seen.times).toFixed(0);
  console.log(
    `${seen.name}: worst ${worst}, turn ${seen.turnMs.toFixed(0)}, gc ${seen.gcMs.toFixed(0)}, back end ${seen.backEndMs.toFixed(0)}, memory ${megabytes(seen.rss)}, heap ${megabytes(seen.heap)}, then ${megabytes(heapBytes)}`,
  );
}

async function look(seen: Seen): Promise<void> {
  const { rssBytes, longestTurnMs = 0, longestGcMs = 0, heapBytes = 0 } = await gateway.usage();
  seen.heap = Math.max(seen.heap, heapBytes);
  seen.rss = Math.max(seen.rss, rssBytes);
  const { longestTurnMs: backEndMs = 0 } = await backEnd.usage();
  seen.backEndMs = Math.max(seen.backEndMs, backEndMs);
  seen.turnMs = Math.max(seen.turnMs, longestTurnMs);
  seen.gcMs = Math.max(seen.gcMs, longestGcMs);
}

const chosen = Object.keys(attacks).flatMap((name, place): Seen[] =>
  name.includes(values.only)
    ? [{ name, place, wrong: [], times: [], rss: 0, heap: 0, turnMs: 0, gcMs: 0, ownMs: 0, backEndMs: 0 }]
    : [],
);
const warm: Pick<Seen, 'times' | 'wrong'> = { times: [], wrong: [] };
for (let count = 0; count < 50; count++) await askOnce(warm);
const begun = performance.now();
let failure: unknown = null;
let last = '';
try {
  while (performance.now() - begun < (seconds ?? 0) * 1000) {
    for (const seen of chosen) {
      last = seen.name;
      if (performance.now() - begun < (seconds ?? 0) * 1000) await attackOnce(seen);
    }
  }
} catch (error) {
  failure = error;
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
console.log(
  table(
    [
      'attack',
      'right',
      'median ms',
      'p99 ms',
      'worst ms',
      'memory',
      'longest turn ms',
      'longest collection ms',
      'own delay ms',
      'back end’s ms',
    ],
    chosen.map(({ name, wrong, times, rss, turnMs, gcMs, ownMs, backEndMs }) => {
      const sorted = times.toSorted((one, other) => one - other);
      return [
        name,
        `${times.length - wrong.length} of ${times.length}`,
        at(sorted, 0.5),
        at(sorted, 0.99),
        at(sorted, 1),
        megabytes(rss),
        ...[turnMs, gcMs, ownMs, backEndMs].map((ms) => ms.toFixed(0)),
      ];
    }),
  ),
);
const wrong = chosen.flatMap((seen) => seen.wrong);
for (const text of new Set(wrong)) console.log(`wrong: ${text}`);
const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
console.log(
  `${gateway.isRunning ? 'survived' : `ENDED during "${last}" (${String(failure)}) after`} ${minutes} minutes, heap ${heap} MB, ${
    memoryLimit
      ? `limit ${limit} MB, reached ${memoryLimit.reached()} times`
      : 'no limit of memory could be had'
  }; ${circumstances()}`,
);
const isWell = gateway.isRunning && wrong.length === 0;
await pool.destroy();
await attacker.stop();
await gateway.stop();
await backEnd.stop();
memoryLimit?.end();
process.exit(isWell ? 0 : 1);
