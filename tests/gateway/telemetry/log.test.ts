import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { graphql } from '../../support/graphql.ts';
import { runGateway, type GatewayProcess } from '../../support/runGateway.ts';
import { startProxy, type Proxy } from '../../support/startProxy.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

let sandbox: TestSandbox;
let backEnd: Proxy;
let gateway: GatewayProcess;
/** Operations of the back end that answer 500, or not at all. */
const broken = new Set<string>();
const cut = new Set<string>();
/** Those that take a while. */
const slow = new Set<string>();
const slowMs = 500;

beforeAll(async () => {
  sandbox = await startSandbox();
  backEnd = await startProxy(sandbox.url, async ({ operationId }, res) => {
    if (slow.has(operationId)) await sleep(slowMs);
    if (cut.has(operationId)) return Boolean(res.destroy());
    if (!broken.has(operationId)) return false;
    res.writeHead(500, { 'content-type': 'text/html' }).end('<h1>secret</h1>');
    return true;
  });
  gateway = await runGateway({ UPSTREAM_URL: backEnd.url, LOG_KEY: key, LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await gateway.stop();
  await backEnd.close();
  await sandbox.close();
});

const key = 'a-key-of-this-test';

type Line = Record<string, unknown>;

const lines = (): Line[] => gateway.log.map((line): Line => JSON.parse(line));

/** The line of a request, which comes a moment after its answer. */
async function lineOf(requestId: string, msg = 'request'): Promise<Line | undefined> {
  const find = () => lines().find((line) => line['requestId'] === requestId && line['msg'] === msg);
  await expect.poll(find).toBeDefined();
  return find();
}

const pseudonym = (text: string): string => createHmac('sha256', key).update(text).digest('hex').slice(0, 12);

async function idsOf(email: string): Promise<{ user: string; account: string }> {
  const { data } = await graphql<{
    viewer: { user: { dbId: string }; selectedAccess: { dbId: string } };
  }>(gateway, {
    bearer: (await sandbox.as(email)).token ?? '',
    query: '{ viewer { user { dbId } selectedAccess { dbId } } }',
  });
  const { user, selectedAccess } = data.viewer;
  return { user: pseudonym(`user ${user.dbId}`), account: pseudonym(`account ${selectedAccess.dbId}`) };
}

test('promise: sight: a line says who asked for what, what the back end answered, and how it ended', async () => {
  const who = await idsOf('client');
  const bearer = (await sandbox.as('client')).token ?? '';
  const query = 'query Mine { viewer { user { id } order(dbId: "999999999") { id } } }';
  await graphql(gateway, { bearer, query, headers: { 'x-request-id': 'log-1' } });
  const line = await lineOf('log-1');
  expect(line).toMatchObject({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    route: '/graphql',
    operation: 'Mine',
    status: 200,
    outcome: 'NOT_FOUND',
    ...who,
    session: pseudonym(`session ${bearer}`),
    address: pseudonym('address 127.0.0.1'),
    bytesIn: expect.any(Number),
    bytesOut: expect.any(Number),
  });
  expect(line?.['calls']).toContainEqual({
    call: 'getOrder',
    status: 404,
    ms: expect.any(Number),
    attempts: 1,
    ids: ['999999999'],
  });
});

test('promise: sight: the level is info for what was done, warn for what failed for this caller, debug for probes', async () => {
  const bearer = (await sandbox.as('client')).token ?? '';
  await graphql(gateway, { bearer, query: '{ countries { id } }', headers: { 'x-request-id': 'log-0' } });
  expect(await lineOf('log-0')).toMatchObject({ level: 'info', outcome: 'ok' });
  broken.add('listCountries');
  await graphql(gateway, { bearer, query: '{ countries { id } }', headers: { 'x-request-id': 'log-2' } });
  broken.clear();
  expect(await lineOf('log-2')).toMatchObject({
    level: 'warn',
    status: 200,
    outcome: 'UPSTREAM_ERROR',
    codes: ['UPSTREAM_ERROR'],
    calls: [{ call: 'listCountries', status: 500 }],
  });
  await fetch(`${gateway.url}/documents/1`, { headers: { 'x-request-id': 'log-3' } });
  expect(await lineOf('log-3')).toMatchObject({ level: 'warn', outcome: 'UNAUTHENTICATED' });
  await fetch(`${gateway.url}/health/live`, { headers: { 'x-request-id': 'log-4' } });
  expect(await lineOf('log-4')).toMatchObject({ level: 'debug', outcome: 'ok' });
});

const logIn =
  'mutation ($input: LoginInput!) { login(input: $input) { ... on LoginPayload { viewer { user { id } } } } }';

test('promise: sight: the audit log has log-ins, failed ones with a hash of the typed name, and log-outs', async () => {
  const { user } = await idsOf('client');
  const asked = (password: string, id: string) =>
    graphql(gateway, {
      query: logIn,
      variables: { input: { username: 'Client@demo.test', password } },
      bearer: 'x',
      headers: { 'x-request-id': id },
    });
  await asked('wrong-password', 'audit-1');
  const typedName = pseudonym('login client@demo.test');
  expect(await lineOf('audit-1', 'audit')).toMatchObject({
    stream: 'audit',
    event: 'login',
    outcome: 'InvalidCredentials',
    typedName,
    address: pseudonym('address 127.0.0.1'),
  });
  expect(await lineOf('audit-1')).toMatchObject({ level: 'warn', outcome: 'InvalidCredentials' });
  const { headers } = await asked('demo-client', 'audit-2');
  expect(await lineOf('audit-2', 'audit')).toMatchObject({ event: 'login', outcome: 'ok', user, typedName });
  const [, token = ''] = /BEARER=([^;]+)/.exec(headers.get('set-cookie') ?? '') ?? [];
  await graphql(gateway, {
    bearer: token,
    query: 'mutation { logout(input: {}) { __typename } }',
    headers: { 'x-request-id': 'audit-3' },
  });
  expect(await lineOf('audit-3', 'audit')).toMatchObject({ event: 'logout', outcome: 'ok', user });
});

test('promise: sight: the audit log has a switch with both users, and what staff do as another user', async () => {
  const [staff, client] = [await idsOf('staff'), await idsOf('client')];
  const bearer = (await sandbox.as('staff')).token ?? '';
  await graphql(gateway, { bearer, query: '{ viewer { user { id } } }' });
  await graphql(gateway, {
    bearer,
    query:
      'mutation ($input: SwitchUserInput!) { switchUser(input: $input) { ... on SwitchUserPayload { viewer { user { id } } } } }',
    variables: { input: { username: 'client@demo.test' } },
    headers: { 'x-request-id': 'audit-4' },
  });
  expect(await lineOf('audit-4', 'audit')).toMatchObject({
    event: 'switchUser',
    user: client.user,
    actor: staff.user,
    before: { user: staff.user },
  });
  await graphql(gateway, {
    bearer,
    query: 'mutation { addToWishlist(input: { article: "QXJ0aWNsZTox" }) { __typename } }',
    headers: { 'x-request-id': 'audit-5' },
  });
  expect(await lineOf('audit-5', 'audit')).toMatchObject({ event: 'addToWishlist', actor: staff.user });
});

test('promise: sight: no line has a token, a name, a password, or the body of an answer', async () => {
  const { token } = await sandbox.as('client');
  expect(gateway.log.join('\n')).not.toMatch(/demo\.test|wrong-password|demo-client|secret/);
  expect(gateway.log.join('\n')).not.toContain(token);
  // Several processes write to one pipe, which keeps apart lines of up to 4 KB.
  expect(Math.max(...gateway.log.map((line) => line.length))).toBeLessThan(4096);
});

test('promise: sight: the time at the back end is that of calls one after another together, and of calls at once the longest', async () => {
  const bearer = (await sandbox.as('client')).token ?? '';
  slow.add('listCountries');
  slow.add('listLocales');
  const ask = (query: string, id: string) =>
    graphql(gateway, { bearer, query, headers: { 'x-request-id': id } });
  await ask('{ countries { id } locales { code } }', 'time-1');
  slow.clear();
  const line = await lineOf('time-1');
  const { calls } = line as { calls: { ms: number }[] };
  const ms = calls.map((call) => call.ms);
  expect(ms).toHaveLength(2);
  expect(line?.['backEndMs']).toBeGreaterThanOrEqual(slowMs - 10);
  expect(line?.['backEndMs']).toBeLessThan((ms[0] ?? 0) + (ms[1] ?? 0) - slowMs / 2);
  await fetch(`${gateway.url}/health/live`, { headers: { 'x-request-id': 'time-2' } });
  expect(await lineOf('time-2')).not.toHaveProperty('backEndMs');
});

test('promise: sight: a log-in without an answer is a warning: no one has to check it', async () => {
  cut.add('loginCheck');
  await graphql(gateway, {
    query: logIn,
    variables: { input: { username: 'client@demo.test', password: 'demo-client' } },
    bearer: 'x',
    headers: { 'x-request-id': 'cut-login' },
  });
  cut.clear();
  expect(await lineOf('cut-login')).toMatchObject({ level: 'warn', outcome: 'OutcomeUnknown' });
});

const hasJq = ['jq', 'openssl'].every((tool) => spawnSync(tool, ['--help']).error === undefined);

test.runIf(hasJq)('promise: sight: the documented lines of jq answer their questions', async () => {
  const { account } = await idsOf('client');
  const bearer = (await sandbox.as('client')).token ?? '';
  const query = 'mutation { addToWishlist(input: { article: "QXJ0aWNsZTox" }) { __typename } }';
  cut.add('addToWishlist');
  await graphql(gateway, { bearer, query, headers: { 'x-request-id': 'jq-1' } });
  cut.clear();
  expect(await lineOf('jq-1')).toMatchObject({ level: 'error', outcome: 'OutcomeUnknown' });

  // One gateway has read whose the token is, another has not.
  await graphql(gateway, { bearer, query: '{ viewer { user { id } } }' });
  const other = await runGateway({ UPSTREAM_URL: backEnd.url, LOG_KEY: key });
  onTestFinished(async () => void (await other.stop()));
  await graphql(other, { bearer, query: '{ countries { id } }', headers: { 'x-request-id': 'jq-2' } });
  const find = () => other.log.find((line) => line.includes('"jq-2"'));
  await expect.poll(find).toBeDefined();
  expect(find()).not.toContain('"account"');
  const logs = [...gateway.log, ...other.log];

  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'gateway.log'), logs.join('\n'));
  const [, text = ''] = readFileSync('docs/operation.md', 'utf8').split('A pseudonym is the beginning');
  const [define = '', ...questions] = [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, code = '']) => code);
  const answers = questions.slice(0, 10).map((question) => {
    const script = question
      // The examples of the document, by what is in this log.
      .replace("$(pseudonym 'account 7')", account)
      .replace('2026-11-26T10:02', '2026')
      .replace('2026-11-26T10:05', '2999')
      .replace('5f0c7f3a-8d0e-4c39-9d58-6c1f2f6c5b11', 'log-2')
      .replace('100341', '999999999')
      .replace('.ms > 1000', '.ms > 0');
    // A locale that is not installed makes the shell complain.
    const env = { ...process.env, LC_ALL: 'C', LOG_KEY: key };
    const { stdout, stderr } = spawnSync('bash', ['-c', define + script], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    expect(stderr, question).toBe('');
    return stdout;
  });
  expect(answers[0]).toContain('"call":"listCountries","status":200');
  expect(answers[7]).not.toContain('"login"');
  const expected = [
    /"operation":"Mine","outcome":"NOT_FOUND".*"call":"getOrder","status":404/,
    /"requestId":"log-2".*"outcome":"UPSTREAM_ERROR"/,
    /"requestId":"log-1".*"codes":\["NOT_FOUND"\]/,
    new RegExp(`^ *\\d+ ${(await idsOf('client')).user}`),
    /"attempts":1,"names":1/,
    /"call":"listCountries","status":500,"count":1/,
    /"backEndMs":\d/,
    /"requestId":"jq-1".*"mutations":\["addToWishlist"\]/,
    /"event":"addToWishlist"/,
    /"the back end cannot be reached","reason":"reset"/,
  ];
  expect(answers).toEqual(expected.map((one) => expect.stringMatching(one)));
  const { stdout } = spawnSync('bash', ['-c', `${define}pseudonym 'login client@demo.test'`], {
    env: { ...process.env, LOG_KEY: key },
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe(pseudonym('login client@demo.test'));
});

test('promise: sight: after a switch no gateway names the account before: not the one that switched, nor another whose page shows the new one', async () => {
  const { user, account } = await idsOf('client');
  const bearer = (await sandbox.as('client')).token ?? '';
  const other = await runGateway({ UPSTREAM_URL: backEnd.url, LOG_KEY: key });
  onTestFinished(async () => void (await other.stop()));
  const look = '{ viewer { user { dbId } selectedAccess { id dbId } accesses { id dbId } } }';
  const accesses = '{ viewer { accesses { id dbId } } }';
  type Accesses = { viewer: { accesses: { id: string; dbId: string }[]; user: { dbId: string } } };
  await graphql(other, { bearer, query: look });
  const { data } = await graphql<Accesses>(gateway, { bearer, query: look });
  const next = data.viewer.accesses.find(({ dbId }) => pseudonym(`account ${dbId}`) !== account);
  await graphql(gateway, {
    bearer,
    query: 'mutation ($input: SwitchAccountInput!) { switchAccount(input: $input) { __typename } }',
    variables: { input: { access: next?.id } },
    headers: { 'x-request-id': 'switch-1' },
  });
  expect(await lineOf('switch-1', 'audit')).toMatchObject({ user, before: { account } });
  const shown = { account: `${data.viewer.user.dbId}::${next?.dbId}` };
  const read = { bearer, query: '{ countries { id } }' };
  await graphql(gateway, { ...read, headers: { 'x-request-id': 'switch-2' } });
  await graphql(other, { ...read, headers: { 'x-request-id': 'switch-3', ...shown } });
  await graphql(other, { bearer, query: accesses, headers: { 'x-request-id': 'switch-4' } });
  const find = (id: string) => [...gateway.log, ...other.log].find((line) => line.includes(`"${id}"`));
  for (const id of ['switch-2', 'switch-3', 'switch-4']) {
    await expect.poll(() => find(id)).toContain(pseudonym(`session ${bearer}`));
    expect(find(id)).not.toContain(account);
  }
  expect(find('switch-4')).toContain(pseudonym(`account ${next?.dbId}`));
});
