import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ clockSpeed: 1000 });
});
afterAll(() => sandbox.close());

test('GAP-75 with a speed set the distributor works by itself, and customers are served meanwhile', async () => {
  const started = new Date();
  const client = await sandbox.as('client');
  await vi.waitFor(
    async () => {
      expect((await client.call('listOrders')).status).toBe(200);
      const { invoices } = await sandbox.db
        .selectFrom('documents')
        .select(({ fn }) => fn.countAll<number>().as('invoices'))
        .where('kind', '=', 'invoice')
        .where('created_at', '>', started)
        .executeTakeFirstOrThrow();
      expect(invoices).toBeGreaterThan(0);
    },
    { timeout: 150_000, interval: 500 },
  );
}, 180_000);
