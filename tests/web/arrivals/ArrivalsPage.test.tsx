import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { loadQuery } from 'react-relay';
import { expect, test, vi } from 'vitest';
import query from '../../../web/__generated__/ArrivalsPageQuery.graphql.ts';
import { ArrivalsPage } from '../../../web/pages/arrivals/ArrivalsPage.tsx';
import { renderScreen } from '../support/renderScreen.tsx';
import { serveHere, type Received } from '../support/serveHere.ts';

test('DAY-45 DAY-46 a part that cannot be read is named above the others; the arrivals are downloaded as a calendar', async () => {
  const { environment } = await renderScreen(<ArrivalsPage />, {
    path: '/arrivals?month=2026-05',
    load: (relay) => loadQuery(relay, query, {}),
  });
  const entry = {
    key: 'pre-order 1',
    kind: 'PRE_ORDER',
    from: '2026-05-04',
    until: '2026-05-04',
    orders: ['17'],
    articles: ['OC 90'],
    qty: 2,
    reference: null,
    carrier: null,
    status: null,
  };
  const arrivals = { hasMore: false, unread: ['BACKORDERS'], entries: [entry] };
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { viewer: { id: 'viewer', arrivals } } }),
  );
  await screen.findByText('Could not be loaded: Backorders');
  expect(screen.getAllByRole('link', { name: /OC 90|17/ }).length).toBeGreaterThan(0);

  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const received: Received[] = [];
  await serveHere((request) => {
    received.push(request);
    return { headers: { 'content-type': 'text/calendar' }, body: 'BEGIN:VCALENDAR' };
  });
  fireEvent.click(screen.getByRole('button', { name: 'Calendar file' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(received.map(({ path }) => path)).toEqual(['/exports/arrivals.ics']);
  save.mockRestore();
});
