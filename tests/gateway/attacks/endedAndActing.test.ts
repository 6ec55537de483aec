import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphql } from '../../support/graphql.ts';
import { runGateway, type GatewayProcess } from '../../support/runGateway.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

let sandbox: TestSandbox;
let gateway: GatewayProcess;

beforeAll(async () => {
  sandbox = await startSandbox();
  gateway = await runGateway({ UPSTREAM_URL: sandbox.url, LOG_IDENTITIES: 'clear' });
});
afterAll(async () => {
  await gateway.stop();
  await sandbox.close();
});

const requestId = (name: string) => ({ 'x-request-id': name });

const tokenOf = async (user: string): Promise<string> => (await sandbox.as(user)).token ?? '';
const comment =
  'mutation Say($input: AddOrderCommentInput!) { addOrderComment(input: $input) { __typename } }';

async function inputOf(key: string): Promise<object> {
  const order = await sandbox.db
    .selectFrom('orders')
    .select('orders.id')
    .orderBy('orders.id')
    .executeTakeFirstOrThrow();
  return {
    input: {
      order: Buffer.from(`Order:${order.id}`).toString('base64'),
      message: 'Please call.',
      idempotencyKey: key,
    },
  };
}

interface Said {
  addOrderComment: { __typename: string } | null;
}

test('promise: writes once: after the log-out a key with the ended token answers nothing', async () => {
  const bearer = await tokenOf('client');
  const variables = await inputOf('before-the-end');
  const first = await graphql<Said>(gateway, { bearer, query: comment, variables });
  expect(first.extensions['idempotency']).toEqual({ addOrderComment: 'written' });
  await graphql(gateway, { bearer, query: 'mutation { logout(input: {}) { __typename } }' });
  const { data, errors, extensions } = await graphql<Said | null>(gateway, {
    bearer,
    query: comment,
    variables,
  });
  expect(data?.addOrderComment ?? null).toBeNull();
  expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect(extensions['idempotency']).toBeUndefined();
});

test('what staff do while they act for a user is logged with the ids of both, and what it was', async () => {
  const bearer = await tokenOf('staff');
  const ids = Object.fromEntries(
    (await sandbox.db.selectFrom('users').select(['id', 'email']).execute()).map(({ email, id }) => [
      email,
      id,
    ]),
  );
  const lineOf = async (name: string): Promise<Record<string, unknown>> => {
    const find = () =>
      gateway.log.find((line) => line.includes(`"requestId":"${name}"`) && line.includes('"ms"'));
    await expect.poll(find).toBeDefined();
    return JSON.parse(find() ?? '{}');
  };
  const query = 'query Mine { viewer { isLoggedIn } }';
  await graphql(gateway, { bearer, query, headers: requestId('own-read') });
  expect(await lineOf('own-read')).not.toHaveProperty('actor');
  await graphql(gateway, {
    bearer,
    query: 'mutation ($input: SwitchUserInput!) { switchUser(input: $input) { __typename } }',
    variables: { input: { username: 'client@demo.test' } },
  });
  await graphql(gateway, { bearer, query, headers: requestId('read-as-client') });
  const both = { actor: String(ids['staff@demo.test']), user: String(ids['client@demo.test']) };
  expect(await lineOf('read-as-client')).toMatchObject({ ...both, operation: 'Mine' });
  await graphql(gateway, {
    bearer,
    query: comment,
    variables: await inputOf('as-client'),
    headers: requestId('write-as-client'),
  });
  expect(await lineOf('write-as-client')).toMatchObject({
    ...both,
    operation: 'Say',
    mutations: ['addOrderComment'],
  });
  await graphql(gateway, { bearer, query: 'mutation { resetSwitchUser(input: {}) { __typename } }' });
  await graphql(gateway, { bearer, query, headers: requestId('own-again') });
  expect(await lineOf('own-again')).not.toHaveProperty('actor');
  // Neither names nor what was written.
  expect(gateway.log.join('')).not.toMatch(/demo\.test|Please call/);
});
