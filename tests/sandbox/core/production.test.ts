import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readSandboxEnv } from '../../../sandbox/env.ts';

test('the sandbox does not start in production unless it is asked to, and says why without a stack trace', () => {
  const { status, stderr } = spawnSync(process.execPath, ['sandbox/main.ts'], {
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('The sandbox is a demonstration');
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(() => readSandboxEnv({ NODE_ENV: 'production', SANDBOX_IN_PRODUCTION: 'true' })).not.toThrow();
});
