import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

const emails = (users: { email: string }[]) => users.map(({ email }) => email);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

test('API-09 AUTH-51 users are searched by part of a name or e-mail, with a kind only users of that kind', async () => {
  const staff = await sandbox.as('staff');
  const all = await staff.ok('searchUsers', { query: { value: '@demo.test' } });
  const wholesale = await staff.ok('searchUsersByKind', {
    path: { kind: 'wholesale' },
    query: { value: '@demo.test' },
  });
  expect(emails(wholesale)).toContain('client@demo.test');
  expect(emails(wholesale)).not.toContain('staff@demo.test');
  expect(emails(all)).toEqual(expect.arrayContaining(emails(wholesale)));
});
