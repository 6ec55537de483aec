import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

eachDatabase('one announcement', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  test('CALL-151 ANN-11 an announcement of the cart is read by its id', async () => {
    const [first] = await client.ok('listCartAnnouncements');
    expect(await client.ok('getAnnouncement', { path: { id: first?.id ?? 0 } })).toEqual(first);
  });

  test('CALL-151 one of another branch is not found', async () => {
    const { id } = await sandbox.db
      .selectFrom('announcements')
      .select('id')
      .where('branch_code', '=', 'fbg')
      .executeTakeFirstOrThrow();
    expect((await client.call('getAnnouncement', { path: { id } })).status).toBe(404);
    const buyer = await sandbox.as('buyer');
    expect((await buyer.call('getAnnouncement', { path: { id } })).status).toBe(200);
  });
});
