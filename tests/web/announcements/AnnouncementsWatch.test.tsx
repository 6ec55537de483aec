import { act, cleanup, screen } from '@testing-library/react';
import i18next from 'i18next';
import { Outlet } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { MockPayloadGenerator } from 'relay-test-utils';
import { AnnouncementsWatch } from '../../../web/parts/announcements/AnnouncementsWatch.tsx';
import { noticesId } from '../../../web/shell/noticesId.ts';
import { collectNotifications } from '../support/collectNotifications.ts';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

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
  const answer = (shortMessage: string) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          AnnouncementsWidget: () => ({ enabled: true, pollInterval: null }),
          Announcement: () => ({ id: 'announcement', dbId: '4', shortMessage }),
        }),
      ),
    );
  await answer('Closed on Monday');
  expect(line()).toBeNull();
  await act(() => router.navigate('/orders?page=2'));
  expect(line()).toBeNull();
  await act(() => router.navigate('/cart'));
  expect(line()?.textContent).toContain('Closed on Monday');
  // In another language it is read again.
  await act(async () => void i18next.emit('languageChanged', 'en'));
  await answer('Am Montag geschlossen');
  expect(line()?.textContent).toContain('Am Montag geschlossen');
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('ANN-06 unread announcements are read every 1,800,000 ms', async () => {
  vi.useFakeTimers();
  const { environment } = await renderScreen(<AnnouncementsWatch />);
  const read = () => environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  const answer = (widget: object | undefined) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: { viewer: { id: 'viewer', unreadAnnouncements: [], ...widget } },
      }),
    );
  await answer({ announcementsWidget: { enabled: true, pollInterval: null } });
  for (let reading = 0; reading < 2; reading += 1) {
    await pass(1_799_000);
    expect(read()).toEqual([]);
    await pass(1_100);
    expect(read()).toEqual(['AnnouncementsWatchQuery']);
    await answer({});
  }
});

test('ANN-10 a failure to get the settings of the widget raises an error, and no announcement is read again', async () => {
  vi.useFakeTimers();
  const { environment } = await renderScreen(<AnnouncementsWatch />);
  const posted = collectNotifications();
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('No settings')));
  expect(posted()).toMatchObject([
    { intent: 'error', title: 'Error', body: expect.stringContaining('New announcements cannot be shown') },
  ]);
  await pass(3_700_000);
  expect(environment.mock.getAllOperations()).toEqual([]);
});
