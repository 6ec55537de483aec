import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphql, type WireError } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { sendJson, startUpstream, type Received, type SmallUpstream } from '../rest/startUpstream.ts';

let upstream: SmallUpstream;
let gateway: TestGateway;
let isFaulty = false;

/** The back end's data about the caller, so that every response shows whose it is. */
function answerFor({ url, headers }: Received): unknown {
  const name = headers.authorization?.replace('Bearer ', '') ?? 'visitor';
  const [locale, currency] = [headers['locale'], headers['cc']];
  if (url.includes('/loggedin')) {
    const user = { id: 1, email: `${name}@${locale}.${currency}`, firstName: name, lastName: '' };
    return { isLoggedIn: true, user, attributes: [name, locale, currency], selectedCurrencyCode: currency };
  }
  if (url.includes('/orders/')) {
    const id = Number(/orders\/(\d+)/.exec(url)?.[1]);
    return { id, status: 'confirmed', type: 'regular', clientOrderId: `${name} ${locale} ${currency} ${id}` };
  }
  return [{ code: `${locale}`, name: `${name} ${locale} ${currency}` }];
}

beforeAll(async () => {
  upstream = await startUpstream((request, res, count) => {
    void sleep((count * 7) % 23).then(() => {
      if (!isFaulty || count % 5 !== 0) return sendJson(res, answerFor(request));
      if (count % 10 === 0) res.socket?.destroy();
      else sendJson(res, { message: 'no' }, count % 15 === 0 ? 500 : 503);
    });
  });
  gateway = await startGateway({ upstreamUrl: upstream.url });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

interface Answer {
  viewer: {
    user: { email: string } | null;
    attributes: string[] | null;
    order: { clientOrderId: string } | null;
  };
  locales: { name: string }[] | null;
}

const query = `query Mixed($id: String!) {
  viewer { user { email } attributes order(dbId: $id) { clientOrderId } } locales { name } }`;

const users = ['anna', 'boris', 'carla', 'dmitri', 'emma', 'fritz', 'gita'];
const languages = ['en', 'de', 'fr', 'ru', 'sr'];
const currencies = ['EUR', 'USD', 'GBP'];
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

async function ask(index: number): Promise<{ answer: Answer | null; errors: WireError[]; own: string[] }> {
  const [user, locale, currency] = [at(users, index), at(languages, index), at(currencies, index)];
  const byCookie = index % 2 === 0;
  const { data, errors } = await graphql<Answer | null>(gateway, {
    query,
    variables: { id: String((index % 4) + 1) },
    ...(byCookie
      ? { cookie: `BEARER=${user}; locale=${locale}; cc=${currency}` }
      : { bearer: user, locale, currency }),
  });
  return { answer: data, errors, own: [user, locale, currency] };
}

test.each([
  ['at once', false],
  ['at once, while the back end fails now and then', true],
])(
  'promise: isolation: 200 callers with 7 users, 5 languages and 3 currencies %s get their own data only',
  async (_name, faulty) => {
    isFaulty = faulty;
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => ask(index)));
    let whole = 0;
    for (const [index, { answer, errors, own }] of answers.entries()) {
      const [user, locale, currency] = own;
      const { viewer, locales } = answer ?? {};
      if (viewer?.user) expect(viewer.user.email).toBe(`${user}@${locale}.${currency}`);
      if (viewer?.attributes) expect(viewer.attributes).toEqual(own);
      if (viewer?.order) expect(viewer.order.clientOrderId).toBe(`${own.join(' ')} ${(index % 4) + 1}`);
      if (locales) expect(locales).toEqual([{ name: own.join(' ') }]);
      for (const { extensions } of errors) expect(extensions.code).toMatch(/^UPSTREAM_/);
      if (errors.length === 0) whole += 1;
      else expect(faulty).toBe(true);
    }
    expect(whole).toBeGreaterThan(faulty ? 0 : 199);
    isFaulty = false;
  },
);

test('promise: forwarding: exactly bearer, Locale, CC, request id and trace headers are forwarded, nothing else of the caller', async () => {
  upstream.received.length = 0;
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await graphql(gateway, {
    query: '{ locales { code } }',
    bearer: 'mine',
    locale: 'de',
    currency: 'usd',
    headers: {
      traceparent,
      'x-request-id': 'request-1',
      cookie: 'BEARER=other; theme=dark',
      'x-forwarded-for': '10.0.0.1',
      'x-forwarded-host': 'evil.test',
      'x-api-key': 'secret',
      referer: 'https://evil.test/',
      'user-agent': 'tool/1.0',
      te: 'trailers',
      'accept-language': 'ru',
    },
  });
  // Sent for an earlier caller, a call may arrive only now.
  const sent = {
    ...upstream.received.find(({ headers }) => headers['x-request-id'] === 'request-1')?.headers,
  };
  // What HTTP itself needs.
  for (const name of ['host', 'connection']) delete sent[name];
  expect(sent).toMatchObject({
    authorization: 'Bearer mine',
    locale: 'de',
    cc: 'USD',
    'x-request-id': 'request-1',
  });
  expect(sent).toMatchObject({ accept: 'application/json', 'accept-encoding': 'gzip, br, deflate' });
  expect(Object.keys(sent).toSorted()).toEqual([
    'accept',
    'accept-encoding',
    'authorization',
    'cc',
    'locale',
    'traceparent',
    'x-request-id',
  ]);
  expect(sent['traceparent']).toContain('0af7651916cd43dd8448eb211c80319c');
});

test('promise: forwarding: malformed headers are left out', async () => {
  upstream.received.length = 0;
  await graphql(gateway, {
    query: '{ locales { code } }',
    headers: {
      locale: 'de;x',
      'x-request-id': 'a b',
      traceparent: 'nonsense',
      cookie: 'BEARER=a%20b; cc=..%2fx; locale=en%0d%0aX: 1',
      origin: gateway.url,
    },
  });
  const { headers } = upstream.received[0] ?? {};
  expect(headers).toMatchObject({ locale: 'en' });
  expect(headers).not.toHaveProperty('cc');
  expect(headers).not.toHaveProperty('authorization');
  expect(headers).not.toHaveProperty('x');
  expect(headers?.['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});

test.each(['EUR-XX', 'eur-xxxx', 'EU', 'EURO'])(
  'API-03 %s is not a currency and is not sent as header CC',
  async (currency) => {
    upstream.received.length = 0;
    const refused = await graphql(gateway, { query: '{ locales { code } }', headers: { cc: currency } });
    expect(refused.errors[0]?.extensions.code).toBe('BAD_REQUEST');
    await graphql(gateway, { query: '{ locales { code } }', cookie: `cc=${currency}` });
    expect(upstream.received.map(({ headers }) => headers['cc'])).toEqual([undefined]);
  },
);
