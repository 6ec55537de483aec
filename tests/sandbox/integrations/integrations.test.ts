import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Body } from '../../../sandbox/http/route.ts';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { uploadDue } from '../../../sandbox/modules/integrations/uploadDue.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { type FileServer, type FtpServer, startFtpServer } from '../../support/startFtpServer.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';
import { startSftpServer } from '../../support/startSftpServer.ts';

type Input = Body<'createIntegration'>;

const columns = (...names: string[]): Input['fields'] =>
  names.map((name, sort) => ({ name, visibleName: name, sort }));

const linesOf = (file: Buffer | undefined) =>
  (file?.toString('utf8') ?? '').replace('\uFEFF', '').split('\r\n');

eachDatabase('integrations', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  let ftp: FtpServer;
  beforeAll(async () => {
    sandbox = await startSandbox({ database, localFtp: true });
    client = await sandbox.as('client');
    ftp = await startFtpServer({ user: 'parts', password: 's3cret', folders: ['/stock'] });
  });
  afterAll(() => Promise.all([sandbox.close(), ftp.close()]));

  const input = (changes: Partial<Input> = {}): Input => ({
    name: 'Web shop',
    frequency: 6,
    active: true,
    type: 'ftp_rrp',
    connectionType: 'ftp',
    ftpServer: '127.0.0.1',
    ftpPort: ftp.port,
    ftpUser: 'parts',
    ftpPassword: 's3cret',
    ftpPathToFolder: '/stock',
    ftpSSL: false,
    ftpPassiveMode: true,
    fileName: 'stock.csv',
    fileColumnSeparator: ';',
    filePriceSeparator: ',',
    fileAddSeparatorLine: false,
    fileAddDateLine: false,
    fileLanguage: 'en',
    fields: columns('Reference', 'Stock'),
    excludedWarehouses: [],
    ...changes,
  });
  const create = (changes: Partial<Input> = {}) => client.ok('createIntegration', { body: input(changes) });
  const upload = async (id: number) => {
    const times = await client.ok('runIntegrationUpload', { path: { id } });
    return { times, lines: linesOf(ftp.files.get('/stock/stock.csv')) };
  };
  const passwordOf = (id: number) =>
    sandbox.db
      .selectFrom('integration_passwords')
      .select('password')
      .where('integration_id', '=', id)
      .executeTakeFirst();

  test('INT-04 INT-22 GAP-109 CALL-096 CALL-097 CALL-098 CALL-099 an integration is added, listed, changed and deleted; no answer has its password', async () => {
    const { ftpPassword: _never, ...sent } = input();
    const created = await create();
    const { id } = created;
    expect(created).toEqual({ ...sent, id, lastUploadedAt: null, scheduledUploadAt: expect.any(String) });
    expect(await client.ok('listIntegrations')).toContainEqual(created);
    const body = input({ name: 'Both shops', active: false, ftpPassword: '', connectionType: 'ftp' });
    const changed = await client.ok('updateIntegration', { path: { id }, body });
    expect(changed).toEqual({ ...created, name: 'Both shops', active: false, scheduledUploadAt: null });
    expect(await client.ok('listIntegrations')).toContainEqual(changed);
    expect(await passwordOf(id)).toEqual({ password: 's3cret' });
    await client.ok('deleteIntegration', { path: { id } });
    expect((await client.ok('listIntegrations')).map((each) => each.id)).not.toContain(id);
    expect(await passwordOf(id)).toBeUndefined();
    expect((await client.call('deleteIntegration', { path: { id } })).status).toBe(404);
  });

  test('INT-01 INT-02 integrations need their permission and belong to one customer', async () => {
    const { id } = await create();
    const calls = async (caller: RestCaller) => [
      (await caller.call('listIntegrations')).status,
      (await caller.call('createIntegration', { body: input() })).status,
      (await caller.call('updateIntegration', { path: { id }, body: input() })).status,
      (await caller.call('testIntegration', { body: { connectionType: 'ftp', ftpPort: 21 } })).status,
      (await caller.call('runIntegrationUpload', { path: { id } })).status,
      (await caller.call('deleteIntegration', { path: { id } })).status,
    ];
    expect(await calls(await sandbox.as('workshop'))).toEqual(Array(6).fill(403));
    expect(await calls(sandbox.visitor)).toEqual(Array(6).fill(401));
    const payer = await sandbox.as('payer');
    expect((await calls(payer)).slice(2)).toEqual([404, 200, 404, 404]);
    expect((await payer.ok('listIntegrations')).map((each) => each.id)).not.toContain(id);
  });

  test('INT-11 INT-12 INT-13 INT-14 INT-16 INT-17 INT-19 INT-21 GAP-111 each mistake is reported at its field', async () => {
    const wrongs: [string, object][] = [
      ['name', { name: ' ' }],
      ['name', { name: undefined }],
      ['frequency', { frequency: 0 }],
      ['frequency', { frequency: 25 }],
      ['frequency', { frequency: 1.5 }],
      ['active', { active: undefined }],
      ['type', { type: 'mail' }],
      ['connectionType', { connectionType: 'http' }],
      ['ftpPort', { ftpPort: 0 }],
      ['ftpPort', { ftpPort: 65_536 }],
      ['ftpPort', { ftpPort: undefined }],
      ['ftpUser', { ftpUser: 'parts\r\nDELE x' }],
      ['ftpPathToFolder', { ftpPathToFolder: 'a\nb' }],
      ['ftpServer', { ftpServer: 'x'.repeat(256) }],
      ['fileName', { fileName: '' }],
      ['fileName', { fileName: '../stock.csv' }],
      ['fileName', { fileName: '..' }],
      ['fileName', { fileName: String.raw`a\b.csv` }],
      ['fileColumnSeparator', { fileColumnSeparator: '"' }],
      ['fileColumnSeparator', { fileColumnSeparator: ';;' }],
      ['filePriceSeparator', { filePriceSeparator: ';' }],
      ['fileAddSeparatorLine', { fileAddSeparatorLine: undefined }],
      ['fileAddDateLine', { fileAddDateLine: undefined }],
      ['fileLanguage', { fileLanguage: 'xx' }],
      ['fields', { fields: [] }],
      ['fields', { fields: columns(...Array<string>(101).fill('Price')) }],
      ['fields.1.name', { fields: columns('Reference', 'Stock_999') }],
      ['fields.0.name', { fields: columns('') }],
      ['excludedWarehouses.0', { excludedWarehouses: [999] }],
    ];
    for (const [field, change] of wrongs) {
      const { status, body } = await client.send('createIntegration', { body: { ...input(), ...change } });
      expect({ status, body }, field).toEqual({
        status: 400,
        body: { fields: [{ field, message: expect.any(String) }] },
      });
    }
  });

  test('INT-04 creating with the same key is done once', async () => {
    const request = { body: input({ name: 'Once' }), headers: { 'idempotency-key': 'integration-once' } };
    const first = await client.ok('createIntegration', request);
    expect(await client.ok('createIntegration', request)).toEqual(first);
    const named = (await client.ok('listIntegrations')).filter(({ name }) => name === 'Once');
    expect(named).toHaveLength(1);
  });

  test('GAP-109 an empty password keeps the stored one, which another server never gets', async () => {
    const { id } = await create();
    const update = (changes: Partial<Input>) =>
      client.call('updateIntegration', { path: { id }, body: input({ ftpPassword: null, ...changes }) });
    for (const other of [
      { ftpServer: 'localhost' },
      { ftpPort: 2121 },
      { connectionType: 'sftp' },
    ] as const) {
      const { status, body } = await update(other);
      expect({ status, body }).toMatchObject({ status: 400, body: { fields: [{ field: 'ftpPassword' }] } });
    }
    expect((await update({ ftpUser: 'other', ftpSSL: true })).status).toBe(200);
    expect((await update({ ftpSSL: false })).status, 'no longer encrypted').toBe(400);
    expect((await update({ ftpServer: null })).status).toBe(200);
    expect((await update({ ftpServer: 'ftp.example.com' })).status).toBe(400);
    expect(await passwordOf(id)).toEqual({ password: 's3cret' });
    expect((await update({ ftpServer: 'ftp.example.com', ftpPassword: 'new' })).status).toBe(200);
    expect(await passwordOf(id)).toEqual({ password: 'new' });
  });

  test('INT-05 INT-19 GAP-110 CALL-100 run upload puts a file with the chosen columns onto the server', async () => {
    const custom = { name: 'Shelf', visibleName: 'Our shelf', sort: 99 };
    const named = columns('ID', 'Reference', 'Description', 'Price', 'RRP Price', 'HS code', 'EAN code');
    const sizes = columns('Net Weight', 'Gross Weight', 'Width', 'Height', 'Length', 'Multiplicity');
    const fields = [custom, ...named, ...sizes.map(({ sort, ...field }) => ({ ...field, sort: sort + 10 }))];
    const { id } = await create({ fields });
    const { times, lines } = await upload(id);
    const row = await sandbox.db
      .selectFrom('articles')
      .selectAll()
      .where('id', '=', demoArticles.ordinary)
      .executeTakeFirstOrThrow();
    expect(lines[0]).toBe(
      'ID;Reference;Description;Price;RRP Price;HS code;EAN code;Net Weight;Gross Weight;Width;Height;Length;Multiplicity;Our shelf',
    );
    const { amount } = await client.ok('getArticle', { path: { id: String(demoArticles.ordinary) } });
    const cells = lines.find((line) => line.startsWith(`${String(row.id)};`))?.split(';');
    expect(cells).toEqual([
      String(row.id),
      row.sku,
      row.description,
      (amount?.value ?? 0).toFixed(2).replace('.', ','),
      (row.price_rrp / 100).toFixed(2).replace('.', ','),
      row.hs_code,
      row.ean_code,
      String(row.net_weight_g / 1000).replace('.', ','),
      String(row.gross_weight_g / 1000).replace('.', ','),
      ...[row.width_mm, row.height_mm, row.length_mm, row.multiple].map(String),
      '',
    ]);
    const { count } = await sandbox.db
      .selectFrom('articles')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('active', '=', true)
      .executeTakeFirstOrThrow();
    expect(lines).toHaveLength(count + 2);
    const [saved] = (await client.ok('listIntegrations')).filter((each) => each.id === id);
    expect(saved).toMatchObject(times);
    const hours = Date.parse(times.scheduledUploadAt ?? '') - Date.parse(times.lastUploadedAt ?? '');
    expect(hours).toBe(6 * 3_600_000);
  });

  test('INT-17 INT-19 stock is that of the warehouses that are not excluded, together and one by one', async () => {
    const article = await client.ok('getArticle', { path: { id: String(demoArticles.split) } });
    const stock = article.stock.filter(({ warehouse }) => warehouse.type !== 'consignation');
    const [first, second] = stock.filter(({ amount }) => amount > 0).map(({ warehouse }) => warehouse.id);
    if (first === undefined || second === undefined) throw new Error('The article is in one warehouse only.');
    const fields = columns('Reference', 'Stock', `Stock_${String(first)}`, `Stock_${String(second)}`);
    const { id } = await create({ type: 'ftp_separate_warehouses', fields, excludedWarehouses: [first] });
    const amountAt = (wanted: number) => stock.find(({ warehouse }) => warehouse.id === wanted)?.amount ?? 0;
    const all = stock.reduce((sum, { amount }) => sum + amount, 0);
    const { lines } = await upload(id);
    expect(lines[0]).toBe(`Reference;Stock;Stock_${String(second)}`);
    const sku = skuOf(demoArticles.split);
    expect(lines).toContain([sku, all - amountAt(first), amountAt(second)].join(';'));
    const body = input({ type: 'ftp_rrp', fields, excludedWarehouses: [first] });
    await client.ok('updateIntegration', { path: { id }, body });
    expect((await upload(id)).lines).toContain([sku, all, amountAt(first), amountAt(second)].join(';'));
  });

  test('INT-05 INT-11 separators, the separator line and the date line follow the choices, descriptions the language; SFTP gets the same file', async () => {
    const sftp = await startSftpServer({ user: 'parts', password: 's3cret', folders: ['/stock'] });
    const changes = { fileColumnSeparator: '\t', filePriceSeparator: '.', fileLanguage: 'de' } as const;
    const extra = {
      fileAddSeparatorLine: true,
      fileAddDateLine: true,
      fields: columns('Reference', 'Price', 'Description'),
    };
    const own = { connectionType: 'sftp', ftpPort: sftp.port } as const;
    const { id } = await create({ ...changes, ...extra, ...own });
    await client.ok('runIntegrationUpload', { path: { id } });
    const [separator, date, headings, row] = linesOf(sftp.files.get('/stock/stock.csv'));
    expect(separator).toBe('sep=\t');
    expect(date).toMatch(/^Datum\t\d\d-\d\d-\d{4}$/);
    expect(headings).toBe('Reference\tPrice\tDescription');
    expect(row).toMatch(/^.+\t\d+\.\d\d\t/);
    expect(sftp.files.get('/stock/stock.csv')?.toString()).toContain('\tBremsbelagsatz, Vorderachse');
    await sftp.close();
  });

  test('promise: CSV and xlsx: an uploaded file escapes what a spreadsheet would run, in headings too', async () => {
    const description = '=HYPERLINK("http://x.test";"price")';
    await sandbox.db
      .updateTable('articles')
      .set({ description })
      .where('id', '=', demoArticles.endOfLife)
      .execute();
    const visibleName = '@SUM(A1)';
    const { id } = await create({ fields: [{ name: 'Description', visibleName, sort: 0 }] });
    const { lines } = await upload(id);
    expect(lines[0]).toBe(`'@SUM(A1)`);
    expect(lines).toContain(`"'=HYPERLINK(""http://x.test"";""price"")"`);
    expect(lines.filter((line) => /^"?[=+\-@]/.test(line))).toEqual([]);
  });

  test('INT-06 GAP-107 GAP-110 an upload that fails is a 400 that says why, and changes no times', async () => {
    const reasons: [Partial<Input>, RegExp][] = [
      [{ ftpServer: null }, /enter the server/],
      [{ ftpPassword: 'wrong' }, /password/],
      [{ ftpPathToFolder: '/elsewhere' }, /folder/],
      [{ ftpServer: '2130706433' }, /not a public one/],
    ];
    for (const [change, reason] of reasons) {
      const { id } = await create(change);
      const { status, body } = await client.call('runIntegrationUpload', { path: { id } });
      expect({ status, body }).toEqual({
        status: 400,
        body: { messages: [expect.stringMatching(reason)] },
      });
      const [saved] = (await client.ok('listIntegrations')).filter((each) => each.id === id);
      expect(saved?.lastUploadedAt).toBeNull();
    }
  });

  test('an upload that breaks off leaves the file that was there; a whole one replaces it, whatever the server renames', async () => {
    const login = { user: 'parts', password: 's3cret', folders: ['/stock'] };
    const [path, old] = ['/stock/stock.csv', Buffer.from('of yesterday')];
    const cases: [FileServer, Partial<Input>, isBroken: boolean][] = [
      [await startFtpServer({ ...login, breaksOff: true }), {}, true],
      [await startSftpServer({ ...login, breaksOff: true }), { connectionType: 'sftp' }, true],
      [await startFtpServer({ ...login, refusal: '552 Quota exceeded' }), {}, true],
      [await startFtpServer(login), {}, false],
      [await startFtpServer({ ...login, keepsNames: true }), {}, false],
      [await startSftpServer(login), { connectionType: 'sftp' }, false],
    ];
    for (const [server, changes, isBroken] of cases) {
      server.files.set(path, old);
      const { id } = await create({ ...changes, active: false, ftpPort: server.port });
      const { status } = await client.call('runIntegrationUpload', { path: { id } });
      expect(status).toBe(isBroken ? 400 : 200);
      expect(server.files.get(path)?.equals(old)).toBe(isBroken);
      if (!isBroken) expect([...server.files.keys()]).toEqual([path]);
      await server.close();
    }
  });

  test('INT-06 an upload that fails on the way says at which step, by FTP and by SFTP', async () => {
    const login = { user: 'parts', password: 's3cret', folders: ['/stock'] };
    const servers: [FileServer, Partial<Input>, RegExp][] = [
      [await startFtpServer({ ...login, refusal: '552 Quota exceeded' }), {}, /may be full/],
      [await startFtpServer({ ...login, refusal: '451 Local error' }), {}, /may be full/],
      [await startFtpServer({ ...login, refusal: '553 Not allowed' }), {}, /did not take the file/],
      [await startFtpServer({ ...login, breaksOff: true }), {}, /broke off/],
      [await startFtpServer({ ...login, tls: true }), {}, /only encrypted/],
      [await startFtpServer(login), { ftpSSL: true }, /offers no TLS/],
      [
        await startSftpServer({ ...login, refuses: true }),
        { connectionType: 'sftp' },
        /did not take the file/,
      ],
      [await startSftpServer({ ...login, breaksOff: true }), { connectionType: 'sftp' }, /broke off/],
    ];
    for (const [server, changes, reason] of servers) {
      const { id } = await create({ ...changes, active: false, ftpPort: server.port });
      const { body } = await client.call('runIntegrationUpload', { path: { id } });
      expect(body).toEqual({ messages: [expect.stringMatching(reason)] });
      await server.close();
    }
  });

  test('INT-22 active integrations upload by themselves when they are due, one that fails is retried later', async () => {
    await sandbox.db.updateTable('integrations').set({ active: false }).execute();
    const due = await create({ fileName: 'due.csv' });
    const broken = await create({ fileName: 'broken.csv', ftpPassword: 'wrong' });
    const waiting = await create({ fileName: 'waiting.csv' });
    const inactive = await create({ fileName: 'inactive.csv', active: false });
    const hourAgo = new Date(Date.now() - 3_600_000);
    await sandbox.db
      .updateTable('integrations')
      .set({ scheduled_upload_at: hourAgo })
      .where('id', 'in', [due.id, broken.id])
      .execute();
    ftp.files.clear();
    await uploadDue(sandbox.db, { allowLocal: true, signal: new AbortController().signal });
    expect([...ftp.files.keys()]).toEqual(['/stock/due.csv']);
    const after = new Map((await client.ok('listIntegrations')).map((each) => [each.id, each]));
    const next = (id: number) => Date.parse(after.get(id)?.scheduledUploadAt ?? '');
    expect(after.get(due.id)?.lastUploadedAt).not.toBeNull();
    expect(after.get(broken.id)?.lastUploadedAt).toBeNull();
    expect(next(due.id)).toBeGreaterThan(Date.now());
    expect(next(broken.id)).toBeGreaterThan(Date.now());
    expect(after.get(waiting.id)).toEqual(waiting);
    expect(after.get(inactive.id)).toEqual(inactive);
  });
});
