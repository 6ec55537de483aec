import { afterAll, beforeAll, expect, test } from 'vitest';
import { abusiveDocuments, sendAbuse } from '../../support/abusiveDocuments.ts';
import { graphql } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

let upstream: SmallUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream((_request, res) => sendJson(res, []));
  gateway = await startGateway({ upstreamUrl: upstream.url });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

test.each(abusiveDocuments.map((abuse) => [abuse.name, abuse] as const))(
  'promise: abusive documents: %s is refused with 400, whatever type of answer is accepted, and nothing is sent',
  async (_name, abuse) => {
    for (const accept of ['application/graphql-response+json', 'application/json']) {
      const { status, text } = await sendAbuse(gateway, abuse, { accept });
      const { data, errors }: { data?: unknown; errors: unknown[] } = JSON.parse(text);
      expect([data, errors.length > 0]).toEqual([undefined, true]);
      expect(text.length).toBeLessThan(30_000);
      expect(text).not.toContain('INTERNAL_SERVER_ERROR');
      // With plain JSON an invalid operation is 200, as GraphQL over HTTP requires.
      if (accept !== 'application/json') expect(status).toBe(400);
    }
    expect(upstream.received).toEqual([]);
  },
);

test('promise: abusive documents: later callers are served', async () => {
  await Promise.all(abusiveDocuments.map((abuse) => sendAbuse(gateway, abuse)));
  const { data } = await graphql(gateway, { bearer: 'x', query: '{ locales { code } }' });
  expect(data).toEqual({ locales: [] });
});
