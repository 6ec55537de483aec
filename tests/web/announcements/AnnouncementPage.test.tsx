import { act, screen } from '@testing-library/react';
import { loadQuery } from 'react-relay';
import { expect, test } from 'vitest';
import query from '../../../web/__generated__/AnnouncementPageQuery.graphql.ts';
import { AnnouncementPage } from '../../../web/pages/announcements/AnnouncementPage.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

test('ANN-11 an announcement shows its short message, its message and when it was made', async () => {
  const { environment } = await renderScreen(<AnnouncementPage />, {
    load: (relay) => loadQuery(relay, query, { dbId: '4' }),
  });
  const announcement = {
    id: 'announcement 4',
    shortMessage: 'New prices',
    message: 'Prices of brake pads change',
    createdAt: '2026-05-04T10:00:00Z',
  };
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { viewer: { id: 'viewer', announcement } } }),
  );
  await screen.findByRole('heading', { level: 1, name: 'New prices' });
  screen.getByText('Prices of brake pads change');
  expect(screen.getByRole('article').querySelector('time')?.dateTime).toBe('2026-05-04T10:00:00Z');
});
