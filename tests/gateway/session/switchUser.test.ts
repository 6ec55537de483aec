import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type Portal } from '../../support/startPortal.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const search = `query ($value: String!) {
  viewer { userSearch(value: $value) { id dbId email firstName lastName } }
}`;

const switchUser = `mutation ($input: SwitchUserInput!) {
  switchUser(input: $input) { __typename ... on InvalidInput { fieldErrors { path message } } }
}`;

test('AUTH-51 AUTH-52 the user search asks for kind wholesale and gives id, e-mail and names', async () => {
  const staff = await portal.as('staff');
  const { answer, received } = await staff.watch(search, { value: 'client@' });
  expect(received.map(({ path, query }) => ({ path, query }))).toEqual([
    { path: '/api/v3/users/search/wholesale', query: { value: 'client@' } },
  ]);
  const [found] = answer.data.viewer.userSearch;
  const { id, first_name, last_name } = await portal.sandbox.db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('email', '=', 'client@demo.test')
    .executeTakeFirstOrThrow();
  expect(found).toMatchObject({
    dbId: String(id),
    email: 'client@demo.test',
    firstName: first_name,
    lastName: last_name,
  });
  expect(found?.id).not.toBe(found?.dbId);
});

test('AUTH-51 GAP-16 staff are not found, and cannot be impersonated', async () => {
  const staff = await portal.as('staff');
  const { viewer } = await staff.run(search, { value: 'staff@demo.test' });
  expect(viewer.userSearch).toEqual([]);
  const refused = await staff.run(switchUser, { input: { username: 'staff@demo.test' } });
  expect(refused.switchUser.__typename).toBe('Forbidden');
});

test('AUTH-45 AUTH-51 a user who may not impersonate may not search either', async () => {
  const client = await portal.as('client');
  const { errors } = await client.send(search, { value: 'a' });
  expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
});

test('AUTH-57 a user that does not exist is a field error of username', async () => {
  const staff = await portal.as('staff');
  const { switchUser: result } = await staff.run(switchUser, {
    input: { username: 'unknown@nowhere.test' },
  });
  expect(result).toMatchObject({ __typename: 'InvalidInput', fieldErrors: [{ path: 'username' }] });
});
