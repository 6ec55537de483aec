import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { graphql } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { hasRedis, startRedis, type TestRedis } from '../../support/startRedis.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

/*
 * Who shares a key: the first request writes as the demo user `client`, the second one sends the same key and input as
 * somebody else, with several gateways at another one.
 */

/** The person of the second request: its token. */
interface Person {
  name: string;
  tokenOf: (world: World) => Promise<string>;
  gets: 'written' | 'replayed';
}

interface World {
  sandbox: TestSandbox;
  /** The gateway of the second request. */
  second: TestGateway;
  /** The token of the first request. */
  first: string;
}

const tokenOf = async (sandbox: TestSandbox, name: string): Promise<string> =>
  (await sandbox.as(name)).token ?? '';

/** Runs a mutation that changes who a token stands for. */
async function switchBy(at: TestGateway, bearer: string, field: string, input: object): Promise<void> {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input!`;
  const { data } = await graphql<{ told: { __typename: string } }>(at, {
    bearer,
    query: `mutation ($input: ${type}) { told: ${field}(input: $input) { __typename } }`,
    variables: { input },
  });
  expect(data.told.__typename).toMatch(/Payload$/);
}

/** An account of the user for which the token does not act. */
async function otherAccount(at: TestGateway, bearer: string): Promise<string> {
  const { data } = await graphql<{
    viewer: { selectedAccess: { id: string }; accesses: { id: string }[] };
  }>(at, { bearer, query: '{ viewer { selectedAccess { id } accesses { id } } }' });
  const { selectedAccess, accesses } = data.viewer;
  const other = accesses.find(({ id }) => id !== selectedAccess.id);
  if (!other) throw new Error('The user has one account only.');
  return other.id;
}

const people: Person[] = [
  { name: 'the same token', tokenOf: async ({ first }) => first, gets: 'replayed' },
  {
    name: 'a fresh token of the same user',
    tokenOf: ({ sandbox }) => tokenOf(sandbox, 'client'),
    gets: 'replayed',
  },
  {
    name: 'the same user acting for another account',
    async tokenOf({ sandbox, second }) {
      const token = await tokenOf(sandbox, 'client');
      await switchBy(second, token, 'switchAccount', { access: await otherAccount(second, token) });
      return token;
    },
    gets: 'written',
  },
  {
    name: 'the same user back on the first account',
    async tokenOf({ sandbox, second }) {
      const token = await tokenOf(sandbox, 'client');
      const { data } = await graphql<{ viewer: { selectedAccess: { id: string } } }>(second, {
        bearer: token,
        query: '{ viewer { selectedAccess { id } } }',
      });
      await switchBy(second, token, 'switchAccount', { access: await otherAccount(second, token) });
      await switchBy(second, token, 'switchAccount', { access: data.viewer.selectedAccess.id });
      return token;
    },
    gets: 'replayed',
  },
  { name: 'another user', tokenOf: ({ sandbox }) => tokenOf(sandbox, 'second'), gets: 'written' },
  {
    name: 'a member of staff acting as the user',
    async tokenOf({ sandbox, second }) {
      const token = await tokenOf(sandbox, 'staff');
      await switchBy(second, token, 'switchUser', { username: 'client@demo.test' });
      return token;
    },
    gets: 'written',
  },
];

const writes = [
  {
    field: 'createOrders',
    select: '... on CreateOrdersPayload { orders { dbId } }',
    input: {
      warehouses: [toGlobalId('Warehouse', 1)],
      items: [{ article: toGlobalId('Article', 1), qty: 4 }],
      force: true,
    },
  },
  {
    field: 'createAddress',
    select: '... on CreateAddressPayload { address { dbId } }',
    input: {
      type: 'SHIPPING',
      address: {
        companyName: 'Test',
        country: toGlobalId('Country', 1),
        city: 'Tallinn',
        postalCode: '10111',
        street: 'Street 1',
        phone: '1',
        email: 'a@b.test',
      },
    },
  },
  {
    field: 'addLines',
    select: '... on AddLinesPayload { lines { code qty } }',
    input: { lines: [{ number: 'PL-1611953', qty: 4 }], roundUp: true },
  },
];

/** Sends a mutation that must succeed. */
async function write(gateway: TestGateway, bearer: string, one: (typeof writes)[number], key: string) {
  const { field, select, input } = one;
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input!`;
  const { data, errors, extensions } = await graphql<{ told: { __typename: string } }>(gateway, {
    bearer,
    query: `mutation ($input: ${type}) { told: ${field}(input: $input) { __typename ${select} } }`,
    variables: { input: { ...input, idempotencyKey: key } },
  });
  expect(errors).toEqual([]);
  expect(data.told.__typename).toMatch(/Payload$/);
  return { told: data.told, idempotency: extensions['idempotency'] };
}

describe.each([
  { name: 'one gateway', count: 1, isSkipped: false },
  { name: 'two gateways on one Redis (skipped without redis-server)', count: 2, isSkipped: !hasRedis },
])('the same key and input at $name', ({ count, isSkipped }) => {
  describe.skipIf(isSkipped)('sent again by', () => {
    let sandbox: TestSandbox;
    let redis: TestRedis | null = null;
    let gateways: TestGateway[] = [];
    let keys = 0;

    beforeAll(async () => {
      sandbox = await startSandbox();
      if (count > 1) redis = await startRedis();
      const options = { upstreamUrl: sandbox.url, redisUrl: redis?.url ?? null };
      gateways = await Promise.all(Array.from({ length: count }, () => startGateway(options)));
    });
    afterAll(async () => {
      for (const gateway of gateways) await gateway.close();
      await redis?.kill();
      await sandbox.close();
    });

    const at = (index: number): TestGateway => gateways[index] as TestGateway;

    /** Everything that the writes add to. */
    async function countAll(): Promise<number[]> {
      const { db } = sandbox;
      const orders = await db.selectFrom('orders').select('id').execute();
      const addresses = await db.selectFrom('addresses').select('id').execute();
      const lines = await db.selectFrom('cart_items').select('qty').execute();
      return [orders.length, addresses.length, lines.reduce((sum, { qty }) => sum + qty, 0)];
    }

    test.each(people)('$name: $gets', async ({ tokenOf: find, gets }) => {
      for (const one of writes) {
        const key = `owner-key-${(keys += 1)}`;
        const first = await tokenOf(sandbox, 'client');
        const made = await write(at(0), first, one, key);
        expect(made.idempotency).toEqual({ told: 'written' });
        const second = at(count - 1);
        const token = await find({ sandbox, second, first });
        const before = await countAll();
        const again = await write(second, token, one, key);
        expect(again.idempotency, one.field).toEqual({ told: gets });
        const after = await countAll();
        if (gets === 'written') expect(after).not.toEqual(before);
        else {
          expect(again.told).toEqual(made.told);
          expect(after).toEqual(before);
        }
      }
    });
  });
});
