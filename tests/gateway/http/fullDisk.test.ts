import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../support/runGateway.ts';

test.runIf(existsSync('/dev/full'))(
  'promise: sight: a log that cannot be written costs lines, not requests, and shows in the health page; SIGTERM ends it',
  async () => {
    const port = await freePort();
    const full = openSync('/dev/full', 'w');
    onTestFinished(() => closeSync(full));
    const child = spawn(process.execPath, ['gateway/main.ts'], {
      env: { ...process.env, PORT: String(port), UPSTREAM_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'debug' },
      stdio: ['ignore', full, 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const ask = async (path: string): Promise<Response> =>
      fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(30_000) });
    await expect
      .poll(() => ask('/health/live').then(({ status }) => status, String), { timeout: 60_000 })
      .toBe(200);
    // More than the log holds while it waits for space.
    for (let round = 0; round < 20; round++) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => ask('/health/live')));
      expect(answers.every(({ ok }) => ok)).toBe(true);
    }
    const health = (await (await ask('/health')).json()) as { logLinesLost: number };
    expect(health.logLinesLost).toBeGreaterThan(100);
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  },
);
