import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, test, vi } from 'vitest';
import query, { type InvoicesPageQuery } from '../../../web/__generated__/InvoicesPageQuery.graphql.ts';
import { InvoicePayment } from '../../../web/pages/invoices/InvoicePayment.tsx';
import { present } from '../../../web/ui/list/present.ts';
import { renderScreen } from '../support/renderScreen.tsx';

function Page(): ReactElement {
  const readings = useLoaderData<number>();
  const { viewer } = useLazyLoadQuery<InvoicesPageQuery>(query, { first: 20, after: '-1' });
  return (
    <>
      <p>Reading {readings}</p>
      {present(viewer.invoices?.edges).map(({ node }) =>
        node ? <InvoicePayment key={node.id} invoice={node} /> : null,
      )}
    </>
  );
}

function InvoiceToPay(): ReactElement {
  const { viewer } = useLazyLoadQuery<InvoicesPageQuery>(query, { first: 20, after: '-1' });
  const [invoice] = present(viewer.invoices?.edges);
  return <>{invoice?.node ? <InvoicePayment invoice={invoice.node} isOnPage /> : null}</>;
}

test('who comes back from a payment sees the list as it is now; before there is nothing to read', async () => {
  let readings = 0;
  const load = vi.fn(() => ++readings);
  const { environment } = await renderScreen(<p>Elsewhere</p>, {
    path: '/invoices',
    viewer: { payFeature: true },
    routes: [{ path: 'invoices', loader: load, element: <Page /> }],
  });
  await waitFor(() => environment.mock.getMostRecentOperation());
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Invoice: () => ({ dbId: '704027', docNumber: '704027', paid: false, allowToPay: true }),
      }),
    ),
  );
  const before = load.mock.calls.length;
  await act(async () => fireEvent.focus(window));
  expect(load).toHaveBeenCalledTimes(before);
  const pay = await screen.findByText('Pay');
  pay.addEventListener('click', (event) => event.preventDefault());
  await act(async () => fireEvent.click(pay));
  await act(async () => fireEvent.focus(window));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(before + 1));
  await screen.findByText(`Reading ${String(before + 1)}`);
});

test('the button to pay an amount that could not be read names none', async () => {
  const { environment } = await renderScreen(<InvoiceToPay />, { viewer: { payFeature: true } });
  await waitFor(() => environment.mock.getMostRecentOperation());
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Invoice: () => ({ dbId: '704027', paid: false, allowToPay: true, grandTotal: null }),
      }),
    ),
  );
  const [pay] = await screen.findAllByRole('link');
  expect(pay?.textContent).toBe('Pay');
});
