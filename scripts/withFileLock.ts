import { existsSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A lock that its process has not touched for so long, in milliseconds, was left behind by one that was stopped. */
const abandonedAfter = 10_000;

/** Runs `work` in one process at a time; the others wait for their turn. `lock` is the path of the file that says so. */
export async function withFileLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(lock), { recursive: true });
  while (!takeLock(lock)) await wait(100);
  const alive = setInterval(() => {
    // On a machine that stood still for longer, another process has taken the lock away.
    if (existsSync(lock)) utimesSync(lock, new Date(), new Date());
  }, 1_000);
  try {
    return await work();
  } finally {
    clearInterval(alive);
    rmSync(lock, { force: true });
  }
}

function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const touchedAt = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - touchedAt > abandonedAfter) rmSync(lock, { force: true });
    return false;
  }
}
