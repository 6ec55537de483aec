import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchProcess } from './BenchProcess.ts';

/** What a process held when it began to be followed, and at most since then; bytes. */
export interface MemorySeen {
  before: number;
  highest: number;
}

/** Looks twenty times a second at how much memory a process holds, until it is told to stop. */
export async function followMemory(process: BenchProcess): Promise<{ stop(): Promise<MemorySeen> }> {
  const before = (await process.usage()).rssBytes;
  let highest = before;
  const ended = new AbortController();
  const following = (async () => {
    while (!ended.signal.aborted) {
      await sleep(50);
      highest = Math.max(highest, (await process.usage()).rssBytes);
    }
  })();
  return {
    async stop() {
      ended.abort();
      await following;
      return { before, highest };
    },
  };
}

/** Bytes as the tables write them. */
export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
