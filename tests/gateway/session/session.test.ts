import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { graphql, logIn } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';
import { sendJson, startUpstream } from '../rest/startUpstream.ts';

let sandbox: TestSandbox;
let gateway: TestGateway;

beforeAll(async () => {
  sandbox = await startSandbox({ faults: true });
  gateway = await startGateway({ upstreamUrl: sandbox.url });
});
afterAll(async () => {
  await gateway.close();
  await sandbox.close();
});

interface Received {
  operationId: string;
  headers: Record<string, string>;
}
const received = async (): Promise<Received[]> => (await fetch(`${sandbox.url}/sandbox/requests`)).json();
beforeEach(() => fetch(`${sandbox.url}/sandbox/requests`, { method: 'DELETE' }));

const client = () => logIn(gateway, 'client@demo.test', 'demo-client');
const staff = () => logIn(gateway, 'staff@demo.test', 'demo-staff');

const login = (input: object, headers: Record<string, string> = {}) =>
  graphql<{ login: { __typename: string; message?: string } }>(gateway, {
    query: `mutation ($input: LoginInput!) {
      login(input: $input) {
        __typename
        ... on Problem { message }
        ... on LoginPayload { viewer { isLoggedIn user { email } } }
      }
    }`,
    variables: { input },
    headers,
  });

test('AUTH-07 AUTH-08 AUTH-09 GAP-12 promise: session: a log-in with spaces around the password sets the cookie and returns the viewer, not the token', async () => {
  const answer = await login({ username: 'client@demo.test', password: ' demo-client ' });
  expect(answer.data.login).toEqual({
    __typename: 'LoginPayload',
    viewer: { isLoggedIn: true, user: { email: 'client@demo.test' } },
  });
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^BEARER=[^;]{20,};/);
  expect(cookie).toContain('HttpOnly');
  expect(cookie).toContain('SameSite=Lax');
  expect(cookie).toContain('Path=/');
  expect(cookie).not.toContain('Domain');
  expect(cookie).not.toContain('Secure');
  expect(JSON.stringify(answer.data)).not.toContain(cookie.slice(7, 40));
});

test('AUTH-09 promise: session: under https the cookie is Secure; X-Forwarded-Proto counts from a trusted proxy only', async () => {
  const behindProxy = await startGateway({ upstreamUrl: sandbox.url, trustedProxies: ['loopback'] });
  const query = `mutation { login(input: { username: "client@demo.test", password: "demo-client" }) { __typename } }`;
  const headers = { 'x-forwarded-proto': 'https' };
  const cookieFrom = async (from: TestGateway): Promise<string | undefined> =>
    (await graphql(from, { query, headers })).headers.getSetCookie()[0];
  expect(await cookieFrom(behindProxy)).toContain('; Secure');
  expect(await cookieFrom(gateway)).not.toContain('; Secure');
  await behindProxy.close();
});

