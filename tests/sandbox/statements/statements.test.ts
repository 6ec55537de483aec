import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../support/databases.ts';
import { readPdf } from '../../support/readPdf.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

/** The amounts after a label, one for each currency. */
const balances = (texts: readonly string[], label: string) =>
  texts.flatMap((text, place) => (text === label ? [texts[place + 1]] : []));

eachDatabase('statements', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  const list = async () => (await client.ok('listStatements', { query: { limit: 100 } })).items;

  /** The texts of a statement's PDF. */
  async function textsOf(statement: { id: number; filename: string }, Locale = 'en'): Promise<string[]> {
    const { id, filename } = statement;
    const answer = await client.call('getStatementFile', { path: { id, filename }, headers: { Locale } });
    expect(answer.status).toBe(200);
    return readPdf(answer.bytes).pages.flat();
  }

  test('STAT-04 CALL-143 GAP-153 there is one statement for each month that has ended, the newest first', async () => {
    const items = await list();
    const months = items.map(({ year, month }) => year * 12 + month - 1);
    const now = new Date();
    const last = now.getUTCFullYear() * 12 + now.getUTCMonth() - 1;
    expect(months).toEqual(Array.from({ length: items.length }, (_, index) => last - index));
    // Three years of them, but for the month in which the first order was invoiced.
    expect(items.length).toBeGreaterThan(34);
    for (const { year, month, filename } of items)
      expect(filename).toBe(`statement_${String(year)}-${String(month).padStart(2, '0')}.pdf`);
    const second = await client.ok('listStatements', { query: { limit: 12, page: 2 } });
    expect(second.items).toEqual(items.slice(12, 24));
    expect(second.meta).toEqual({ page: 2, limit: 12, total: items.length });
  });

  test('CALL-144 a statement lists the month’s invoices, and continues where the one before ended', async () => {
    const [latest, before] = await list();
    if (!latest || !before) throw new Error('no statements');
    const answer = await client.call('getStatementFile', { path: latest });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(`attachment; filename="${latest.filename}"`);
    const texts = await textsOf(latest);
    expect(texts).toContain(`Statement ${latest.filename.slice(10, 17)}`);

    const month = String(latest.month).padStart(2, '0');
    const days = new Date(Date.UTC(latest.year, latest.month, 0)).getUTCDate();
    const createdAt = {
      from: `01.${month}.${String(latest.year)}`,
      until: `${String(days)}.${month}.${String(latest.year)}`,
    };
    const invoices = await client.ok('listInvoices', { query: { limit: 100, filter: { createdAt } } });
    expect(invoices.items.length).toBeGreaterThan(0);
    for (const { docNumber } of invoices.items) expect(texts).toContain(`Invoice ${docNumber}`);

    const opening = balances(texts, 'Opening balance');
    expect(opening).toEqual(balances(await textsOf(before), 'Closing balance'));
    // One account a currency.
    expect(opening).toHaveLength(3);
    for (const currency of ['EUR', 'GBP', 'USD']) expect(texts).toContain(currency);
  });

  test('the balance is what is invoiced and neither credited nor paid, in each currency', async () => {
    const [latest] = await list();
    if (!latest) throw new Error('no statements');
    const texts = await textsOf(latest);
    const end = new Date(Date.UTC(latest.year, latest.month, 1));
    const rows = await sandbox.db
      .selectFrom('documents as d')
      .leftJoin('document_orders as l', 'l.document_id', 'd.id')
      .leftJoin('orders as o', 'o.id', 'l.order_id')
      .select(['d.kind', 'd.currency_code', 'd.grand_total', 'd.paid', 'o.paid_at'])
      .where('d.customer_id', '=', 1)
      .where('d.kind', 'in', ['invoice', 'credit_invoice'])
      .where('d.date', '<', end.toISOString().slice(0, 10))
      .execute();
    const owed = new Map<string, number>();
    for (const { kind, currency_code, grand_total, paid, paid_at } of rows) {
      const isPaid = paid && paid_at !== null && paid_at < end;
      const amount = kind === 'credit_invoice' ? -grand_total : isPaid ? 0 : grand_total;
      owed.set(currency_code, (owed.get(currency_code) ?? 0) + amount);
    }
    expect(balances(texts, 'Closing balance')).toEqual(
      [...owed]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([, cents]) =>
          (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }).replaceAll(',', ' '),
        ),
    );
  });

  test('a statement is written in the language of the Locale header', async () => {
    const [latest] = await list();
    if (!latest) throw new Error('no statements');
    const { id, filename } = latest;
    const titles = new Set<string>();
    for (const Locale of ['en', 'ru', 'fr', 'de', 'it', 'sr', 'pl']) {
      const answer = await client.call('getStatementFile', { path: { id, filename }, headers: { Locale } });
      titles.add(readPdf(answer.bytes).title);
    }
    expect(titles.size).toBe(7);
    expect(await textsOf(latest, 'ru')).toContain('Начальный остаток');
    expect(await textsOf(latest, 'de')).toContain('Anfangssaldo');
  });

  test('GAP-14 statements need accounting_statements; another’s, or another file name, is not found', async () => {
    const payer = await sandbox.as('payer');
    expect((await payer.call('listStatements')).status).toBe(403);
    const [latest, before] = await list();
    if (!latest || !before) throw new Error('no statements');
    expect((await payer.call('getStatementFile', { path: latest })).status).toBe(403);
    const accountant = await sandbox.as('accountant');
    expect((await accountant.call('getStatementFile', { path: latest })).status).toBe(200);
    const dubai = await sandbox.as('dubai');
    expect((await dubai.call('getStatementFile', { path: latest })).status).toBe(404);
    const renamed = { id: latest.id, filename: before.filename };
    expect((await client.call('getStatementFile', { path: renamed })).status).toBe(404);
    expect((await sandbox.visitor.call('listStatements')).status).toBe(401);
  });
});
