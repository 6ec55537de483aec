import { hostname } from 'node:os';
import dns from 'node:dns';
import tls from 'node:tls';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Body } from '../../../sandbox/http/route.ts';
import { transfer } from '../../../sandbox/modules/integrations/transfer/transfer.ts';
import { freePort } from '../../support/runGateway.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import {
  type FtpServer,
  type FtpServerOptions,
  localhostCertificate,
  startFtpServer,
} from '../../support/startFtpServer.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';
import { startSftpServer } from '../../support/startSftpServer.ts';

type Connection = Body<'testIntegration'>;

/** One sandbox with the switch on, one with the default. */
let open: TestSandbox;
let guarded: TestSandbox;
let client: RestCaller;
let ftp: FtpServer;
beforeAll(async () => {
  [open, guarded] = await Promise.all([startSandbox({ localFtp: true }), startSandbox()]);
  client = await open.as('client');
  ftp = await startFtpServer({ user: 'parts', password: 's3cret', folders: ['/stock'] });
});
afterAll(() => Promise.all([open.close(), guarded.close(), ftp.close()]));

const login = { connectionType: 'ftp', ftpUser: 'parts', ftpPassword: 's3cret' } as const;
const tryIt = async (caller: RestCaller, connection: Partial<Connection>) =>
  (await caller.ok('testIntegration', { body: { ...login, ftpPort: 21, ...connection } })).data;
const works = { result: true, error: null };
const fails = (error: RegExp) => ({ result: false, error: expect.stringMatching(error) });
const local = (connection: Partial<Connection> = {}) =>
  tryIt(client, { ftpServer: '127.0.0.1', ftpPort: ftp.port, ...connection });

