import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockFolder } from '../../../sandbox/db/lockFolder.ts';

const dir = mkdtempSync(join(tmpdir(), 'sandbox-lock-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('a folder in use is refused with a message that names it and the process', () => {
  const unlock = lockFolder(dir);
  expect(() => lockFolder(dir)).toThrow(`${dir} is in use by process ${String(process.pid)}`);
  unlock();
  expect(existsSync(join(dir, 'lock'))).toBe(false);
});

test('another process on the same folder stops at once with that message', () => {
  const unlock = lockFolder(dir);
  const { status, stderr } = spawnSync(process.execPath, ['sandbox/main.ts'], {
    env: { ...process.env, SANDBOX_DIR: dir, SANDBOX_PORT: '0', DATABASE_URL: '' },
    encoding: 'utf8',
  });
  unlock();
  expect(status).toBe(1);
  expect(stderr).toContain(`is in use by process ${String(process.pid)}`);
});

test('the lock of a process that has ended is taken over', () => {
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  writeFileSync(join(dir, 'lock'), String(gone));
  lockFolder(dir)();
});
