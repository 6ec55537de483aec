import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphql } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

let upstream: SmallUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream(({ url }, res) => {
    if (url.endsWith('/countries')) sendJson(res, { message: 'No.' }, 500);
    else sendJson(res, [{ id: 1, code: 'en', name: 'English' }]);
  });
  gateway = await startGateway({ upstreamUrl: upstream.url });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

/** As an internal tool calls: with Authorization, any operation. */
const asTool: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('authorization', 'Bearer x');
  return fetch(input, { ...init, headers });
};

describe('promise: GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => `${gateway.url}/graphql`, fetchFn: asTool });
  test.each(audits.map((audit) => [audit.id, audit.name, audit] as const))(
    '%s %s',
    async (_id, _name, audit) => {
      const result = await audit.fn();
      expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok');
    },
  );

  test('a result without data is 400, one with partial data is 200', async () => {
    const nothing = await graphql(gateway, { bearer: 'x', query: '{ nothing }' });
    expect([nothing.status, nothing.data]).toEqual([400, null]);
    const part = await graphql<{ countries: unknown; locales: unknown }>(gateway, {
      bearer: 'x',
      query: '{ countries { name } locales { code } }',
    });
    expect(part.status).toBe(200);
    expect(part.data).toEqual({ countries: null, locales: [{ code: 'en' }] });
    expect(part.errors[0]?.extensions.code).toBe('UPSTREAM_ERROR');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/graphql', ''])(
    'a body of type "%s" is 415 and is not run',
    async (type) => {
      const response = await asTool(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: JSON.stringify({ query: '{ __typename }' }),
      });
      expect(response.status).toBe(415);
      const { errors } = await response.json();
      expect(errors[0].extensions.code).toBe('UNSUPPORTED_MEDIA_TYPE');
    },
  );

  test.each(['PUT', 'PATCH', 'DELETE'])('%s is 405, with the allowed methods', async (method) => {
    const response = await asTool(`${gateway.url}/graphql`, { method, body: '{}' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, POST');
  });

  test('no mutation runs over GET, by text or by documentId', async () => {
    const before = upstream.received.length;
    const query = encodeURIComponent('mutation { logout(input: {}) { __typename } }');
    expect((await asTool(`${gateway.url}/graphql?query=${query}`)).status).toBe(405);
    expect(upstream.received.length).toBe(before);
  });
});
