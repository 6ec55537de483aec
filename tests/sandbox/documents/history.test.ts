import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../support/databases.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

const dayMs = 86_400_000;

eachDatabase('history of documents', (database) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
  });
  afterAll(() => sandbox.close());

  test('the client has documents of every kind from each of three years, in three currencies', async () => {
    const rows = await sandbox.db
      .selectFrom('documents')
      .select(['kind', 'date', 'currency_code'])
      .where('customer_id', '=', 1)
      .execute();
    for (const kind of ['proforma', 'invoice', 'packing_list', 'merged_invoice', 'credit_invoice']) {
      const own = rows.filter((row) => row.kind === kind);
      const ages = own.map(({ date }) => Math.floor((Date.now() - Date.parse(date)) / dayMs));
      for (const year of [0, 1, 2])
        expect(ages.some((age) => age >= year * 365 && age < (year + 1) * 365)).toBe(true);
      expect(Math.max(...ages)).toBeGreaterThan(1_000);
      expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    }
    expect(new Set(rows.map(({ currency_code }) => currency_code))).toEqual(new Set(['EUR', 'USD', 'GBP']));
  });

  test('every invoice of an ended month is in one final invoice of the same customer, currency and VAT rate', async () => {
    const { rows } = await sql<{ wrong: number }>`
      select count(*) as wrong from documents d left join documents m on m.id = d.merged_invoice_id
      where d.kind = 'invoice' and d.date < date_trunc('month', now() at time zone 'UTC')
        and (m.kind, m.customer_id, m.currency_code, m.vat_percent, date_trunc('month', m.date))
          is distinct from ('merged_invoice', d.customer_id, d.currency_code, d.vat_percent, date_trunc('month', d.date))`.execute(
      sandbox.db,
    );
    expect(rows).toEqual([{ wrong: 0 }]);
  });

  test('no payment is in the future, or before its order; what is older than a year is paid', async () => {
    const orders = await sandbox.db
      .selectFrom('orders')
      .select(['created_at', 'paid', 'paid_at', 'status'])
      .where('status', 'in', ['shipped', 'delivered'])
      .execute();
    for (const { created_at, paid, paid_at } of orders) {
      if (paid_at !== null) {
        expect(paid_at.getTime()).toBeLessThan(Date.now());
        expect(paid_at.getTime()).toBeGreaterThan(created_at.getTime());
      }
      if (created_at.getTime() < Date.now() - 366 * dayMs) expect(paid).toBe(true);
    }
  });

  test('some credit invoices have several lines, none more than was invoiced', async () => {
    const { rows } = await sql<{ lines: number; most: number; wrong: number }>`
      select count(*) as lines, count(distinct c.id) as most, count(*) filter (where s.qty is null or s.qty < i.qty) as wrong
      from documents c join document_items i on i.document_id = c.id
      left join lateral (
        select max(sold.qty) as qty from document_items sold join documents d on d.id = sold.document_id and d.kind = 'invoice'
        where sold.order_id = i.order_id and sold.article_name = i.article_name) s on true
      where c.kind = 'credit_invoice'`.execute(sandbox.db);
    expect(rows[0]?.wrong).toBe(0);
    expect(rows[0]?.lines).toBeGreaterThan(rows[0]?.most ?? Infinity);
  });

  test.each([
    ['client', { merged: true, pays: true }],
    ['buyer', { merged: false, pays: false }],
    ['payer', { merged: false, pays: true }],
    ['accountant', { merged: true, pays: true }],
    ['workshop', { merged: true, pays: false }],
  ])(
    '%s has invoices, final and credit invoices, and the rights that make screens differ',
    async (name, rights) => {
      const caller = await sandbox.as(name);
      for (const operation of ['listInvoices', 'listMergedInvoices', 'listCreditInvoices'] as const)
        expect((await caller.ok(operation)).meta.total).toBeGreaterThan(0);
      const session = await caller.ok('getLoggedIn');
      if (!session.isLoggedIn) throw new Error('not logged in');
      const { attributes, lz } = session;
      expect({ merged: attributes.includes('merged_invoice_list'), pays: lz.py }).toEqual(rights);
    },
  );
});
