import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Locks a folder for this process by a file `lock` that holds the process id; the lock of a process that has ended is
 * taken over. PGlite has no lock: a second process on its files would hang.
 * @returns a function that releases the folder.
 * @throws Error with the folder and the process id when another process holds the lock.
 */
export function lockFolder(dir: string): () => void {
  mkdirSync(dir, { recursive: true });
  const file = join(dir, 'lock');
  for (let attempt = 0; ; attempt += 1) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    const holder = readHolder(file);
    if (attempt > 2 || (holder !== null && isRunning(holder))) {
      throw new Error(
        `The database folder ${resolve(dir)} is in use by process ${String(holder)}. ` +
          'Stop that process, or set SANDBOX_DIR to another folder.',
      );
    }
    rmSync(file, { force: true });
  }
  const release = () => {
    if (readHolder(file) === process.pid) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}

function readHolder(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
