/**
 * `node bench/bulk.ts`: orders with their lines by a bulk read and as exports, against the sandbox: seconds, calls to
 * the back end, memory of the gateway. Then a read that is cut in the middle and continued. Exits with 1 unless every
 * order comes exactly once.
 *
 *   node bench/bulk.ts --orders 10000 --calls-per-second 100 --concurrency 10
 */
import { parseArgs } from 'node:util';
import { createSandbox } from '../sandbox/createSandbox.ts';
import { linesOf, openBulk, type BulkLine } from '../tests/gateway/bulk/bulkRead.ts';
import { BenchProcess } from './BenchProcess.ts';
import { copyOrders } from './copyOrders.ts';
import { followMemory, megabytes } from './memory.ts';
import { logIn } from './record.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '10000' },
    'calls-per-second': { type: 'string', default: '100' },
    concurrency: { type: 'string', default: '10' },
  },
});

const query = `{ viewer { orders { edges { node {
  dbId status createdAt clientOrderId
  items { articleName description qtyRequested qty price { value currencyCode } totalPrice { value } }
} } } } }`;

const sandbox = await createSandbox({ articles: 1_500 });
await copyOrders(sandbox.db, Number(values.orders));
const upstreamUrl = await sandbox.listen();
const caller = await logIn(upstreamUrl);
const gateway = await BenchProcess.start('gateway', {
  UPSTREAM_URL: upstreamUrl,
  PORT: '0',
  LOG_LEVEL: 'silent',
  BULK_CALLS_PER_SECOND: values['calls-per-second'],
  BULK_CONCURRENCY: values.concurrency,
});
const bearer = { authorization: caller.authorization };

/** Reads rows after a cursor until the last line, or until there are so many. */
async function read(after: string | null = null, enough = Infinity): Promise<BulkLine[]> {
  const answer = await openBulk(gateway.url, { query, after }, bearer);
  const lines: BulkLine[] = [];
  for await (const line of linesOf(answer)) {
    lines.push(line);
    if (lines.length === enough) break;
  }
  answer.destroy();
  return lines;
}

/** Measures what a download costs; `size` describes what it returned. */
async function measure<T>(name: string, download: () => Promise<T>, size: (result: T) => string): Promise<T> {
  const memory = await followMemory(gateway);
  const begun = performance.now();
  const result = await download();
  const seconds = (performance.now() - begun) / 1000;
  const { before, highest } = await memory.stop();
  console.log(
    `${name}: ${seconds.toFixed(1)} s, ${size(result)}; memory ${megabytes(before)} before, ${megabytes(highest)} at most`,
  );
  return result;
}

await read(null, 1);
const whole = await measure(
  'bulk',
  () => read(),
  (lines) => {
    const last = lines.at(-1);
    const items = lines.flatMap(({ node }) => node?.['items'] ?? []);
    return `${last?.rows} orders with ${items.length} lines, ${last?.calls} calls`;
  },
);
for (const format of ['csv', 'xlsx']) {
  const download = async () => {
    const answer = await fetch(`${gateway.url}/exports/orders.${format}?type=REGULAR`, { headers: bearer });
    return (await answer.arrayBuffer()).byteLength;
  };
  await measure(format, download, megabytes);
}

const rows = whole.slice(0, -1);
const cut = await read(null, Math.floor(rows.length / 2));
const rest = (await read(cut.at(-1)?.cursor)).slice(0, -1);
const ids = [...cut, ...rest].map(({ node }) => node?.['dbId']);
const [once, twice] = [new Set(ids), ids.length - new Set(ids).size];
const missing = rows.filter(({ node }) => !once.has(node?.['dbId'])).length;
console.log(`cut after ${cut.length} and continued: ${missing} missing, ${twice} twice`);
await gateway.stop();
await sandbox.close();
process.exit(whole.at(-1)?.end !== true || missing + twice > 0 ? 1 : 0);
