import { expect, test } from 'vitest';
import { readZip } from '../../support/readZip.ts';
import { startPortal } from '../../support/startPortal.ts';

test.each(['php', 'java'] as const)(
  'a pack of a back end that writes its answers like %s has the same files and checksums',
  async (dialect) => {
    const portal = await startPortal({ dialect });
    try {
      const { bearer } = await portal.as('client');
      const { date } = await portal.sandbox.db
        .selectFrom('documents')
        .select('date')
        .where('customer_id', '=', 1)
        .where('kind', '=', 'credit_invoice')
        .orderBy('date', 'desc')
        .executeTakeFirstOrThrow();
      const from = new Date(Date.parse(date) - 45 * 86_400_000).toISOString().slice(0, 10);
      const answer = await fetch(
        `${portal.url}/exports/documents.zip?from=${from}&until=${date}&kinds=credit-invoices,statements`,
        { headers: { authorization: `Bearer ${bearer}` } },
      );
      expect(answer.status).toBe(200);
      const zip = Buffer.from(await answer.arrayBuffer());
      const files = readZip(zip);
      const rows = await portal.sandbox.db
        .selectFrom('documents')
        .select('doc_number')
        .where('customer_id', '=', 1)
        .where('kind', '=', 'credit_invoice')
        .where('date', '>=', from)
        .where('date', '<=', date)
        .execute();
      const names = [...files.keys()];
      for (const { doc_number: number } of rows)
        expect(names).toContainEqual(expect.stringContaining(`_credit-invoice_${number}.pdf`));
      expect(names).toContainEqual(expect.stringContaining('_statement.'));
      const checks = files.get('check.csv')?.toString().trimEnd().split('\r\n').slice(1) ?? [];
      expect(checks.length).toBeGreaterThan(0);
      for (const row of checks) expect(row).toMatch(/,"OK"$/);
    } finally {
      await portal.close();
    }
  },
);
