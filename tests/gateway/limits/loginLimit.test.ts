import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphql } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { hasRedis, startRedis } from '../../support/startRedis.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

let sandbox: TestSandbox;
let gateway: TestGateway;

beforeAll(async () => {
  sandbox = await startSandbox({ faults: true });
  gateway = await startGateway({ upstreamUrl: sandbox.url, trustedProxies: ['loopback'] });
});
afterAll(async () => {
  await gateway.close();
  await sandbox.close();
});

interface LogIn {
  login: { __typename: string; retryAfter?: number };
}

async function logIn(
  { username, password, address }: { username: string; password: string; address: string },
  url = gateway.url,
): Promise<LogIn['login']> {
  const { data } = await graphql<LogIn>(
    { url },
    {
      query: `mutation ($input: LoginInput!) {
        login(input: $input) { __typename ... on TooManyAttempts { message retryAfter } }
      }`,
      variables: { input: { username, password } },
      headers: { 'x-forwarded-for': address },
    },
  );
  return data.login;
}

const wrong = (address: string, username = 'client@demo.test') => ({ username, password: 'wrong', address });
const right = (address: string) => ({ username: 'client@demo.test', password: 'demo-client', address });

test('AUTH-12 after ten wrong passwords an account has to wait, from that address alone', async () => {
  for (let attempt = 1; attempt <= 10; attempt++)
    expect((await logIn(wrong('192.0.2.1'))).__typename).toBe('InvalidCredentials');
  const refused = await logIn(right('192.0.2.1'));
  expect(refused).toMatchObject({ __typename: 'TooManyAttempts', message: expect.stringMatching(/minutes/) });
  expect(refused.retryAfter).toBeGreaterThan(0);
  expect((await logIn(right('192.0.2.2'))).__typename).toBe('LoginPayload');
  expect((await logIn(wrong('192.0.2.1', 'staff@demo.test'))).__typename).toBe('InvalidCredentials');
});

test('a correct password resets the count; the spelling of the name makes no difference', async () => {
  for (let attempt = 1; attempt <= 9; attempt++) await logIn(wrong('192.0.2.3', ' CLIENT@demo.test '));
  expect((await logIn(right('192.0.2.3'))).__typename).toBe('LoginPayload');
  expect((await logIn(wrong('192.0.2.3'))).__typename).toBe('InvalidCredentials');
});

test('many correct log-ins from one address are not an attack', async () => {
  const answers = await Promise.all(Array.from({ length: 9 }, () => logIn(right('192.0.2.4'))));
  expect(new Set(answers.map(({ __typename }) => __typename))).toEqual(new Set(['LoginPayload']));
});

test('a caller who tries many accounts from one address has to wait after a hundred, a whole IPv6 network counted as one', async () => {
  for (let attempt = 1; attempt <= 100; attempt++)
    await logIn(wrong(`2001:db8::${attempt.toString(16)}`, `unknown${attempt}@demo.test`));
  expect((await logIn(right('2001:db8::ffff'))).__typename).toBe('TooManyAttempts');
  expect((await logIn(right('2001:db8:0:1::1'))).__typename).toBe('LoginPayload');
});

test('promise: one for all: refused log-ins for one account use up nothing of the allowance of its address', async () => {
  const attempts = Array.from({ length: 200 }, () => logIn(wrong('192.0.2.20', 'staff@demo.test')));
  const kinds = (await Promise.all(attempts)).map(({ __typename }) => __typename);
  expect(kinds.filter((kind) => kind === 'InvalidCredentials')).toHaveLength(10);
  expect((await logIn(right('192.0.2.20'))).__typename).toBe('LoginPayload');
});

test('promise: one for all: an account that has logged in from an address is not held back by the failures of others there', async () => {
  expect((await logIn(right('192.0.2.21'))).__typename).toBe('LoginPayload');
  for (let attempt = 1; attempt <= 101; attempt++)
    await logIn(wrong('192.0.2.21', `unknown${attempt}@demo.test`));
  expect((await logIn(wrong('192.0.2.21', 'staff@demo.test'))).__typename).toBe('TooManyAttempts');
  expect((await logIn(right('192.0.2.21'))).__typename).toBe('LoginPayload');
  for (let attempt = 1; attempt <= 10; attempt++)
    expect((await logIn(wrong('192.0.2.21'))).__typename).toBe('InvalidCredentials');
  expect((await logIn(wrong('192.0.2.21'))).__typename).toBe('TooManyAttempts');
});

test('a log-in that the back end did not answer does not count', async () => {
  for (let attempt = 1; attempt <= 12; attempt++) {
    await fetch(`${sandbox.url}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operationId: 'loginCheck', kind: 'status', status: 500 }),
    });
    await graphql(gateway, {
      query: 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }',
      variables: { input: { username: 'client@demo.test', password: 'x' } },
      headers: { 'x-forwarded-for': '192.0.2.5' },
    });
  }
  expect((await logIn(right('192.0.2.5'))).__typename).toBe('LoginPayload');
});

test('an IPv4 address in the notation of IPv6 is that address, not one network with all others', async () => {
  for (let attempt = 1; attempt <= 100; attempt++)
    await logIn(wrong('::ffff:192.0.2.60', `unknown${attempt}@demo.test`));
  expect((await logIn({ ...right('::ffff:192.0.2.60'), username: 'second@demo.test' })).__typename).toBe(
    'TooManyAttempts',
  );
  expect((await logIn(right('::ffff:192.0.2.61'))).__typename).toBe('LoginPayload');
});

test('without a trusted proxy the header is ignored', async () => {
  const plain = await startGateway({ upstreamUrl: sandbox.url });
  try {
    for (let attempt = 1; attempt <= 10; attempt++) await logIn(wrong(`192.0.2.${attempt}`), plain.url);
    expect((await logIn(right('198.51.100.1'), plain.url)).__typename).toBe('TooManyAttempts');
  } finally {
    await plain.close();
  }
});

describe.skipIf(!hasRedis)('with Redis (skipped without redis-server)', () => {
  test('two gateways count together; without Redis each keeps its own count', async () => {
    const redis = await startRedis();
    const options = { upstreamUrl: sandbox.url, redisUrl: redis.url };
    const [one, two] = await Promise.all([startGateway(options), startGateway(options)]);
    try {
      await expect
        .poll(async () => {
          await logIn(wrong('', 'staff@demo.test'), one.url);
          return (await logIn(wrong('', 'staff@demo.test'), two.url)).__typename;
        })
        .toBe('TooManyAttempts');
      await redis.kill();
      expect((await logIn(right(''), one.url)).__typename).toBe('LoginPayload');
    } finally {
      await one.close();
      await two.close();
      await redis.kill();
    }
  });
});
