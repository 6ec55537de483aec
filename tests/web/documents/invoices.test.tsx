import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { loadQuery, useLazyLoadQuery } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import listQuery from '../../../web/__generated__/FinalInvoicesPageQuery.graphql.ts';
import query, { type InvoicePageQuery } from '../../../web/__generated__/InvoicePageQuery.graphql.ts';
import { FinalInvoicesPage } from '../../../web/pages/invoices/FinalInvoicesPage.tsx';
import { InvoiceCommands } from '../../../web/pages/invoices/InvoiceCommands.tsx';
import { PdfLink } from '../../../web/pages/invoices/PdfLink.tsx';
import { RowMenu } from '../../../web/pages/invoices/RowMenu.tsx';
import { finalInvoiceVariables } from '../../../web/pages/invoices/invoiceFilters.ts';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

function Commands(): ReactElement | null {
  const { invoice } = useLazyLoadQuery<InvoicePageQuery>(query, { dbId: '7' }).viewer;
  return invoice ? <InvoiceCommands invoice={invoice} /> : null;
}

test('INV-14 an invoice is downloaded as csv or Excel', async () => {
  const { environment } = await renderScreen(<Commands />);
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Invoice: () => ({ dbId: '7', docNumber: 'I-7', orders: [], packingListDocument: null }),
      }),
    ),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'CSV/Excel' }));
  const format = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Format/ });
  expect([...format.options].map(({ value }) => value)).toEqual(['xlsx', 'xls', 'csv']);
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  fireEvent.change(format, { target: { value: 'xlsx' } });
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(open).toHaveBeenCalled());
  const { pathname, searchParams } = new URL(String(open.mock.lastCall?.[0]), 'http://here');
  expect([pathname, searchParams.get('export[format]')]).toEqual(['/api/v3/documents/invoices/7', 'xlsx']);
  open.mockRestore();
  // The dialog gives the focus back to what is in sight, and nothing is without a layout.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByRole('button', { name: 'CSV/Excel' }).focus();
});

const stay = (event: Event) => event.preventDefault();
const said = () => document.getElementById('announcer')?.textContent ?? '';

test('the PDF of an invoice opens in a new tab, which is said: the focus stays, in a menu as on a button', async () => {
  // The page would go to the PDF.
  document.addEventListener('click', stay);
  await renderScreen(<RowMenu dbId="7" docNumber="I-7" url="/invoices/7" />);
  fireEvent.click(screen.getByRole('button', { name: 'Actions for I-7' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Show PDF (opens in a new tab)' }));
  await waitFor(() => expect(said()).toBe('I-7: the PDF opens in a new tab'));
  cleanup();
  await renderScreen(<PdfLink dbId="8" label="Packing list" number="P-8" />);
  fireEvent.click(screen.getByRole('link', { name: 'Packing list P-8 (PDF, opens in a new tab)' }));
  await waitFor(() => expect(said()).toContain('Packing list P-8: the PDF opens in a new tab'));
  document.removeEventListener('click', stay);
});

test('MINV-02 final invoices are filtered by id, number, client, quantity, sums, date and time of creation', async () => {
  const { environment } = await renderScreen(<FinalInvoicesPage />, {
    path: '/orders/merged-invoices',
    load: (relay) => loadQuery(relay, listQuery, { filter: null, first: 20, after: '' }),
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: {
        viewer: {
          id: 'viewer',
          mergedInvoices: { totalCount: 0, pageInfo: { isPositionUncertain: false }, edges: [] },
        },
      },
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Add filter' }));
  const fields = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Filter by' });
  expect([...fields.options].map(({ textContent }) => textContent)).toEqual([
    'Number',
    'Date',
    'Total amount',
    'Total price',
    'VAT',
    'Customer',
    'Quantity',
    'Created',
    'Document ID',
  ]);
  const values = {
    id: '7',
    number: 'M-1',
    clientName: 'Acme',
    qty: '3',
    grandTotal: '5',
    subtotal: '4',
    subtotalVat: '1',
    'date][from': '04.05.2026',
    'createdAt][from': '04.05.2026',
  };
  const url = new URL('http://here/orders/merged-invoices');
  for (const [name, value] of Object.entries(values)) url.searchParams.set(`filter[${name}]`, value);
  expect(Object.keys(finalInvoiceVariables({ url, params: {} }).filter ?? {}).toSorted()).toEqual(
    'clientName createdAt date dbId docNumber grandTotal qty subtotal subtotalVat'.split(' '),
  );
});
