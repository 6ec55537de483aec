import { fetchQuery } from 'react-relay';
import { commitMutation } from 'relay-runtime';
import { expect, test, vi } from 'vitest';
import login, { type LoginFormMutation } from '../../../web/__generated__/LoginFormMutation.graphql.ts';
import attentions, {
  type useAttentionsQuery,
} from '../../../web/__generated__/useAttentionsQuery.graphql.ts';
import { createEnvironment } from '../../../web/relay/createEnvironment.ts';
import { outcomeUnknown } from '../../../web/relay/NetworkError.ts';
import type { GatewayError } from '../../../web/relay/NetworkEvents.ts';
import { expectConsoleErrors } from '../support/consoleErrors.ts';
import { serveHere, type Answer, type Received } from '../support/serveHere.ts';
import { ignoredEvents } from '../support/configureTestEnvironment.ts';

const viewer = { __typename: 'Viewer', id: 'Vmlld2VyOg==', attentions: [] };

/** Sends an operation to a gateway with this response, and returns the request and the result. */
async function ask(
  answer: Answer,
  { currency = 'EUR', quiet = false }: { currency?: string | null; quiet?: boolean } = {},
) {
  const received: Received[] = [];
  const versions: (string | null)[] = [];
  const errors: { error: GatewayError; quiet: boolean }[] = [];
  await serveHere((request) => {
    received.push(request);
    return answer;
  });
  const environment = createEnvironment('de', currency, {
    version: (version) => versions.push(version),
    errors: (all, isQuiet) => errors.push(...all.map((error) => ({ error, quiet: isQuiet }))),
  });
  const data = await fetchQuery<useAttentionsQuery>(
    environment,
    attentions,
    {},
    { networkCacheConfig: { metadata: { quiet } } },
  )
    .toPromise()
    .catch((error: unknown) => error);
  return { received, versions, errors, data };
}

const ok: Answer = { headers: { version: '1002' }, body: JSON.stringify({ data: { viewer } }) };

test('API-02 API-03 an operation is sent by its id, with language, currency and the cross-site guard header', async () => {
  const { received, data } = await ask(ok);
  expect(received[0]?.headers).toMatchObject({ locale: 'de', cc: 'EUR', 'x-requested-with': 'parts-portal' });
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({ documentId: attentions.params.id, variables: {} });
  expect(data).toMatchObject({ viewer: {} });
});

test('API-03 without a selected currency there is no CC header', async () => {
  const { received } = await ask(ok, { currency: null });
  expect(received[0]?.headers).not.toHaveProperty('cc');
});

test('API-05 SHELL-37 the version of every response is passed on, null when it has none', async () => {
  expect((await ask(ok)).versions).toEqual(['1002']);
  expect((await ask({ body: ok.body })).versions).toEqual([null]);
});

test('GAP-159 errors of a response are passed on with code, messages and request id', async () => {
  const extensions = { code: 'BAD_REQUEST', status: 400, messages: ['Too long.'], requestId: 'r-1' };
  const { errors } = await ask(
    { body: JSON.stringify({ data: { viewer: null }, errors: [{ message: 'x', extensions }] }) },
    { quiet: true },
  );
  expect(errors).toMatchObject([
    { error: { code: 'BAD_REQUEST', messages: ['Too long.'], requestId: 'r-1' }, quiet: true },
  ]);
});

test('ERR-08 a response that is not JSON is a server error with the request id of its header', async () => {
  const { errors, data } = await ask({
    status: 502,
    headers: { 'x-request-id': 'r-2' },
    body: '<html>Bad gateway</html>',
  });
  expect(errors).toMatchObject([{ error: { code: 'SERVER_ERROR', requestId: 'r-2' } }]);
  expectConsoleErrors(/502/);
  expect(data).toBeInstanceOf(Error);
});