test('AUTH-12 wrong credentials are InvalidCredentials, and do not change the cookie', async () => {
  const answer = await login({ username: 'client@demo.test', password: 'wrong' });
  expect(answer.errors).toEqual([]);
  expect(answer.data.login.__typename).toBe('InvalidCredentials');
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('AUTH-18 the viewer carries user, attributes, branch, accesses, currencies and flags', async () => {
  const { cookie } = await client();
  const { data, errors } = await graphql<{ viewer: Record<string, unknown> }>(gateway, {
    cookie,
    query: `{ viewer {
      id isLoggedIn isUserFaked user { dbId email firstName lastName } originalUser { email } attributes branch closed
      accesses { id dbId businessName } selectedAccess { businessName } currencyCodes selectedCurrencyCode
      decimalStyle payFeature notCompletedOrders attentions { key value level } } }`,
  });
  expect(errors).toEqual([]);
  expect(data.viewer).toMatchObject({
    isLoggedIn: true,
    isUserFaked: false,
    user: { email: 'client@demo.test' },
    originalUser: null,
    attributes: expect.arrayContaining(['order_list', 'article_view']),
    closed: false,
    notCompletedOrders: expect.any(Number),
    attentions: expect.any(Array),
  });
});

test('a viewer costs one call, however many of its fields are requested; each counter one more', async () => {
  const { bearer } = await client();
  await fetch(`${sandbox.url}/sandbox/requests`, { method: 'DELETE' });
  await graphql(gateway, {
    bearer,
    query: '{ viewer { isLoggedIn branch closed user { email } notCompletedOrders } }',
  });
  expect((await received()).map(({ operationId }) => operationId).sort()).toEqual([
    'getAccount',
    'getLoggedIn',
  ]);
});

test('GAP-11 a visitor is not logged in, and all that belongs to a session is empty, without an error', async () => {
  const { data, errors } = await graphql<{ viewer: unknown }>(gateway, {
    query: `{ viewer { isLoggedIn user { email } attributes accesses { id } currencyCodes notCompletedOrders
      attentions { key } userSearch(value: "a") { email } addresses { id } } }`,
  });
  expect(errors).toEqual([]);
  expect(data.viewer).toEqual({
    isLoggedIn: false,
    user: null,
    attributes: [],
    accesses: [],
    currencyCodes: [],
    notCompletedOrders: null,
    attentions: [],
    userSearch: [],
    addresses: [],
  });
});

test('AUTH-16 logout ends the session at the back end and clears the cookie', async () => {
  const { cookie } = await client();
  const answer = await graphql<{ logout: unknown }>(gateway, {
    cookie,
    query: `mutation { logout(input: {}) { __typename ... on LogoutPayload { viewer {
      isLoggedIn user { email } branch accesses { id } selectedAccess { id } } } } }`,
  });
  expect(answer.data.logout).toEqual({
    __typename: 'LogoutPayload',
    viewer: { isLoggedIn: false, user: null, branch: null, accesses: [], selectedAccess: null },
  });
  expect(answer.headers.getSetCookie()[0]).toMatch(/^BEARER=;.*Max-Age=0/);
  const after = await graphql<{ viewer: unknown }>(gateway, {
    cookie,
    query: '{ viewer { notCompletedOrders } }',
  });
  expect(after.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('AUTH-17 promise: session: a session that the back end refuses with 401 loses its cookie; a bearer header has none to lose', async () => {
  const query = '{ viewer { notCompletedOrders } }';
  const browser = await graphql(gateway, { cookie: 'BEARER=not-a-session', query });
  expect(browser.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect(browser.headers.getSetCookie()[0]).toMatch(/^BEARER=;.*Max-Age=0/);
  const tool = await graphql(gateway, { bearer: 'not-a-session', query });
  expect(tool.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect(tool.headers.getSetCookie()).toEqual([]);
});

test('GAP-12 API-02 API-03 GAP-163 promise: session, forwarding: Authorization wins over the cookie, headers over the cookies locale and cc', async () => {
  const [a, b] = [await client(), await staff()];
  await fetch(`${sandbox.url}/sandbox/requests`, { method: 'DELETE' });
  const { data } = await graphql<{ viewer: { user: { email: string } } }>(gateway, {
    bearer: b.bearer,
    locale: 'de',
    currency: 'eur',
    headers: { cookie: `${a.cookie}; locale=fr; cc=USD; other=1` },
    query: '{ viewer { user { email } } }',
  });
  expect(data.viewer.user.email).toBe('staff@demo.test');
  const [headers = {}] = (await received()).map((request) => request.headers);
  expect(headers).toMatchObject({ locale: 'de', cc: 'EUR', authorization: `Bearer ${b.bearer}` });
  expect(headers).not.toHaveProperty('cookie');

  await fetch(`${sandbox.url}/sandbox/requests`, { method: 'DELETE' });
  await graphql(gateway, { cookie: `${a.cookie}; locale=fr; cc=USD`, query: '{ viewer { branch } }' });
  expect((await received())[0]?.headers).toMatchObject({ locale: 'fr', cc: 'USD' });

  // A page says its language with each request: without a currency it has none, whatever another tab has chosen since.
  await fetch(`${sandbox.url}/sandbox/requests`, { method: 'DELETE' });
  await graphql(gateway, { cookie: `${a.cookie}; cc=USD`, locale: 'de', query: '{ viewer { branch } }' });
  expect((await received())[0]?.headers).not.toHaveProperty('cc');
});

test('AUTH-58 GAP-16 switching to one of the user’s accesses changes the viewer; another access is NotFound', async () => {
  const { cookie } = await client();
  const { data } = await graphql<{ viewer: { accesses: { id: string; businessName: string }[] } }>(gateway, {
    cookie,
    query: '{ viewer { accesses { id businessName } } }',
  });
  const other = data.viewer.accesses[1];
  const mutation = `mutation ($access: ID!) { switchAccount(input: { access: $access }) {
    __typename ... on SwitchAccountPayload { viewer { selectedAccess { businessName } } } } }`;
  const done = await graphql<{ switchAccount: unknown }>(gateway, {
    cookie,
    query: mutation,
    variables: { access: other?.id },
  });
  expect(done.data.switchAccount).toEqual({
    __typename: 'SwitchAccountPayload',
    viewer: { selectedAccess: { businessName: other?.businessName } },
  });
  const foreign = Buffer.from('Access:999999').toString('base64');
  const refused = await graphql<{ switchAccount: { __typename: string } }>(gateway, {
    cookie,
    query: mutation,
    variables: { access: foreign },
  });
  expect(refused.data.switchAccount.__typename).toBe('NotFound');
});

test('AUTH-51 AUTH-54 AUTH-55 staff find a wholesale user, act as that user and stop again; a customer may not', async () => {
  const { cookie } = await staff();
  const found = await graphql<{ viewer: { userSearch: { email: string }[] } }>(gateway, {
    cookie,
    query: '{ viewer { userSearch(value: "client") { email } } }',
  });
  expect(found.data.viewer.userSearch.map(({ email }) => email)).toContain('client@demo.test');
  const switchUser = `mutation { switchUser(input: { username: "client@demo.test" }) {
    __typename ... on SwitchUserPayload { viewer { isUserFaked user { email } originalUser { email } } } } }`;
  const faked = await graphql<{ switchUser: unknown }>(gateway, { cookie, query: switchUser });
  expect(faked.data.switchUser).toEqual({
    __typename: 'SwitchUserPayload',
    viewer: {
      isUserFaked: true,
      user: { email: 'client@demo.test' },
      originalUser: { email: 'staff@demo.test' },
    },
  });
  const reset = await graphql<{ resetSwitchUser: unknown }>(gateway, {
    cookie,
    query: `mutation { resetSwitchUser(input: {}) {
      __typename ... on SwitchUserPayload { viewer { isUserFaked user { email } } } } }`,
  });
  expect(reset.data.resetSwitchUser).toMatchObject({
    viewer: { isUserFaked: false, user: { email: 'staff@demo.test' } },
  });

  const customer = await client();
  const refused = await graphql<{ switchUser: { __typename: string } }>(gateway, {
    cookie: customer.cookie,
    query: switchUser,
  });
  expect(refused.data.switchUser.__typename).toBe('Forbidden');
});

test('API-10 GAP-162 countries and locales are available to visitors, and a country is read again by its id', async () => {
  const { data } = await graphql<{ countries: { id: string; name: string }[]; locales: { code: string }[] }>(
    gateway,
    {
      query: '{ countries { id name } locales { code name } }',
      locale: 'en',
    },
  );
  expect(data.locales.map(({ code }) => code)).toEqual(expect.arrayContaining(['en', 'de', 'dg', 'sr']));
  const [country] = data.countries;
  const again = await graphql<{ node: unknown }>(gateway, {
    query: 'query ($id: ID!) { node(id: $id) { __typename id ... on Country { name } } }',
    variables: { id: country?.id },
  });
  expect(again.data.node).toEqual({ __typename: 'Country', id: country?.id, name: country?.name });
});

test('GAP-162 node returns null for text that is not an id, for an unknown type, and for an object that no longer exists', async () => {
  for (const id of [
    'x',
    Buffer.from('Nothing:1').toString('base64'),
    Buffer.from('Country:999999').toString('base64'),
  ]) {
    const { data, errors } = await graphql(gateway, {
      query: 'query ($id: ID!) { node(id: $id) { id } }',
      variables: { id },
    });
    expect({ data, errors }).toEqual({ data: { node: null }, errors: [] });
  }
});

test('API-05 GAP-10 the version of the back end comes with every GraphQL response', async () => {
  const { headers } = await graphql(gateway, { query: '{ locales { code } }' });
  expect(headers.get('version')).toBe('1002');
});

test('promise: isolation: 200 mixed callers at once, and each gets their own user', async () => {
  const sessions = [
    { ...(await client()), email: 'client@demo.test' },
    { ...(await staff()), email: 'staff@demo.test' },
    { cookie: '', bearer: undefined, email: undefined },
  ];
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const session = sessions[index % sessions.length];
      const { data } = await graphql<{ viewer: { user: { email: string } | null } }>(gateway, {
        ...(session?.bearer === undefined
          ? {}
          : index % 2
            ? { bearer: session.bearer }
            : { cookie: session.cookie }),
        locale: index % 2 ? 'de' : 'en',
        query: '{ viewer { user { email } } countries { name } }',
      });
      return data.viewer.user?.email === session?.email;
    }),
  );
  expect(answers.filter((isOwn) => !isOwn)).toEqual([]);
});

test.each([
  'client@demo.test\u200b',
  '\ufeffclient@demo.test',
  ' cli\u00adent@demo.test\u2060 ',
  '\u200fclient@demo.test\u200e',
])('a user name pasted with invisible characters logs in: %j', async (username) => {
  const { data } = await login({ username, password: 'demo-client' });
  expect(data.login.__typename).toBe('LoginPayload');
});

const isLoggedIn = async (cookie: string) =>
  (
    await graphql<{ viewer: { isLoggedIn: boolean } }>(gateway, {
      query: '{ viewer { isLoggedIn } }',
      cookie,
    })
  ).data.viewer.isLoggedIn;

test.each([
  ['an older one of a parent domain', (own: string) => `BEARER=ended; ${own}`],
  ['an empty one', (own: string) => `BEARER=; ${own}`],
  ['one after it that cannot be a token', (own: string) => `locale=de; ${own}; BEARER=a,b`],
  ['one whose name only ends like it', (own: string) => `XBEARER=x; ${own}; MYBEARER=y`],
])('next to the session’s cookie BEARER, %s locks no user out', async (_what, cookies) => {
  expect(await isLoggedIn(cookies((await client()).cookie))).toBe(true);
});

test.each(['RUR', 'CNH', 'GBX', 'VED', 'XBT'])(
  'API-03 a currency that is in no list of ours, %s, is the back end’s to judge',
  async (code) => {
    const { cookie } = await client();
    const { data, status } = await graphql<{ viewer: { isLoggedIn: boolean } }>(gateway, {
      query: '{ viewer { isLoggedIn } }',
      cookie,
      currency: code,
    });
    expect([status, data.viewer.isLoggedIn]).toEqual([200, true]);
    expect((await received()).at(-1)?.headers['cc']).toBe(code);
  },
);

test.each([
  ['a text for the user', { isLoggedIn: true, user: 'client', attributes: ['cart'] }, ['cart']],
  ['a number for the user', { isLoggedIn: 1, user: 7, attributes: ['cart'] }, ['cart']],
  ['{} for the user', { isLoggedIn: true, user: {}, attributes: ['cart'] }, ['cart']],
  ['no user', { isLoggedIn: true, attributes: ['cart'] }, ['cart']],
  ['{} for the session', {}, []],
])('a session with %s is one of which the user is not known', async (_name, body, attributes) => {
  const upstream = await startUpstream((_request, res) => sendJson(res, body));
  const portal = await startGateway({ upstreamUrl: upstream.url });
  const { data, errors } = await graphql(portal, {
    bearer: 'x',
    query: '{ viewer { isLoggedIn user { email } attributes } }',
  });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ viewer: { isLoggedIn: true, attributes } });
  await portal.close();
  await upstream.close();
});

test.each([{ message: 'Maintenance' }, { success: false }, 'OK'])(
  'an answer that is not a session is an error: %j',
  async (body) => {
    const upstream = await startUpstream((_request, res) => sendJson(res, body));
    const portal = await startGateway({ upstreamUrl: upstream.url });
    const { errors } = await graphql(portal, { bearer: 'x', query: '{ viewer { isLoggedIn } }' });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_ERROR']);
    await portal.close();
    await upstream.close();
  },
);

test('AUTH-19 GAP-14 what a user may do follows from the attributes alone, at the next request', async () => {
  const { cookie } = await logIn(gateway, 'basic@demo.test', 'demo-basic');
  const read = () =>
    graphql<{ viewer: { attributes: string[]; orders: { totalCount: number } | null } }>(gateway, {
      query: '{ viewer { attributes orders(first: 1) { totalCount } } }',
      cookie,
    });
  const { id: access_id } = await sandbox.db
    .selectFrom('accesses as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select('a.id')
    .where('u.email', '=', 'basic@demo.test')
    .executeTakeFirstOrThrow();
  const right = { access_id, attribute: 'order_list' };
  const before = await read();
  expect(before.data.viewer.attributes).not.toContain('order_list');
  expect([before.data.viewer.orders, before.errors[0]?.extensions.code]).toEqual([null, 'FORBIDDEN']);
  await sandbox.db.insertInto('access_attributes').values(right).execute();
  const given = await read();
  expect(given.data.viewer.attributes.toSorted()).toEqual(
    [...before.data.viewer.attributes, 'order_list'].toSorted(),
  );
  expect(given.data.viewer.orders).toEqual({ totalCount: expect.any(Number) });
  await sandbox.db
    .deleteFrom('access_attributes')
    .where((where) => where.and(right))
    .execute();
  expect((await read()).data.viewer).toEqual(before.data.viewer);
});
