/**
 * Memory that large downloads cost the gateway: 20 files of 100 MB at once from a back end that sends as fast as it
 * can; half of the readers wait two seconds before they read, and 20 more readers leave in the middle. `node
 * bench/downloads.ts` prints the figures; docs/promises.md has the measured ones. Exits with 1 when a file does not
 * arrive whole.
 */
import { createServer, get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { once } from 'node:events';
import { BenchProcess } from './BenchProcess.ts';
import { listenAnywhere } from './listenAnywhere.ts';
import { followMemory, megabytes } from './memory.ts';

const files = 20;
const bytes = 100 * 1024 * 1024;
const heldMs = 2000;

const piece = Buffer.alloc(64 * 1024, 'x');
function* pieces(): Generator<Buffer> {
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece;
}
const backEnd = createServer((_req, res) => {
  res.writeHead(200, { 'content-type': 'application/pdf', 'content-length': bytes });
  // Readers who leave end it early.
  pipeline(Readable.from(pieces(), { objectMode: false }), res).catch(() => undefined);
});
const gateway = await BenchProcess.start('gateway', {
  UPSTREAM_URL: await listenAnywhere(backEnd),
  PORT: '0',
  LOG_LEVEL: 'silent',
});

/** Opens a file without reading it, apart from what the connection buffers. */
async function open(): Promise<IncomingMessage> {
  const headers = { authorization: 'Bearer token', connection: 'close' };
  const [answer] = (await once(get(`${gateway.url}/documents/1`, { headers }), 'response')) as [
    IncomingMessage,
  ];
  return answer;
}

/** Reads a file to its end; returns its length in bytes. */
async function read(waitMs = 0): Promise<number> {
  const answer = await open();
  await sleep(waitMs);
  let length = 0;
  for await (const one of answer as AsyncIterable<Buffer>) length += one.length;
  return length;
}

/** Leaves as soon as the file begins. */
const leave = async (): Promise<void> => void (await open()).destroy();

await leave();
const memory = await followMemory(gateway);
const begun = performance.now();
const [lengths] = await Promise.all([
  Promise.all(Array.from({ length: files }, (_, index) => read(index % 2 === 0 ? heldMs : 0))),
  ...Array.from({ length: files }, leave),
]);
const seconds = (performance.now() - begun) / 1000;
const { before, highest } = await memory.stop();

const cut = lengths.filter((length) => length !== bytes).length;
console.log(`${files} files of ${megabytes(bytes)} at once: ${seconds.toFixed(1)} s; ${cut} cut`);
console.log(
  `memory: ${megabytes(before)} before, ${megabytes(highest)} at most, ${megabytes(highest - before)} more`,
);
await gateway.stop();
backEnd.closeAllConnections();
backEnd.close();
process.exit(cut > 0 ? 1 : 0);
