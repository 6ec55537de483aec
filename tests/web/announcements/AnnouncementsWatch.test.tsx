import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect, test } from 'vitest';
import { MockPayloadGenerator } from 'relay-test-utils';
import { AnnouncementsWatch } from '../../../web/parts/announcements/AnnouncementsWatch.tsx';
import { noticesId } from '../../../web/shell/noticesId.ts';
import { renderScreen } from '../support/renderScreen.tsx';

const line = () => screen.queryByRole('region', { name: 'New announcement' });

test('ANN-07 a new announcement does not move the open page: it comes with the next one', async () => {
  const routes = ['orders', 'cart'].map((path) => ({ path, element: <p>{path}</p> }));
  const element = (
    <>
      <div id={noticesId} />
      <Outlet />
      <AnnouncementsWatch />
    </>
  );
  const { router, environment } = await renderScreen(<p>Elsewhere</p>, {
    path: '/orders',
    routes: [{ element, children: routes }],
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        AnnouncementsWidget: () => ({ enabled: true, pollInterval: null }),
        Announcement: () => ({ dbId: '4', shortMessage: 'Closed on Monday' }),
      }),
    ),
  );
  expect(line()).toBeNull();
  await act(() => router.navigate('/orders?page=2'));
  expect(line()).toBeNull();
  await act(() => router.navigate('/cart'));
  expect(line()?.textContent).toContain('Closed on Monday');
});
