/**
 * What uploads cost the gateway in memory: 40 files of 25 MB at once, for a back end that takes nothing for two
 * seconds and then everything. `node tests/bench/uploads.ts` prints the figures; docs/promises.md has those seen.
 * Exits with 1 when a file does not arrive whole.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { beginUpload, partsOf, toBody } from '../support/beginUpload.ts';
import { BenchProcess } from './BenchProcess.ts';

const files = 40;
const bytes = 25 * 1024 * 1024;
const heldMs = 2000;

const received: number[] = [];
const backEnd = createServer((req, res) => {
  let length = 0;
  req.once('end', () => {
    received.push(length);
    res.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}');
  });
  setTimeout(() => req.on('data', (piece: Buffer) => (length += piece.length)), heldMs);
});
backEnd.listen(0, '127.0.0.1');
await once(backEnd, 'listening');
const address = backEnd.address();
if (address === null || typeof address === 'string') throw new Error('no port');
const gateway = await BenchProcess.start('gateway', {
  UPSTREAM_URL: `http://127.0.0.1:${address.port}`,
  PORT: '0',
  LOG_LEVEL: 'silent',
});

const body = toBody(
  partsOf(
    'mutation ($input: ImportCartInput!) { importCart(input: $input) { __typename } }',
    { input: { file: null } },
    { name: 'cart.csv', content: Buffer.alloc(bytes, 'x') },
  ),
);
const send = () => beginUpload(gateway, body).sendAll();
const memory = async (): Promise<number> => (await gateway.usage()).rssBytes;

await send();
const before = await memory();
let highest = before;
const begun = performance.now();
const answers = Promise.all(Array.from({ length: files }, send));
const under = { way: true };
const watching = (async () => {
  while (under.way) {
    highest = Math.max(highest, await memory());
    await sleep(50);
  }
})();
const wrong = (await answers).filter(({ errors }) => errors.length > 0).length;
const seconds = (performance.now() - begun) / 1000;
under.way = false;
await watching;

const mb = (value: number): string => `${(value / 1024 / 1024).toFixed(0)} MB`;
const short = received.filter((length) => length < bytes).length;
console.log(
  `${files} files of ${mb(bytes)} at once: ${seconds.toFixed(1)} s; ${wrong} refused, ${short} cut`,
);
console.log(`memory: ${mb(before)} before, ${mb(highest)} at most, ${mb(highest - before)} more`);
await gateway.stop();
backEnd.close();
process.exit(wrong + short > 0 ? 1 : 0);
