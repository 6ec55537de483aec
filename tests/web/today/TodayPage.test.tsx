import { act, screen, within } from '@testing-library/react';
import { loadQuery } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, test } from 'vitest';
import announcements from '../../../web/__generated__/TodayAnnouncementsQuery.graphql.ts';
import inStock from '../../../web/__generated__/TodayInStockQuery.graphql.ts';
import waiting from '../../../web/__generated__/TodayPageQuery.graphql.ts';
import spending from '../../../web/__generated__/TodaySpendingQuery.graphql.ts';
import { TodayPage } from '../../../web/pages/today/TodayPage.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

const section = (name: string) => within(screen.getByRole('region', { name }));
const amount = (value: number, currencyCode: string) => ({ value, currencyCode });

/** Today of a user without orders, whose parts wait for their answers. */
async function renderToday() {
  const { environment } = await renderScreen(<TodayPage />, {
    load: (relay) => ({
      waiting: loadQuery(relay, waiting, { invoices: false, integrations: false }),
      orders: null,
      inStock: loadQuery(relay, inStock, {}),
      spending: loadQuery(relay, spending, { final: false }),
      announcements: loadQuery(relay, announcements, {}),
    }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Today' });
  /** Answers the query of a part. */
  const answer = (
    query: typeof waiting | typeof inStock | typeof spending | typeof announcements,
    viewer: object,
  ) =>
    act(async () => {
      const asked = environment.mock.findOperation(({ request }) => request.node === query);
      environment.mock.resolve(
        asked,
        MockPayloadGenerator.generate(asked, { Viewer: () => viewer, Query: () => ({ timeZone: 'UTC' }) }),
      );
    });
  return { answer };
}

test('DAY-10 a part that is slow leaves the others as they are', async () => {
  const { answer } = await renderToday();
  await answer(announcements, {
    announcements: { edges: [{ node: { dbId: '4', shortMessage: 'New prices' } }] },
  });
  await section('Announcements').findByRole('link', { name: 'New prices' });
  section('Missing items in stock again').getByLabelText('Loading…');
  section('Invoiced by month').getByLabelText('Loading…');
  await answer(inStock, { missingItems: { totalCount: 0, edges: [] } });
  expect(section('Missing items in stock again').queryByLabelText('Loading…')).toBeNull();
  section('Invoiced by month').getByLabelText('Loading…');
});

test('DAY-115 months are rows with a bar, a sum in the currency of the bars and others below it', async () => {
  const { answer } = await renderToday();
  const now = new Date();
  const invoices = [
    { createdAt: now, subtotal: amount(200, 'EUR') },
    { createdAt: now, subtotal: amount(30, 'USD') },
    {
      createdAt: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15)),
      subtotal: amount(50, 'EUR'),
    },
  ].map(({ createdAt, subtotal }) => ({ node: { createdAt: createdAt.toISOString(), subtotal } }));
  await answer(spending, { invoices: { totalCount: invoices.length, edges: invoices } });
  const rows = (await section('Invoiced by month').findAllByRole('row')).slice(1);
  expect(rows.map(({ lastElementChild }) => lastElementChild?.textContent.replaceAll('\u00a0', ' '))).toEqual(
    ['200.00 €30.00 $', '50.00 €'],
  );
  expect(rows.map((row) => row.querySelector('rect')?.getAttribute('width'))).toEqual(['100%', '25%']);
});
