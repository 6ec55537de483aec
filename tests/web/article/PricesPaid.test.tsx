import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PricesPaid } from '../../../web/pages/article/PricesPaid.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

const invoice = (id: number, date: string, value: number, currencyCode = 'EUR') => ({
  dbId: String(id),
  docNumber: `FIN-${id}`,
  date,
  lines: [{ id: `line-${id}`, qty: id, price: { value, currencyCode } }],
});

async function renderPrices(claimableInvoices: object[] | null) {
  const view = await renderScreen(<PricesPaid name="OC 90" />, { viewer: { attributes: ['order_view'] } });
  await screen.findByText('Loading…');
  await act(async () =>
    view.environment.mock.resolveMostRecentOperation({ data: { viewer: { id: 'v', claimableInvoices } } }),
  );
  return view.container;
}

test('DAY-120 the prices paid for an article are rows that lead to their invoices, and a line in the currency of the newest', async () => {
  const container = await renderPrices([
    invoice(3, '2026-11-01', 12.5),
    invoice(2, '2026-06-02', 99, 'GBP'),
    invoice(1, '2026-01-01', 10),
  ]);
  const table = within(screen.getByRole('table'));
  expect(
    table.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent.replaceAll(/\s/g, ' ')),
    ),
  ).toEqual([
    [],
    ['01-11-2026', '3', '12.50 €'],
    ['02-06-2026', '2', '99.00 ₤'],
    ['01-01-2026', '1', '10.00 €'],
  ]);
  expect(table.getByRole('link', { name: 'FIN-2' }).getAttribute('href')).toBe('/final-invoices/2');
  expect(container.querySelector('svg path')?.getAttribute('d')).toBe('M0 100H100V0');
});

test('an article that was never invoiced, and prices that cannot be read, are said in words', async () => {
  await renderPrices([]);
  screen.getByText('None of your final invoices has this article.');
  cleanup();
  await renderPrices(null);
  screen.getByText(/could not be loaded/);
  screen.getByRole('button', { name: 'Try again' });
});
