import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type Portal } from '../../support/startPortal.ts';

const run = promisify(execFile);

let portal: Portal;
let folder: string;
beforeAll(async () => {
  [portal, folder] = await Promise.all([startPortal(), mkdtemp(join(tmpdir(), 'invoices-'))]);
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

interface Sum {
  currency: string;
  count: number;
  cents: number;
}

/** The month of the demo in which the customer has the most invoices, with their sums, from the database. */
async function busiestMonth(): Promise<{ month: string; count: number; sums: Sum[] }> {
  const invoices = await portal.sandbox.db
    .selectFrom('documents')
    .select(['created_at', 'grand_total', 'currency_code'])
    .where('customer_id', '=', 1)
    .where('kind', '=', 'invoice')
    .execute();
  const months = Map.groupBy(invoices, (row) => new Date(row.created_at).toISOString().slice(0, 7));
  const [[month = '', rows = []] = []] = [...months].sort(([, one], [, other]) => other.length - one.length);
  const sums = [...Map.groupBy(rows, (row) => row.currency_code)].map(([currency, some]) => ({
    currency,
    count: some.length,
    cents: some.reduce((sum, row) => sum + row.grand_total, 0),
  }));
  return { month, count: rows.length, sums };
}

test('docs/examples/invoices-of-month.ts gets each PDF whole and the right sum, although downloads break off', async () => {
  const { bearer = '' } = await portal.as('client');
  const { month, count, sums } = await busiestMonth();
  expect(count).toBeGreaterThan(3);
  await portal.breakNext('listInvoices', { kind: 'status', status: 503, times: 4 });
  await portal.breakNext('getDocumentPdf', { kind: 'cut', times: 2 });
  await portal.breakNext('getDocumentPdf', { kind: 'reset', times: 2 });

  const env = { PATH: process.env['PATH'], GATEWAY_URL: portal.url, BEARER: bearer };
  const { stdout, stderr } = await run(
    process.execPath,
    ['docs/examples/invoices-of-month.ts', month, folder],
    { env },
  );
  expect(stderr).toMatch(/Attempt \d/);
  expect(sums.length).toBeGreaterThan(1);
  for (const { currency, count: some, cents } of sums)
    expect(stdout).toContain(`${some} invoices, ${(cents / 100).toFixed(2)} ${currency}`);
  expect(stdout).toContain(`${count} PDFs in`);
  const pdfs = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
  expect(pdfs).toHaveLength(count);
  for (const name of pdfs) expect(readFileSync(join(folder, name), 'latin1')).toMatch(/^%PDF-.*%%EOF\s*$/s);
  expect(readFileSync(join(folder, 'invoices.csv'), 'utf8').trim().split('\n')).toHaveLength(count + 1);
});
