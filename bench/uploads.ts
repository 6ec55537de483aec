/**
 * Memory that uploads cost the gateway: 40 files of 25 MB at once, for a back end that waits two seconds before it
 * reads. `node bench/uploads.ts` prints the figures; docs/promises.md has the measured ones. `node bench/uploads.ts claims`
 * sends the largest files of claims, 10 MB each.
 * Exits with 1 when a file does not arrive whole.
 */
import { createServer } from 'node:http';
import { beginUpload, partsOf, toBody } from '../tests/support/beginUpload.ts';
import { BenchProcess } from './BenchProcess.ts';
import { listenAnywhere } from './listenAnywhere.ts';
import { followMemory, megabytes } from './memory.ts';

const uploads = {
  cart: {
    mutation: 'mutation ($input: ImportCartInput!) { importCart(input: $input) { __typename } }',
    name: 'cart.csv',
    bytes: 25 * 1024 * 1024,
    answer: '{"status":"ok"}',
  },
  claims: {
    mutation:
      'mutation ($input: UploadClaimAttachmentInput!) { uploadClaimAttachment(input: $input) { __typename } }',
    name: 'photo.jpg',
    bytes: 10 * 1024 * 1024,
    answer: '{"id":1,"url":"/api/v3/claim/attachment/a/photo.jpg","filename":"photo.jpg"}',
  },
};
const { mutation, name, bytes, answer } = process.argv[2] === 'claims' ? uploads.claims : uploads.cart;
const files = 40;
const heldMs = 2000;

const received: number[] = [];
const backEnd = createServer((req, res) => {
  let length = 0;
  req.once('end', () => {
    received.push(length);
    res.writeHead(200, { 'content-type': 'application/json' }).end(answer);
  });
  setTimeout(() => req.on('data', (piece: Buffer) => (length += piece.length)), heldMs);
});
const gateway = await BenchProcess.start('gateway', {
  UPSTREAM_URL: await listenAnywhere(backEnd),
  PORT: '0',
  LOG_LEVEL: 'silent',
});

const body = toBody(
  partsOf(mutation, { input: { file: null } }, { name, content: Buffer.alloc(bytes, 'x') }),
);
const send = () => beginUpload(gateway, body).sendAll();

await send();
const memory = await followMemory(gateway);
const begun = performance.now();
const answers = await Promise.all(Array.from({ length: files }, send));
const seconds = (performance.now() - begun) / 1000;
const { before, highest } = await memory.stop();

const wrong = answers.filter(({ errors }) => errors.length > 0).length;
const short = received.filter((length) => length < bytes).length;
console.log(
  `${files} files of ${megabytes(bytes)} at once: ${seconds.toFixed(1)} s; ${wrong} refused, ${short} cut`,
);
console.log(
  `memory: ${megabytes(before)} before, ${megabytes(highest)} at most, ${megabytes(highest - before)} more`,
);
await gateway.stop();
backEnd.close();
process.exit(wrong + short > 0 ? 1 : 0);
