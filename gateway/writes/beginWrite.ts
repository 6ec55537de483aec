import { setTimeout as sleep } from 'node:timers/promises';
import type { Begun, WriteId, WriteMemory } from './WriteMemory.ts';

/** How long a repetition waits for the first answer, and the interval of its polls. */
const waitMs = 30_000;
const pollMs = 50;

/**
 * Begins a write, or waits until the one in progress has ended and returns its state; `running` when that takes too
 * long, or when the write in progress has another input. Rejects when the memory does.
 */
export async function beginWrite(memory: WriteMemory, write: WriteId, again: boolean): Promise<Begun> {
  const until = Date.now() + waitMs;
  for (;;) {
    const begun = await memory.begin(write, again);
    if (begun.state !== 'running' || begun.fingerprint !== write.fingerprint || Date.now() > until)
      return begun;
    await sleep(pollMs * (1 + Math.random()));
  }
}
