import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { sendJson, startUpstream } from '../rest/startUpstream.ts';
import { startGateway } from '../../support/startGateway.ts';

const money = (value: number) => ({ value, currencyCode: 'EUR' });

/** The rates in a table of documents whose back end gives none: by their net sum and VAT. */
async function ratesOf(kind: 'invoices' | 'merged-invoices', sums: readonly [net: number, vat: number][]) {
  const items = sums.map(([net, vat], at) => ({
    id: at + 1,
    docNumber: `D-${at}`,
    subtotal: money(net),
    subtotalVat: money(vat),
    grandTotal: money(net + vat),
    date: '2026-01-31',
    createdAt: '2026-01-31T12:00:00Z',
  }));
  const upstream = await startUpstream((_request, res) =>
    sendJson(res, { items, meta: { page: 1, limit: 100, total: items.length } }),
  );
  const gateway = await startGateway({ upstreamUrl: upstream.url });
  const answer = await fetch(
    `${gateway.url}/exports/documents.csv?rows=documents&month=2026-01&kinds=${kind}`,
    {
      headers: { authorization: 'Bearer x' },
    },
  );
  const rows: Record<string, string>[] = parse(await answer.text(), { columns: true });
  await gateway.close();
  await upstream.close();
  return rows.map((row) => row['VAT %']);
}

test('the rate of an invoice is the one that gives its VAT, a whole one if it does; there is none for two rates mixed', async () => {
  const rates = await ratesOf('invoices', [
    [1.3, 0.31],
    [2, 0.11],
    [100, 0],
    [100, 17.3],
    [100, 17.34],
    [0, 0],
  ]);
  expect(rates).toEqual(['24', '5.5', '0', '17.3', '', '']);
});

test('the VAT of a final invoice may be off by the roundings of its invoices, not by more', async () => {
  const rates = await ratesOf('merged-invoices', [
    [78_664.73, 18_879.52],
    [5000, 1200.05],
    [5000, 1200.06],
    [500, 120.02],
  ]);
  expect(rates).toEqual(['24', '24', '', '']);
});
