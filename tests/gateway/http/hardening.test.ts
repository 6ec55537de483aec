import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { graphql } from '../../support/graphql.ts';
import { sendRaw } from '../../support/rawHttp.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

let upstream: SmallUpstream;
let gateway: TestGateway;
/** As in production: reached by https, only the client's own operations without a token. */
let strict: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream(({ url, headers }, res) => {
    if (headers.authorization === 'Bearer many') sendJson(res, [{ code: 'en' }]);
    else if (url !== '/api/v3/loggedin') sendJson(res, []);
    else if (headers.authorization !== 'Bearer real') sendJson(res, { isLoggedIn: false });
    else
      sendJson(res, {
        isLoggedIn: true,
        user: { id: 1, email: 'a@demo.test', firstName: 'A', lastName: 'A' },
      });
  });
  gateway = await startGateway({ upstreamUrl: upstream.url });
  strict = await startGateway({
    upstreamUrl: upstream.url,
    publicUrl: 'https://portal.example',
    graphiql: false,
    introspection: false,
  });
});
beforeEach(() => {
  upstream.received.length = 0;
});
afterAll(async () => {
  await Promise.all([gateway.close(), strict.close()]);
  await upstream.close();
});

const query = '{ locales { code } }';
const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer a', ...headers },
    body,
  });
const errorOf = async (response: Response): Promise<{ code: string; message: string; status: number }> => {
  const { errors }: { errors: { message: string; extensions: { code: string } }[] } = JSON.parse(
    await response.text(),
  );
  const { status } = response;
  return { code: errors[0]?.extensions.code ?? '', message: errors[0]?.message ?? '', status };
};

test.each([
  ['short', ''],
  ['long', ' '.repeat(70_000)],
])(
  'promise: GraphQL over HTTP: a %s body that is not UTF-8 is refused, and nothing is sent',
  async (_name, fill) => {
    const body = Uint8Array.from(
      Buffer.from(`{"query":"{ viewer { article(name: \\"\xe9\\") { id } } }"${fill}}`, 'latin1'),
    );
    for (const headers of [{}, { 'x-debug-upstream': '1' }, { accept: 'text/event-stream, */*' }])
      expect(await errorOf(await post(body, headers))).toMatchObject({ code: 'BAD_REQUEST', status: 400 });
    expect(upstream.received).toEqual([]);
    expect((await post(JSON.stringify({ query: `${query} # é` }) + fill)).status).toBe(200);
  },
);

test('promise: GraphQL over HTTP: operations of an upload that are not UTF-8 are refused', async () => {
  const form = new FormData();
  form.set(
    'operations',
    `{"query":"mutation($f: File!) { importCart(input: {file: $f}) { __typename } } #\ufffd","variables":{"f":null}}`,
  );
  form.set('map', '{"0":["variables.f"]}');
  form.set('0', new File(['x'], 'a.csv'));
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { authorization: 'Bearer a' },
    body: form,
  });
  expect(await errorOf(response)).toMatchObject({ code: 'BAD_REQUEST', status: 400 });
  expect(upstream.received).toEqual([]);
});

