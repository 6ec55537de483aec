import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { graphql } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

let upstream: SmallUpstream;
let gateway: TestGateway;
let status: number;

beforeAll(async () => {
  upstream = await startUpstream((_request, res) => sendJson(res, { id: 1, messages: ['No.'] }, status));
});
beforeEach(async () => {
  status = 200;
  upstream.received.length = 0;
  await gateway?.close();
  gateway = await startGateway({ upstreamUrl: upstream.url, trustedProxies: ['loopback'] });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const address = {
  companyName: 'A',
  country: Buffer.from('Country:1').toString('base64'),
  city: 'A',
  postalCode: '1',
  street: 'A',
  firstName: 'A',
  lastName: 'A',
  phone: '1',
  email: 'a@demo.test',
};
const inputs = {
  forgotPassword: (username: string) => ({ username }),
  completeForgotPassword: (token: string) => ({ token }),
  signup: (email: string) => ({
    agent: { businessName: 'A' },
    billingAddress: address,
    deliveryAddress: address,
    contact: { firstName: 'A', lastName: 'A', email, workPhone: '1' },
  }),
};
type Name = keyof typeof inputs;

/** How often the same attempt is made: each alias of one operation. */
async function attempt(name: Name, value: string, from: string, times = 1): Promise<string[]> {
  const fields = Array.from(
    { length: times },
    (_, index) => `a${index}: ${name}(input: $input) { __typename ... on TooManyAttempts { retryAfter } }`,
  );
  const { data } = await graphql<Record<string, { __typename: string }>>(gateway, {
    query: `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${fields.join(' ')} }`,
    variables: { input: inputs[name](value) },
    headers: { 'x-forwarded-for': from },
  });
  return Object.values(data).map(({ __typename }) => __typename);
}

test.each(['forgotPassword', 'signup'] as const)(
  'promise: one for all: %s is done five times in a quarter of an hour for one account from any address, and 20 times for one address',
  async (name) => {
    const kinds = [
      ...(await attempt(name, 'a@demo.test', '192.0.2.1', 4)),
      ...(await attempt(name, ' A@demo.test', '192.0.2.2', 3)),
    ];
    expect(kinds.map((kind) => kind === 'TooManyAttempts')).toEqual([
      ...Array.from({ length: 5 }, () => false),
      true,
      true,
    ]);
    expect(upstream.received).toHaveLength(5);
    for (let account = 0; account < 20; account++) await attempt(name, `b${account}@demo.test`, '192.0.2.3');
    expect(await attempt(name, 'c@demo.test', '192.0.2.3')).toEqual(['TooManyAttempts']);
    expect(await attempt(name, 'c@demo.test', '192.0.2.4')).not.toEqual(['TooManyAttempts']);
    expect(upstream.received).toHaveLength(26);
  },
);

test('promise: one for all: guesses of a token are 20 in a quarter of an hour for one address', async () => {
  status = 400;
  for (let token = 0; token < 20; token++)
    expect(await attempt('completeForgotPassword', `guess-${token}`, '192.0.2.1')).toEqual(['Rejected']);
  expect(await attempt('completeForgotPassword', 'guess-20', '192.0.2.1')).toEqual(['TooManyAttempts']);
  expect(await attempt('completeForgotPassword', 'guess-20', '192.0.2.2')).toEqual(['Rejected']);
  expect(upstream.received).toHaveLength(21);
});

test('a registration that the back end refuses does not count for its account; one that it does not answer counts for nothing', async () => {
  status = 400;
  for (let time = 0; time < 7; time++)
    expect(await attempt('signup', 'a@demo.test', '192.0.2.1')).toEqual(['Rejected']);
  status = 500;
  for (let time = 0; time < 20; time++)
    await attempt('signup', 'a@demo.test', '192.0.2.1').catch(() => undefined);
  status = 200;
  expect(await attempt('signup', 'a@demo.test', '192.0.2.1')).toEqual(['SignupPayload']);
});