async function withFtp<T>(options: Partial<FtpServerOptions>, work: (server: FtpServer) => Promise<T>) {
  const server = await startFtpServer({ user: 'parts', password: 's3cret', ...options });
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

test('INT-07 INT-08 INT-16 CALL-101 a connection that works: log-in, folder and a data connection by FTP', async () => {
  expect(await local({ ftpPathToFolder: '/stock' })).toEqual(works);
  expect(ftp.commands).toEqual(expect.arrayContaining(['USER parts', 'CWD /stock', 'EPSV']));
  expect(ftp.files.size).toBe(0);
});

test('INT-07 INT-16 a connection that works by SFTP, and one that does not', async () => {
  const sftp = await startSftpServer({ user: 'parts', password: 's3cret', folders: ['/stock'] });
  const bySftp = (connection: Partial<Connection>) =>
    local({ connectionType: 'sftp', ftpPort: sftp.port, ...connection });
  expect(await bySftp({})).toEqual(works);
  expect(await bySftp({ ftpPathToFolder: '/stock' })).toEqual(works);
  expect(await bySftp({ ftpPathToFolder: '/elsewhere' })).toEqual(fails(/folder/));
  expect(await bySftp({ ftpPassword: 'wrong' })).toEqual(fails(/password/));
  expect(await bySftp({ ftpPort: await freePort() })).toEqual(fails(/cannot be reached/));
  await sftp.close();
});

test('INT-07 ftpSSL encrypts before the log-in, and trusts only a certificate that is valid for the name', async () => {
  await withFtp({ tls: true }, async ({ port, commands }) => {
    const encrypted = { ftpPort: port, ftpSSL: true };
    expect(await local({ ...encrypted, ftpServer: 'localhost' })).toEqual(fails(/certificate/));
    const trusted = tls.getCACertificates();
    tls.setDefaultCACertificates([...trusted, localhostCertificate]);
    expect(await local(encrypted), 'the certificate names localhost, not 127.0.0.1').toEqual(
      fails(/certificate/),
    );
    expect(commands.filter((command) => command.startsWith('PASS'))).toEqual([]);
    expect(await local({ ...encrypted, ftpServer: 'localhost' })).toEqual(works);
    tls.setDefaultCACertificates(trusted);
  });
  expect(await local({ ftpSSL: true })).toEqual(fails(/offers no TLS/));
});

test('INT-09 GAP-107 a failure has the product’s own message, whatever the server says', async () => {
  expect(await local({ ftpPassword: 'w0rd-of-the-customer' })).toEqual({
    result: false,
    error: 'The server refused the user name or the password.',
  });
  expect(await local({ ftpPathToFolder: '/elsewhere' })).toEqual(fails(/folder/));
  expect(await local({ ftpPort: await freePort() })).toEqual(fails(/cannot be reached/));
  expect(await local({ ftpServer: 'unknown.invalid' })).toEqual(fails(/not found/));
  expect(
    await client.ok('testIntegration', {
      body: { ...login, ftpPort: 21, ftpServer: 'unknown.invalid' },
      headers: { locale: 'de' },
    }),
  ).toMatchObject({ data: fails(/nicht gefunden/) });
  expect(await local({ ftpServer: null })).toEqual(fails(/enter the server/));
  expect(await local({ ftpServer: ' ' })).toEqual(fails(/enter the server/));
  expect(await local({ ftpPassiveMode: false })).toEqual(fails(/passive mode/));
  const { status, body } = await client.send('testIntegration', { body: { ...login, ftpPort: 0 } });
  expect({ status, body }).toMatchObject({ status: 400, body: { fields: [{ field: 'ftpPort' }] } });
});

test('INT-09 a line break in a name does not become a second command', async () => {
  const seen = ftp.commands.length;
  expect(await local({ ftpUser: 'parts\r\nDELE stock.csv' })).toEqual(fails(/./));
  expect(await local({ ftpPathToFolder: '/stock\r\nDELE stock.csv' })).toEqual(fails(/./));
  expect(ftp.commands.slice(seen).filter((command) => command.startsWith('DELE'))).toEqual([]);
});

test('CALL-102 GAP-109 a saved integration is tested with its stored password, which goes to no other server', async () => {
  const integration = await client.ok('createIntegration', {
    body: {
      ...login,
      name: 'Web shop',
      frequency: 6,
      active: false,
      type: 'ftp_rrp',
      ftpServer: '127.0.0.1',
      ftpPort: ftp.port,
      fileName: 'stock.csv',
      fileColumnSeparator: ';',
      filePriceSeparator: ',',
      fileAddSeparatorLine: false,
      fileAddDateLine: false,
      fileLanguage: 'en',
      fields: [{ name: 'Reference', visibleName: 'Reference', sort: 0 }],
    },
  });
  const path = { id: integration.id };
  const again = async (connection: Partial<Connection>) => {
    const body = { ...login, ftpServer: '127.0.0.1', ftpPort: ftp.port, ftpPassword: '', ...connection };
    return (await client.ok('testSavedIntegration', { path, body })).data;
  };
  expect(await again({})).toEqual(works);
  expect(await again({ ftpPassword: 'wrong' })).toEqual(fails(/password/));
  await withFtp({}, async (other) => {
    expect(await again({ ftpPort: other.port })).toEqual(fails(/another server/));
    expect(await again({ ftpServer: 'localhost' })).toEqual(fails(/another server/));
    expect(await again({ connectionType: 'sftp' })).toEqual(fails(/another server/));
    expect(await again({ ftpPort: other.port, ftpPassword: 's3cret' })).toEqual(works);
  });
  const stranger = await open.as('payer');
  const body = { ...login, ftpPort: 21 };
  expect((await stranger.call('testSavedIntegration', { path, body })).status).toBe(404);
});

/** Loopback, unspecified, private, link-local, shared and mapped addresses, and other ways to write them. */
const inner = `
  127.0.0.1 127.1.2.3 localhost LOCALHOST. 0.0.0.0 ::1 :: ${hostname()}
  ::ffff:127.0.0.1 ::ffff:7f00:1 0:0:0:0:0:ffff:7f00:1 ::127.0.0.1 64:ff9b::7f00:1 2002:7f00:1::
  10.0.0.1 172.16.0.1 192.168.0.1 100.64.0.1 169.254.169.254 224.0.0.1 255.255.255.255 198.18.0.1
  fe80::1 fe80::1%lo fc00::1 fec0::1`
  .trim()
  .split(/\s+/);
const tricks = String.raw`
  2130706433 0x7f000001 0x7f.1 0177.0.0.1 017700000001 127.1 127.0.1 127.0.0.1. ①②⑦.⓪.⓪.① １２７.0.0.1 127。0。0。1
  [::1] 127.0.0.1:21 127.0.0.1/x x@127.0.0.1 ftp://127.0.0.1 127.0.0.1%00 %31%32%37.0.0.1 127.0.0.1#x 127.0.0.1\x
  127.0.0.1?`
  .trim()
  .split(/\s+/);

test("promise: integrations' connection test: addresses of the internal network are refused, however they are written", async () => {
  const seen = ftp.connections();
  const caller = await guarded.as('client');
  for (const ftpServer of [...inner, ...tricks]) {
    for (const connectionType of ['ftp', 'sftp'] as const) {
      const answer = await tryIt(caller, { connectionType, ftpServer, ftpPort: ftp.port });
      expect(answer, ftpServer).toEqual({
        result: false,
        error: 'The server was not found, or its address is not a public one.',
      });
    }
  }
  expect(ftp.connections()).toBe(seen);
});

test("promise: integrations' connection test: with the switch, numeric tricks are still refused", async () => {
  const seen = ftp.connections();
  for (const ftpServer of tricks) expect(await local({ ftpServer }), ftpServer).toEqual(fails(/not found/));
  expect(ftp.connections()).toBe(seen);
});

test("promise: integrations' connection test: a name is resolved once, and the checked address is the one connected to", async () => {
  const sftp = await startSftpServer({ user: 'parts', password: 's3cret' });
  // The function net.connect resolves a name with; the one lookup before uses node:dns/promises.
  const later = vi.spyOn(dns, 'lookup');
  const byName = { ftpServer: 'localhost' };
  expect(await local(byName)).toEqual(works);
  expect(await local({ ...byName, connectionType: 'sftp', ftpPort: sftp.port })).toEqual(works);
  expect(later.mock.calls.filter(([name]) => name === 'localhost')).toEqual([]);
  later.mockRestore();
  await sftp.close();
});

test("promise: integrations' connection test: data is not sent to an address that the server names", async () => {
  await withFtp({ dataAddress: '127.0.0.2' }, async ({ port, commands, dataConnections }) => {
    expect(await local({ ftpPort: port })).toEqual(fails(/its own address/));
    expect(commands).toContain('PASV');
    expect(dataConnections()).toBe(0);
  });
  await withFtp({ dataAddress: '127.0.0.1' }, async ({ port, dataConnections }) => {
    expect(await local({ ftpPort: port })).toEqual(works);
    await expect.poll(dataConnections).toBe(1);
  });
});

test("promise: integrations' connection test: a silent server is abandoned when the time is over", async () => {
  await withFtp({ silent: true }, async ({ port }) => {
    const connection = { host: '127.0.0.1', port, user: null, password: null, folder: null, ssl: false };
    for (const type of ['ftp', 'sftp'] as const) {
      const signal = AbortSignal.timeout(200);
      const options = { allowLocal: true, signal };
      await expect(transfer({ ...connection, type, passiveMode: true }, null, options)).rejects.toMatchObject(
        {
          reason: 'time',
        },
      );
    }
  });
});
