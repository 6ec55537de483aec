import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchProcess } from './BenchProcess.ts';

/** Memory of a process at the start, and its peak since then; bytes. */
export interface MemorySeen {
  before: number;
  highest: number;
}

/** Samples the memory of a process twenty times a second until `stop`. */
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

/** Bytes, formatted for the tables. */
export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