test('API-08 files are sent as a multipart request that names the variable of each', async () => {
  const received: Received[] = [];
  await serveHere((request) => {
    received.push(request);
    return {
      body: JSON.stringify({
        data: { login: { __typename: 'LoginPayload', viewer: { ...viewer, isLoggedIn: true } } },
      }),
    };
  });
  const environment = createEnvironment('en', null, ignoredEvents);
  await new Promise<void>((resolve, reject) => {
    commitMutation<LoginFormMutation>(environment, {
      mutation: login,
      variables: { input: { username: 'a', password: 'b' } },
      uploadables: { 'input.file': new File(['article;qty\nA;1\n'], 'list.csv', { type: 'text/csv' }) },
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
  const body = received[0]?.body ?? '';
  expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(received[0]?.headers['x-requested-with']).toBe('parts-portal');
  expect(body).toContain('{"0":["variables.input.file"]}');
  expect(body).toContain('filename="list.csv"');
  expect(body).toContain('article;qty');
});

test.each([
  [
    'that has a result is done: what could not be read of it is not reported',
    { login: { __typename: 'LoginPayload', viewer: null } },
    [],
  ],
  ['without a result is reported', { login: null }, ['UPSTREAM_ERROR']],
])('a write %s', async (_title, data, codes) => {
  const error = { message: 'x', path: ['login'], extensions: { code: 'UPSTREAM_ERROR' } };
  await serveHere(() => ({ body: JSON.stringify({ data, errors: [error] }) }));
  const reported: GatewayError[] = [];
  const environment = createEnvironment('en', null, {
    version: () => {},
    errors: (errors) => reported.push(...errors),
  });
  await new Promise<void>((resolve, reject) => {
    commitMutation<LoginFormMutation>(environment, {
      mutation: login,
      variables: { input: { username: 'a', password: 'b' } },
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
  expect(reported.map(({ code }) => code)).toEqual(codes);
});

test('GAP-179 a 404 of a write does not take away the page that is open', async () => {
  const error = { message: 'x', path: ['login'], extensions: { code: 'NOT_FOUND' } };
  await serveHere(() => ({ body: JSON.stringify({ data: { login: null }, errors: [error] }) }));
  const isPageOpen = await new Promise((resolve, reject) => {
    const environment = createEnvironment('en', null, {
      version: () => {},
      errors: (_errors, _quiet, isOpen) => resolve(isOpen),
    });
    commitMutation<LoginFormMutation>(environment, {
      mutation: login,
      variables: { input: { username: 'a', password: 'b' } },
      onError: reject,
    });
  });
  expect(isPageOpen).toBe(false);
});

const done: Answer = {
  body: JSON.stringify({ data: { login: { __typename: 'LoginPayload', viewer: null } } }),
};

/** Sends a write that gets these answers, the last one for good: what was sent, what was reported, and how it ended. */
async function write(
  answers: readonly [Answer, ...Answer[]],
  idempotencyKey: string | null = 'k-1',
  quietUnknown = false,
) {
  const received: string[] = [];
  await serveHere(({ body }) => {
    received.push(body);
    return answers[Math.min(received.length, answers.length) - 1] ?? answers[0];
  });
  const codes: string[] = [];
  const written: (readonly [readonly string[] | null, string | undefined])[] = [];
  const environment = createEnvironment('en', null, {
    version: () => {},
    errors: (errors) => codes.push(...errors.map(({ code }) => code)),
    written: (fields, key) => written.push([fields, key]),
  });
  const input = { username: 'a', password: 'b', ...(idempotencyKey === null ? {} : { idempotencyKey }) };
  const error = await new Promise<Error | null>((resolve) => {
    commitMutation<LoginFormMutation>(environment, {
      mutation: login,
      variables: { input },
      cacheConfig: { metadata: { quietUnknown } },
      onCompleted: () => resolve(null),
      onError: resolve,
    });
  });
  expect(new Set(received).size).toBeLessThanOrEqual(1);
  return { times: received.length, codes, written, error };
}

/** Answers of something between the client and the gateway, which has perhaps done the write. */
const spoiled: [string, Answer][] = [
  ['an error page', { status: 502, body: '<html>Bad gateway</html>' }],
  ['a page of success', { headers: { 'content-type': 'text/html' }, body: '<html>Welcome</html>' }],
  ['nothing', { body: '' }],
  ['a broken answer', { body: '{"data":{"login"' }],
  ['JSON of somebody else', { body: '{"message":"Internal Server Error"}', status: 500 }],
  ['no length that holds', { headers: { 'content-length': '9999' }, body: '{"data":' }],
];

test.each(spoiled)(
  'ERR-08 a write that is answered by %s is sent once more with its key: its outcome is known then',
  async (_title, lost) => {
    expect(await write([lost, done])).toEqual({
      times: 2,
      codes: [],
      written: [[['login'], 'k-1']],
      error: null,
    });
    expectConsoleErrors(/50[02]|network/i);
  },
);

test.each(spoiled.slice(0, 3))(
  'ERR-08 the outcome of a write that is answered by %s twice is unknown',
  async (_title, lost) => {
    const { error, ...rest } = await write([lost]);
    expect(rest).toEqual({ times: 2, codes: ['OUTCOME_UNKNOWN'], written: [[null, undefined]] });
    expect(error).toMatchObject({ code: outcomeUnknown });
    expectConsoleErrors(/50[02]|network/i);
  },
);

test('ERR-08 an unknown outcome that the caller clears up itself is not notified', async () => {
  const { codes, error } = await write([{ body: '' }], 'k-1', true);
  expect(codes).toEqual([]);
  expect(error).toMatchObject({ code: outcomeUnknown });
});

test('ERR-08 a write whose repeat was refused on its way may have been done all the same', async () => {
  const { codes } = await write([{ body: '' }, { status: 413, body: '<html>Too large</html>' }]);
  expect(codes).toEqual(['OUTCOME_UNKNOWN']);
  expectConsoleErrors(/413/);
});

test('ERR-08 a write that is refused on its way to the gateway, or has no key, is sent once', async () => {
  const refused = await write([{ status: 413, body: '<html>Too large</html>' }, done]);
  expect(refused).toMatchObject({ times: 1, codes: ['TOO_LARGE'] });
  const unkeyed = await write([{ status: 502, body: '<html>Bad gateway</html>' }, done], null);
  expect(unkeyed).toMatchObject({ times: 1, codes: ['SERVER_ERROR'] });
  expectConsoleErrors(/413|502/);
});

test('ERR-08 a write without a connection was not sent', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const fetching = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { codes, written, error } = await write([done]);
  onLine.mockRestore();
  fetching.mockRestore();
  expect([codes, written]).toEqual([['OFFLINE'], []]);
  expect(error).not.toMatchObject({ code: outcomeUnknown });
});

test('ERR-08 after the gateway’s answer that a write’s outcome is unknown, all that it may have changed is old', async () => {
  const unknown = {
    __typename: 'OutcomeUnknown',
    __isProblem: 'OutcomeUnknown',
    message: '',
    check: 'PAGE',
    candidates: null,
  };
  const { written } = await write([{ body: JSON.stringify({ data: { login: unknown } }) }]);
  expect(written).toEqual([[null, 'k-1']]);
});