test.each(['Host: other', 'Authorization: Bearer b'])(
  'promise: GraphQL over HTTP: a second header, %s, is refused',
  async (header) => {
    const body = JSON.stringify({ query });
    const head = [
      'POST /graphql HTTP/1.1',
      'Host: x',
      'Authorization: Bearer a',
      header,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Connection: close',
    ];
    const answer = await sendRaw(gateway, `${head.join('\r\n')}\r\n\r\n${body}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*BAD_REQUEST/);
    expect(upstream.received).toEqual([]);
  },
);

test('promise: GraphQL over HTTP: refusals of method, length and content type have separate codes', async () => {
  const put = await fetch(`${gateway.url}/graphql`, {
    method: 'PUT',
    headers: { authorization: 'Bearer a' },
  });
  expect(await errorOf(put)).toMatchObject({ code: 'METHOD_NOT_ALLOWED', status: 405 });
  const text = await post('x', { 'content-type': 'text/plain' });
  expect(await errorOf(text)).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE', status: 415 });
  const zipped = await post(new Uint8Array(gzipSync('{"query":"{ __typename }"}')), {
    'content-type': 'application/json',
    'content-encoding': 'gzip',
  });
  expect(await errorOf(zipped)).toMatchObject({
    code: 'UNSUPPORTED_MEDIA_TYPE',
    status: 415,
    message: 'Send the body without Content-Encoding.',
  });
  const chunked = await sendRaw(
    gateway,
    'POST /graphql HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n',
  );
  expect(chunked).toMatch(/^HTTP\/1\.1 411 [\s\S]*LENGTH_REQUIRED/);
});

test('promise: GraphQL over HTTP: an automatic persisted query is answered so that its client sends the document', async () => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
  expect(await errorOf(await post(JSON.stringify({ extensions })))).toEqual({
    code: 'PERSISTED_QUERY_NOT_SUPPORTED',
    message: 'PersistedQueryNotSupported',
    status: 400,
  });
  const whole = await post(JSON.stringify({ query, extensions }));
  expect(await whole.json()).toMatchObject({ data: { locales: [] } });
});

test.each([
  [
    'a field',
    '{ viewer { all: orders(first: 101) { totalCount } } }',
    ['viewer', 'all'],
    [{ line: 1, column: 24 }],
  ],
  [
    'a fragment',
    '{ viewer { ...Orders } } fragment Orders on Viewer { orders(last: 0) { totalCount } }',
    undefined,
    [{ line: 1, column: 61 }],
  ],
])(
  'promise: page size: the refusal of a size in %s says where it is',
  async (_name, document, path, locations) => {
    const body: unknown = await (await post(JSON.stringify({ query: document }))).json();
    expect(body).toMatchObject({ errors: [{ locations, extensions: { code: 'BAD_REQUEST' } }] });
    const { errors } = body as { errors: { path?: string[] }[] };
    expect(errors[0]?.path).toEqual(path);
  },
);

test('promise: pages: JSON runs nothing and is never framed; https is remembered where browsers reach us by it', async () => {
  for (const response of [
    await post(JSON.stringify({ query })),
    await post(JSON.stringify({ query })),
    await post('{'),
    await post('x', { 'content-type': 'text/plain' }),
    await fetch(`${gateway.url}/api/v3/nothing`),
  ]) {
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(response.headers.get('strict-transport-security')).toBeNull();
  }
  for (const path of ['/health/live', '/nothing', '/api/v3/files/a']) {
    const response = await fetch(strict.url + path);
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
  }
  const off = await startGateway({
    upstreamUrl: upstream.url,
    publicUrl: 'https://portal.example',
    hstsSeconds: 0,
  });
  const response = await fetch(`${off.url}/health/live`);
  await off.close();
  expect(response.headers.get('strict-transport-security')).toBeNull();
});

test('promise: session: an Authorization without a token allows nothing that a visitor may not do', async () => {
  for (const authorization of ['x', 'Bearer', 'Basic eDp5', 'Bearer a b']) {
    const { errors, status } = await graphql(strict, {
      query,
      headers: { authorization, origin: 'https://portal.example' },
    });
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'FORBIDDEN']);
  }
  expect((await graphql(strict, { query, bearer: 'a' })).data).toEqual({ locales: [] });
});

test.each([
  ['a wrong value of an enum', { filter: { status: ['SHIPED'] } }],
  ['an unknown field of an input', { filter: { statu: ['SHIPPED'] } }],
])('promise: leaks: without introspection %s in variables suggests no names', async (_name, variables) => {
  const document = 'query ($filter: OrderFilter) { viewer { orders(filter: $filter) { totalCount } } }';
  for (let time = 0; time < 2; time++) {
    const { errors } = await graphql(strict, { query: document, variables, bearer: 'a' });
    expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
    expect(errors[0]?.message).not.toMatch(/did you mean/i);
  }
});

test('API-03 an unknown currency in CC is BAD_REQUEST; an unknown language falls back, and the answer names its language', async () => {
  for (const cc of ['EURO', 'eur-xxxx', 'E', '12'])
    expect(await errorOf(await post(JSON.stringify({ query }), { cc }))).toMatchObject({
      code: 'BAD_REQUEST',
      status: 400,
    });
  expect(upstream.received).toEqual([]);
  for (const [locale, language] of [
    ['de', 'de'],
    ['dg', 'dg'],
    ['PL', 'pl'],
    ['fr-CH', 'fr'],
    ['xx', 'en'],
    ['a\tb', 'en'],
  ] as const) {
    const response = await post(JSON.stringify({ query }), { locale, cc: 'eur' });
    expect([response.status, response.headers.get('content-language')]).toEqual([200, language]);
    expect(upstream.received.at(-1)?.headers).toMatchObject({ locale: language, cc: 'EUR' });
  }
});

const read = (one: TestGateway, headers: Record<string, string> = {}) =>
  fetch(`${one.url}/schema.graphql`, { headers });

test('promise: leaks: /schema.graphql is for callers whose token the back end knows, where introspection is off', async () => {
  const file = readFileSync('schema.graphql', 'utf8');
  for (const headers of [{}, { authorization: 'Bearer made-up' }, { cookie: 'BEARER=real' }])
    expect((await read(strict, headers)).status).toBe(401);
  expect(await (await read(strict, { authorization: 'Bearer real' })).text()).toBe(file);
  expect(await (await read(gateway)).text()).toBe(file);
});

test.each(['br', 'gzip'])(
  'with the setting answers of 2 KB and more are compressed by %s, on both paths',
  async (encoding) => {
    const long = await startGateway({ upstreamUrl: upstream.url, compression: true });
    const names = Array.from({ length: 99 }, (_, index) => `a${index}${'x'.repeat(20)}: code`).join(' ');
    const ask = (document: string) =>
      fetch(`${long.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: 'Bearer many',
          'accept-encoding': encoding,
        },
        body: JSON.stringify({ query: document }),
      });
    // The first answer comes from Yoga, the second from the fast path.
    for (let time = 0; time < 2; time++) {
      const answer = await ask(`{ locales { ${names} } }`);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toContain('Accept-Encoding');
      expect(Object.keys((await answer.json()).data.locales[0])).toHaveLength(99);
      expect((await ask(query)).headers.get('content-encoding')).toBeNull();
    }
    await long.close();
  },
);
