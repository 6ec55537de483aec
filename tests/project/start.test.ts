import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('starting the product prints its address, a log-in, GraphiQL and the outbox, and both answer there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      SANDBOX_DIR: join(folder, 'database'),
      SANDBOX_ARTICLES: '1500',
      SANDBOX_LOG: 'warn',
    },
  });
  try {
    const printed = await new Promise<string>((resolve, reject) => {
      let text = '';
      child.stdout.on('data', (piece: Buffer) => {
        text += piece.toString();
        if (/mails +http/.test(text)) resolve(text);
      });
      child.once('exit', (code) => reject(new Error(`It stopped with ${String(code)}:\n${text}`)));
    });
    const url = /The portal +(http\S+)/.exec(printed)?.[1] ?? '';
    expect(printed).toContain('client@demo.test / demo-client');
    expect(printed).toContain(`${url}/graphql`);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    const graphiql = await fetch(`${url}/graphql`, { headers: { accept: 'text/html' } });
    expect(await graphiql.text()).toContain('GraphiQL');
    const outbox = await fetch(/mails +(http\S+)/.exec(printed)?.[1] ?? '');
    expect(await outbox.text()).toContain('<h1>Outbox</h1>');
    const page = await fetch(url, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<div id="root">');
  } finally {
    child.removeAllListeners('exit');
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('close', resolve));
    rmSync(folder, { recursive: true, force: true });
  }
}, 180_000);
