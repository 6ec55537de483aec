import { act, screen, waitFor } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, test } from 'vitest';
import { InvoiceLines } from '../../../web/pages/claims/wizard/InvoiceLines.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

const said = () => document.getElementById('announcer')?.textContent ?? '';

const line = (id: string) => ({
  id,
  qty: 2,
  price: null,
  claimedQty: 0,
  leftQty: 2,
  claims: [],
});

test.each([
  [[line('1'), line('2')], 'Invoice lines: 2. Choose an invoice line, or press “I need another invoice”.'],
  [[], 'None of your final invoices has OC 90 yet. Check the number, or press “I need another invoice”.'],
])(
  'once an article is chosen it is said how many lines there are to claim from, and what to do',
  async (lines, words) => {
    const { environment } = await renderScreen(
      <InvoiceLines articleName="OC 90" chosen={null} invoiceNumber="" qty="1" onChoose={() => {}} />,
    );
    await screen.findByLabelText('Loading…');
    expect(said()).not.toContain(words);
    const claimableInvoices = lines.length === 0 ? [] : [{ docNumber: 'F 1', date: null, lines }];
    await act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, { Viewer: () => ({ claimableInvoices }) }),
      ),
    );
    await waitFor(() => expect(said()).toContain(words));
  },
);
