import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readSandboxEnv } from '../../../sandbox/env.ts';
import { defaultDatabase } from '../../support/databases.ts';
import { RestCaller } from '../../support/RestCaller.ts';
import { startFtpServer } from '../../support/startFtpServer.ts';

const password = 'pass-w0rd-of-the-customer';

test("promise: integrations' connection test: internal addresses are refused unless a setting allows them", () => {
  expect(readSandboxEnv({}).localFtp).toBe(false);
  expect(readSandboxEnv({ SANDBOX_LOCAL_FTP: '1' }).localFtp).toBe(true);
});

test('promise: leaks: the password of an integration is in no answer and no log, even if its server repeats it', async () => {
  const ftp = await startFtpServer({ user: 'parts', password: 'another' });
  const dir = mkdtempSync(join(tmpdir(), 'sandbox-passwords-'));
  const { options, drop } = await defaultDatabase.copy();
  const child = fork('sandbox/main.ts', {
    env: {
      ...process.env,
      DATABASE_URL: 'databaseUrl' in options ? options.databaseUrl : '',
      SANDBOX_DIR: dir,
      SANDBOX_PORT: '0',
      SANDBOX_ARTICLES: '1500',
      SANDBOX_LOCAL_FTP: '1',
      SANDBOX_LOG: 'debug',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (child.stdout === null || child.stderr === null) throw new Error('It has no output.');
  const log = Promise.all([text(child.stdout), text(child.stderr)]);
  try {
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    const login = { username: 'client@demo.test', password: 'demo-client' };
    const { token } = await new RestCaller(url, null).ok('loginCheck', { body: login });
    const client = new RestCaller(url, token);
    const connection = {
      connectionType: 'ftp',
      ftpServer: '127.0.0.1',
      ftpPort: ftp.port,
      ftpUser: 'parts',
      ftpPassword: password,
    } as const;
    const created = await client.ok('createIntegration', {
      body: {
        ...connection,
        name: 'Web shop',
        frequency: 6,
        active: true,
        type: 'ftp_rrp',
        fileName: 'stock.csv',
        fileColumnSeparator: ';',
        filePriceSeparator: ',',
        fileAddSeparatorLine: false,
        fileAddDateLine: false,
        fileLanguage: 'en',
        fields: [{ name: 'Reference', visibleName: 'Reference', sort: 0 }],
      },
    });
    const path = { id: created.id };
    const answers = [
      created,
      await client.ok('listIntegrations'),
      await client.ok('testIntegration', { body: connection }),
      (await client.call('runIntegrationUpload', { path })).body,
      (await client.send('createIntegration', { body: { ftpPassword: `${password}\n` } })).body,
      (await client.send('createIntegration', { body: { ftpPassword: [password] } })).body,
    ];
    expect(ftp.commands).toContain(`PASS ${password}`);
    expect(JSON.stringify(answers)).not.toContain(password);
  } finally {
    child.kill('SIGTERM');
    await Promise.all([log, ftp.close()]);
    await drop();
    rmSync(dir, { recursive: true, force: true });
  }
  const lines = (await log).join('');
  expect(lines).toContain('/api/v3/integrations');
  expect(lines).not.toContain(password);
});
