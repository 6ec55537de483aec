import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux mounts the groups of processes that have a memory limit: version 1 of control groups. */
const root = '/sys/fs/cgroup/memory';

/** A group of processes with a limit of memory, as a container has one: beyond it the system ends one of them. */
export interface MemoryLimit {
  /** Starts a process within it, which has the limit from its first page on. */
  start<T>(begin: () => Promise<T>): Promise<T>;
  /** How often the limit was reached: memory was then taken from caches, or the process was ended. */
  reached(): number;
  /** Removes the group, once its processes have ended. */
  end(): void;
}

const move = (to: string): void => writeFileSync(join(to, 'cgroup.procs'), String(process.pid));

/** Makes one; null where the system gives none: it takes root, and a Linux with version 1 of control groups. */
export function limitMemory(bytes: number): MemoryLimit | null {
  const folder = join(root, 'parts-portal-siege');
  try {
    const [, own = ''] = /^\d+:memory:(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8')) ?? [];
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'memory.limit_in_bytes'), String(bytes));
    return {
      async start(begin) {
        // A child begins in the group of its parent.
        move(folder);
        try {
          return await begin();
        } finally {
          move(join(root, own));
        }
      },
      reached: () => Number(readFileSync(join(folder, 'memory.failcnt'), 'utf8')),
      end: () => rmdirSync(folder),
    };
  } catch {
    return null;
  }
}
