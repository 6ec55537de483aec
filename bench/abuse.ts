/**
 * The cost of abusive documents: the time until each is rejected, the time of another caller's small query meanwhile,
 * and the memory the gateway holds beyond that of a busy time. `node bench/abuse.ts` prints
 * a line for each; docs/promises.md has the figures seen.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { abusiveDocuments, sendAbuse } from '../tests/support/abusiveDocuments.ts';
import { graphql } from '../tests/support/graphql.ts';
import { BenchProcess } from './BenchProcess.ts';
import { ask, load } from './load.ts';
import { followMemory, megabytes } from './memory.ts';

/** Copies of a document sent at once. */
const copies = 10;

const gateway = await BenchProcess.start('gateway', { UPSTREAM_URL: 'http://127.0.0.1:9', PORT: '0' });
const ms = (value: number): string => `${value.toFixed(0)} ms`.padStart(8);

/** Milliseconds of the slowest small query while the work runs. */
async function slowestOther(work: Promise<unknown>): Promise<number> {
  let slowest = 0;
  const under = { way: true };
  const stop = (): void => {
    under.way = false;
  };
  work.then(stop, stop);
  do {
    const begun = performance.now();
    await graphql(gateway, { bearer: 'other', query: '{ viewer { id } }' });
    slowest = Math.max(slowest, performance.now() - begun);
  } while (under.way);
  return slowest;
}

const small = {
  url: `${gateway.url}/graphql`,
  headers: { authorization: 'Bearer other', 'content-type': 'application/json' },
  body: JSON.stringify({ query: '{ viewer { id } }' }),
};
await load(small, Buffer.byteLength(await ask(small)), { inFlight: 32, seconds: 5 });
const memory = await followMemory(gateway);

console.log(`refused in · ${copies} at once: the last in · another caller meanwhile`);
for (const abuse of abusiveDocuments) {
  const send = (salt: string) => sendAbuse(gateway, abuse, { salt });
  const begun = performance.now();
  const { status } = await send('first');
  const alone = performance.now() - begun;
  const many = Promise.all(Array.from({ length: copies }, (_, index) => send(String(index))));
  const begunMany = performance.now();
  const other = await slowestOther(many);
  await many;
  console.log(ms(alone), ms(performance.now() - begunMany), ms(other), ` ${status} ${abuse.name}`);
}
const { before, highest } = await memory.stop();
await sleep(12_000);
const after = (await gateway.usage()).rssBytes;
console.log(
  `memory: ${megabytes(before)} before, after 5 s of small queries; ${megabytes(highest)} at most; ${megabytes(after)} after`,
);
await gateway.stop();
