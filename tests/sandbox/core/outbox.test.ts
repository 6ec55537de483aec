import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { createSandbox } from '../../../sandbox/createSandbox.ts';
import { defaultDatabase } from '../../support/databases.ts';
import { startSandbox } from '../../support/startSandbox.ts';

test('the outbox shows the mails that would have been sent, the newest first, and runs nothing that is in them', async () => {
  const { options, drop } = await defaultDatabase.copy();
  const sandbox = await createSandbox({ ...options, outbox: true });
  const url = await sandbox.listen();
  const read = () => fetch(`${url}/sandbox/outbox`);
  expect(await (await read()).text()).toContain('No mail yet');
  await sandbox.db
    .insertInto('mail_outbox')
    .values([
      { recipient: 'a@b.test', subject: 'First', body: 'one' },
      { recipient: 'a@b.test', subject: '<script>alert(1)</script>', body: 'two & "three"' },
    ])
    .execute();
  const answer = await read();
  const html = await answer.text();
  expect(html).not.toContain('<script>');
  expect(html).toContain('two &amp; &quot;three&quot;');
  expect(html.indexOf('&lt;script&gt;')).toBeLessThan(html.indexOf('First'));
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  await sandbox.close();
  await drop();
});

const outer = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

test.skipIf(outer === undefined)(
  'mails are shown to this machine alone, whatever address it listens on',
  async () => {
    const { options, drop } = await defaultDatabase.copy();
    const sandbox = await createSandbox({ ...options, outbox: true });
    const { port } = new URL(await sandbox.listen(0, '0.0.0.0'));
    const statusAt = async (host: string) => (await fetch(`http://${host}:${port}/sandbox/outbox`)).status;
    expect([await statusAt('127.0.0.1'), await statusAt(outer ?? '')]).toEqual([200, 404]);
    await sandbox.close();
    await drop();
  },
);

test('a sandbox has no outbox unless it is asked for', async () => {
  const sandbox = await startSandbox();
  expect((await fetch(`${sandbox.url}/sandbox/outbox`)).status).toBe(404);
  await sandbox.close();
});
