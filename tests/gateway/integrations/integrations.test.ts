import { warehouseIds } from '../../support/shopping.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFtpServer, type FtpServer } from '../../support/startFtpServer.ts';
import { runGateway } from '../../support/runGateway.ts';
import { graphql } from '../../support/graphql.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
let ftp: FtpServer;
beforeAll(async () => {
  portal = await startPortal({ localFtp: true });
  client = await portal.as('client');
  ftp = await startFtpServer({ user: 'parts', password: 's3cret' });
});
afterAll(() => Promise.all([portal.close(), ftp.close()]));

interface Result {
  result: {
    __typename: string;
    message?: string;
    fieldErrors?: { path: string; message: string }[];
    integration?: { id: string; dbId: string; name: string; lastUploadedAt: string | null };
    deletedId?: string;
    result?: boolean;
    error?: string | null;
  };
}
interface List {
  viewer: { integrations: { id: string; name: string }[] | null };
}

const list = '{ viewer { integrations { id name } } }';
const mutation = (field: string, input: string, payload: string) =>
  `mutation Change($input: ${input}!) {
    result: ${field}(input: $input) {
      __typename ... on Problem { message } ... on InvalidInput { fieldErrors { path message } } ${payload}
    }
  }`;
const everything = `id dbId name frequency active connectionType type ftpServer ftpPort ftpUser ftpPathToFolder ftpSSL
  ftpPassiveMode fileName fileColumnSeparator filePriceSeparator fileAddSeparatorLine fileAddDateLine fileLanguage
  fields { name visibleName sort } excludedWarehouses { dbId name } lastUploadedAt scheduledUploadAt`;
const create = mutation(
  'createIntegration',
  'CreateIntegrationInput',
  `... on IntegrationPayload { integration { ${everything} } }`,
);
const update = mutation(
  'updateIntegration',
  'UpdateIntegrationInput',
  '... on IntegrationPayload { integration { id name active } }',
);
const upload = mutation(
  'runIntegrationUpload',
  'RunIntegrationUploadInput',
  '... on IntegrationPayload { integration { id lastUploadedAt scheduledUploadAt } }',
);
const tryOut = mutation(
  'testIntegration',
  'TestIntegrationInput',
  '... on TestIntegrationPayload { result error }',
);
const remove = mutation(
  'deleteIntegration',
  'DeleteIntegrationInput',
  '... on DeleteIntegrationPayload { deletedId }',
);

const connection = () => ({
  connectionType: 'FTP',
  ftpServer: '127.0.0.1',
  ftpPort: ftp.port,
  ftpUser: 'parts',
  ftpPassword: 's3cret',
});
const fields = [
  { name: 'Reference', visibleName: 'Article' },
  { name: 'Stock', visibleName: 'Pieces' },
];
const minimal = { name: 'Web shop', fileName: 'stock.csv', fields };
const whole = () => ({
  ...minimal,
  ...connection(),
  frequency: 12,
  active: true,
  type: 'FTP_SEPARATE_WAREHOUSES',
  ftpSSL: false,
  ftpPassiveMode: true,
  fileColumnSeparator: ';',
  filePriceSeparator: ',',
  fileAddSeparatorLine: false,
  fileAddDateLine: false,
  fileLanguage: 'en',
  excludedWarehouses: warehouseIds('1'),
});
async function created(input: object = whole()): Promise<string> {
  const { result } = await client.run<Result>(create, { input });
  return result.integration?.id ?? JSON.stringify(result);
}

test('INT-04 INT-15 INT-20 CALL-097 omitted fields of a new integration have their defaults; columns are sorted by position', async () => {
  const { calls, answer } = await client.watch<Result>(create, { input: minimal });
  expect(calls).toEqual(['createIntegration']);
  expect(answer.data.result).toMatchObject({
    __typename: 'IntegrationPayload',
    integration: {
      ...minimal,
      frequency: 6,
      active: true,
      connectionType: 'FTP',
      type: 'FTP_RRP',
      ftpServer: null,
      ftpPort: 21,
      ftpSSL: false,
      fileColumnSeparator: ';',
      filePriceSeparator: ',',
      fileAddSeparatorLine: false,
      fileAddDateLine: false,
      fileLanguage: 'en',
      fields: fields.map((field, sort) => ({ ...field, sort })),
      excludedWarehouses: [],
      lastUploadedAt: null,
    },
  });
});

test('INT-01 INT-16 INT-22 CALL-096 the list is one call, with the warehouses two; node reads one again', async () => {
  const id = await created();
  const { calls, answer } = await client.watch<List>(`{ viewer { integrations { ${everything} } } }`);
  expect(calls.toSorted()).toEqual(['listAllWarehouses', 'listIntegrations']);
  const { ftpPassword: _never, excludedWarehouses: _ids, ...shown } = whole();
  expect(answer.data.viewer.integrations?.find((each) => each.id === id)).toMatchObject({
    ...shown,
    fields: fields.map((field, sort) => ({ ...field, sort })),
    excludedWarehouses: [{ dbId: '1', name: expect.any(String) }],
    scheduledUploadAt: expect.any(String),
  });
  const node = 'query Node($id: ID!) { node(id: $id) { __typename ... on Integration { name } } }';
  expect(await client.run(node, { id })).toEqual({ node: { __typename: 'Integration', name: 'Web shop' } });
  const stranger = await portal.as('payer');
  expect(await stranger.run(node, { id })).toEqual({ node: null });
});

