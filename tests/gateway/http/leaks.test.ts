import { afterAll, beforeAll, expect, test } from 'vitest';
import { runGateway, type GatewayProcess } from '../../support/runGateway.ts';
import { sendRaw } from '../../support/rawHttp.ts';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

let upstream: SmallUpstream;
let gateway: GatewayProcess;

const secrets = [
  'very-secret-token',
  'secret-cookie',
  'secret-password',
  'secret-mail-link',
  'upstream-secret',
];
const stack = 'Error: upstream-secret\n    at query (/srv/erp/db.js:12:3)\n    at db.internal:5432';

/** Every way a back end may fail, by the call affected. */
const faults: Record<string, Parameters<typeof startUpstream>[0]> = {
  loggedin: (_request, res) =>
    sendJson(res, { isLoggedIn: true, user: 'upstream-secret', attributes: 'no list' }),
  countries: (_request, res) =>
    res.writeHead(500, { 'content-type': 'text/html' }).end(`<pre>${stack}</pre>`),
  locales: (_request, res) => sendJson(res, [{ code: { upstream: 'upstream-secret' }, name: null }]),
  attentions: (_request, res) =>
    res.writeHead(200, { 'content-type': 'application/json' }).end(`{"upstream-secret": ${stack}`),
  wishlist: (_request, res) => void res.socket?.destroy(),
  orders: (_request, res) => sendJson(res, { trace: stack, file: '/srv/erp/x.js', message: stack }, 500),
  warehouses: (_request, res) => res.writeHead(302, { location: 'http://db.internal/upstream-secret' }).end(),
  documents: (_request, res) => res.writeHead(503, { server: 'upstream-secret' }).end(stack),
};

beforeAll(async () => {
  upstream = await startUpstream((request, res, count) => {
    const name = Object.keys(faults).find((part) => request.url.includes(`/${part}`));
    const answer = name === undefined ? undefined : faults[name];
    if (answer) answer(request, res, count);
    else sendJson(res, { error: stack }, 500);
  });
  gateway = await runGateway({ UPSTREAM_URL: upstream.url, LOG_LEVEL: 'debug', UPSTREAM_TIMEOUT_MS: '2000' });
});
afterAll(async () => {
  gateway.child.kill('SIGKILL');
  await upstream.close();
});

const operations = [
  '{ viewer { user { email } attributes } }',
  '{ countries { name } }',
  '{ locales { code name } }',
  '{ viewer { attentions { key value } } }',
  '{ viewer { warehouses { name } } }',
  '{ viewer { orders { totalCount } order(dbId: "7") { id status } } }',
  '{ viewer { article(name: "upstream-secret") { name } } }',
  '{ viewer { articleSearch(filter: { searchString: "filter" }) { totalCount } } }',
  'mutation { login(input: { username: "a", password: "secret-password" }) { __typename ... on Problem { message } } }',
  '{ nothing(password: "secret-password") }',
  '{ viewer {',
];

test('promise: leaks: no stack, host, path, token or upstream body in any answer or in the log', async () => {
  const answers: string[] = [];
  const collect = async (path: string, init: RequestInit = {}): Promise<void> => {
    const response = await fetch(`${gateway.url}${path}`, { redirect: 'manual', ...init });
    answers.push(`${JSON.stringify([...response.headers])}\n${await response.text()}`);
  };
  const json = { 'content-type': 'application/json', authorization: 'Bearer very-secret-token' };
  for (const query of operations) {
    await collect('/graphql', { method: 'POST', headers: json, body: JSON.stringify({ query }) });
  }
  const cookie = { cookie: 'BEARER=secret-cookie', 'x-requested-with': 'parts-portal' };
  await collect('/graphql', {
    method: 'POST',
    headers: { ...json, ...cookie },
    body: '{"query": secret-password',
  });
  await collect('/graphql', {
    method: 'POST',
    headers: { ...cookie, 'content-type': 'application/json' },
    body: '{}',
  });
  await collect('/graphql', {
    method: 'POST',
    headers: { ...json, 'content-type': 'multipart/form-data; boundary=x' },
    body: 'x',
  });
  for (const path of [
    '/documents/1',
    '/documents/1?token=very-secret-token',
    '/reset/secret-mail-link',
    '/%zz',
    '/graphql?query={',
  ])
    await collect(path, { headers: { ...cookie, accept: 'text/html' } });
  answers.push(await sendRaw(gateway, 'NONSENSE very-secret-token\r\n\r\n'));

  // Lines of the log come a moment later.
  await expect.poll(() => gateway.log.length).toBeGreaterThan(answers.length - 3);
  const { host } = new URL(upstream.url);
  // The caller's own input may come back in an error about it.
  const own = /nothing\(password/;
  const forbidden = [
    ...secrets,
    host,
    'db.internal',
    '/srv/erp',
    process.cwd(),
    'node_modules',
    'file:///',
    'ECONN',
    'undici',
  ];
  for (const text of [...answers, ...gateway.log.filter((line) => !line.includes('gateway listens'))]) {
    for (const word of forbidden) if (!own.test(text)) expect(text, word).not.toContain(word);
    expect(text).not.toMatch(/\bat \S+ \(|"stack"|\n\s+at /);
  }
  expect(answers.length).toBeGreaterThan(15);
});

test('promise: leaks: every failure is typed: its error has a code', async () => {
  for (const query of operations.slice(0, 7)) {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
      body: JSON.stringify({ query }),
    });
    const { errors = [] }: { errors?: { extensions: { code: string } }[] } = await response.json();
    for (const { extensions } of errors)
      expect([query, extensions.code]).toEqual([
        query,
        expect.stringMatching(/^(UPSTREAM_|NOT_FOUND|BAD_REQUEST)/),
      ]);
  }
});
