import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphql } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { startProxy, type Proxy } from '../../support/startProxy.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

interface LoginAnswer {
  status: number;
  body: string;
  cookies: string[];
}

let sandbox: TestSandbox;
let backEnd: Proxy;
let gateway: TestGateway;
/** Makes the back end's answer of the session's token. */
let toAnswer: (token: string) => LoginAnswer;

beforeAll(async () => {
  sandbox = await startSandbox();
  backEnd = await startProxy(sandbox.url, async (call, res) => {
    if (call.operationId !== 'loginCheck') return false;
    const { token } = JSON.parse((await call.pass()).body) as { token: string };
    const { status, body, cookies } = toAnswer(token);
    res.writeHead(status, { 'content-type': 'application/json', 'set-cookie': cookies }).end(body);
    return true;
  });
  gateway = await startGateway({ upstreamUrl: backEnd.url });
});
afterAll(async () => {
  await gateway.close();
  await backEnd.close();
  await sandbox.close();
});

const logIn = () =>
  graphql<{ login: { __typename: string; message?: string; viewer?: { user: { email: string } } } }>(
    gateway,
    {
      query: `mutation ($input: LoginInput!) { login(input: $input) {
        __typename ... on LoginPayload { viewer { user { email } } } ... on Problem { message }
      } }`,
      variables: { input: { username: 'client@demo.test', password: 'demo-client' } },
    },
  );

const cookie = (token: string) => `BEARER=${token}; Path=/; HttpOnly; SameSite=Lax`;

test.each<[string, (token: string) => LoginAnswer]>([
  ['in the body', (token) => ({ status: 200, body: JSON.stringify({ token }), cookies: [] })],
  ['in the cookie of a 204', (token) => ({ status: 204, body: '', cookies: [cookie(token)] })],
  [
    'in one of several cookies of a 200',
    (token) => ({ status: 200, body: '{}', cookies: ['locale=en', cookie(token), 'other=1'] }),
  ],
  [
    'in the cookie that follows the end of the one before',
    (token) => ({
      status: 200,
      body: '{}',
      cookies: ['BEARER=deleted; Path=/; Max-Age=0', cookie('older.one'), cookie(token)],
    }),
  ],
  [
    'in the cookie before one that ended long ago',
    (token) => ({
      status: 200,
      body: '{}',
      cookies: [cookie(token), 'BEARER=deleted; Path=/; Expires=Thu, 01 Jan 1970 00:00:01 GMT'],
    }),
  ],
  [
    'in the cookie next to an empty one in the body',
    (token) => ({ status: 200, body: '{"token": ""}', cookies: [cookie(token)] }),
  ],
])('AUTH-15 the session starts with the token %s', async (_where, answer) => {
  toAnswer = answer;
  const { data, errors, headers } = await logIn();
  expect(errors).toEqual([]);
  expect(data.login).toEqual({
    __typename: 'LoginPayload',
    viewer: { user: { email: 'client@demo.test' } },
  });
  expect(headers.getSetCookie()[0]).toMatch(/^BEARER=[\w.~+/=-]{10,};.*HttpOnly/i);
});

test.each<[string, LoginAnswer]>([
  ['nothing', { status: 204, body: '', cookies: [] }],
  ['an empty object', { status: 200, body: '{}', cookies: [] }],
  ['a cookie that is deleted', { status: 204, body: '', cookies: ['BEARER=; Max-Age=0'] }],
  ['what cannot be a token', { status: 200, body: '{"token": "a b\\r\\nc"}', cookies: [] }],
])('a log-in that answers %s is a problem and no success', async (_what, answer) => {
  toAnswer = () => answer;
  const { data, errors, headers } = await logIn();
  expect(errors).toEqual([]);
  expect(data.login.__typename).toBe('Rejected');
  expect(data.login.message).toContain('no session was started');
  expect(headers.getSetCookie()).toEqual([]);
});

test('an error with status 200 is a problem with its text', async () => {
  toAnswer = () => ({ status: 200, body: '{"error": "The account is locked."}', cookies: [] });
  const { data, errors } = await logIn();
  expect(errors).toEqual([]);
  expect(data.login).toEqual({ __typename: 'Rejected', message: 'The account is locked.' });
});