test('INT-04 GAP-109 CALL-098 CALL-099 an integration is changed, without its password too, and deleted', async () => {
  const id = await created();
  const { ftpPassword: _kept, ...rest } = whole();
  const changed = await client.watch<Result>(update, { input: { ...rest, integration: id, name: 'Both' } });
  expect(changed.calls).toEqual(['updateIntegration']);
  expect(changed.answer.data.result.integration).toEqual({ id, name: 'Both', active: true });
  const { result } = await client.run<Result>(upload, { input: { integration: id } });
  expect(result.__typename).toBe('IntegrationPayload');
  const removed = await client.watch<Result>(remove, { input: { integration: id } });
  expect(removed.calls).toEqual(['deleteIntegration']);
  expect(removed.answer.data.result).toEqual({ __typename: 'DeleteIntegrationPayload', deletedId: id });
  const again = await client.run<Result>(remove, { input: { integration: id } });
  expect(again.result.__typename).toBe('NotFound');
});

test('INT-21 INT-13 INT-19 the back end’s field errors keep their paths', async () => {
  const wrong = { ...whole(), ftpPort: 0, fields: [] };
  const { result } = await client.run<Result>(create, { input: wrong });
  expect(result.__typename).toBe('InvalidInput');
  expect(result.fieldErrors?.map(({ path }) => path).toSorted()).toEqual(['fields', 'ftpPort']);
  const column = { ...whole(), fields: [...fields, { name: 'Stock_999', visibleName: 'Nowhere' }] };
  const { result: second } = await client.run<Result>(create, { input: column });
  expect(second.fieldErrors?.map(({ path }) => path)).toEqual(['fields.2.name']);
});

test('INT-05 INT-06 GAP-110 CALL-100 an upload returns its times with one call; a failure is Rejected and says why', async () => {
  const id = await created();
  const done = await client.watch<Result>(upload, { input: { integration: id } });
  expect(done.calls).toEqual(['runIntegrationUpload']);
  expect(done.answer.data.result.integration?.lastUploadedAt).not.toBeNull();
  expect(ftp.files.get('/stock.csv')?.toString()).toContain('Article;Pieces');
  const broken = await created({ ...whole(), ftpPassword: 'wrong' });
  const { result } = await client.run<Result>(upload, { input: { integration: broken } });
  expect(result).toEqual({ __typename: 'Rejected', message: expect.stringContaining('password') });
});

test('INT-07 INT-08 INT-09 CALL-101 CALL-102 a new connection is tested, and a saved one with its stored password', async () => {
  const fresh = await client.watch<Result>(tryOut, { input: connection() });
  expect(fresh.calls).toEqual(['testIntegration']);
  expect(fresh.answer.data.result).toEqual({
    __typename: 'TestIntegrationPayload',
    result: true,
    error: null,
  });
  const wrong = await client.run<Result>(tryOut, { input: { ...connection(), ftpPassword: 'wrong' } });
  expect(wrong.result).toMatchObject({ result: false, error: expect.stringContaining('password') });
  const { ftpPassword: _stored, ...saved } = connection();
  const input = { ...saved, integration: await created() };
  const again = await client.watch<Result>(tryOut, { input });
  expect(again.calls).toEqual(['testSavedIntegration']);
  expect(again.answer.data.result).toMatchObject({ result: true });
});

test('INT-04 an integration is added once per key', async () => {
  const input = { ...whole(), name: 'Once', idempotencyKey: 'integration-once' };
  const first = await client.run<Result>(create, { input });
  expect(await client.run<Result>(create, { input })).toEqual(first);
  const { viewer } = await client.run(list);
  expect(viewer.integrations?.filter(({ name }) => name === 'Once')).toHaveLength(1);
});

test('INT-02 without account_integrations_list the list is missing, and writes are Forbidden', async () => {
  const workshop = await portal.as('workshop');
  const { data, errors } = await workshop.send(list);
  expect(data?.viewer.integrations).toBeNull();
  expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  expect((await workshop.run<Result>(create, { input: whole() })).result.__typename).toBe('Forbidden');
  expect((await workshop.run<Result>(tryOut, { input: connection() })).result.__typename).toBe('Forbidden');
});

test('promise: leaks: the password of an integration is in no answer and not in the gateway’s log', async () => {
  const password = 'pass-w0rd-of-the-customer';
  const gateway = await runGateway({ UPSTREAM_URL: portal.sandbox.url, LOG_LEVEL: 'debug' });
  const { bearer = '' } = client;
  const send = (query: string, input: object) => graphql(gateway, { query, variables: { input }, bearer });
  const secret = { ftpPassword: password };
  const answers = [
    await send(create, { ...whole(), ...secret }),
    await send(create, { ...whole(), ...secret, ftpPort: 0 }),
    await send(tryOut, { ...connection(), ...secret }),
    await send(update, { ...whole(), ...secret, integration: await created() }),
  ];
  await gateway.stop();
  expect(JSON.stringify(answers)).not.toContain(password);
  expect(gateway.log.length).toBeGreaterThan(4);
  expect(gateway.log.join('\n')).not.toContain(password);
});
