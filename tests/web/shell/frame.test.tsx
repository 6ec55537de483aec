import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import fbg from '../../../web/shell/flags/fbg.svg?raw';
import { Frame } from '../../../web/shell/Frame.tsx';
import { guarded, mayOpen, mayOpenPath } from '../../../web/shell/guard.ts';
import groupLogo from '../../../web/shell/logos/group.svg?raw';
import portalLogo from '../../../web/shell/logos/portal.svg?raw';
import { firstModules } from '../../../web/firstModules.ts';
import { modules } from '../../../web/modules.ts';
import { navigation } from '../../../web/navigation.ts';
import { NavigationContext } from '../../../web/shell/navigation/NavigationContext.ts';
import { NotFoundPage } from '../../../web/shell/NotFoundPage.tsx';
import { outdated } from '../../../web/shell/outdated.ts';
import { RoutesContext } from '../../../web/shell/RoutesContext.ts';
import { attentionsInterval } from '../../../web/shell/session/useAttentions.ts';
import { svgAddress } from '../../../web/ui/svgAddress.ts';
import { renderScreen, type ViewerFields } from '../support/renderScreen.tsx';

const routes: RouteObject[] = [
  { path: '/catalog', ...guarded({ requires: 'article_list' }) },
  { path: '/orders', ...guarded({ requires: 'order_list' }) },
];
const renderHeader = async (viewer: ViewerFields, path = '/') => {
  const view = await renderScreen(
    <RoutesContext value={routes}>
      <NavigationContext value={navigation}>
        <Frame />
      </NavigationContext>
    </RoutesContext>,
    { viewer, path },
  );
  await screen.findByRole('banner');
  return view;
};
const names = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);

test('SHELL-17 the navigation shows the areas whose route the user may open', async () => {
  await renderHeader({ attributes: ['article_list'] });
  const shown = within(screen.getByRole('navigation', { name: 'Main navigation' }));
  expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/today',
    '/catalog',
    '/claims',
    '/production',
    '/downloads',
    '/announcements',
    '/my-profile',
    '/issues',
  ]);
});

test.each([
  ['/announcements/history', 'Announcements'],
  ['/announcement/4', 'Announcements'],
  ['/orders/regular', 'Orders & Documents'],
  ['/order/7', 'Orders & Documents'],
  ['/credit-invoices/7', 'Orders & Documents'],
])('the area of %s is marked in the navigation', async (path, area) => {
  await renderHeader({ attributes: ['article_list', 'order_list'] }, path);
  const shown = within(screen.getByRole('navigation', { name: 'Main navigation' }));
  expect(shown.getAllByRole('link', { current: 'page' }).map(({ title }) => title)).toEqual([area]);
});

test('SHELL-17 each entry of the navigation is for the users who may open its route', () => {
  const screens = [...firstModules, ...modules].flatMap((module) => module.routes);
  const attributes = [...new Set(navigation.flatMap(({ access: { requires = [] } }) => requires))];
  const users = [[], attributes, ...attributes.map((one) => [one])].map((some) => ({ attributes: some }));
  for (const { to, access } of navigation) {
    expect(users.map((user) => mayOpenPath(user, screens, to))).toEqual(
      users.map((user) => mayOpen(user, access)),
    );
  }
});

test('SHELL-19 GAP-06 a badge shows only for a counter above 0', async () => {
  const attributes = ['article_list', 'order_list'];
  await renderHeader({
    attributes,
    attentions: [
      { key: 'orders', value: 3, level: 'WARNING' },
      { key: 'catalog', value: 0, level: 'INFO' },
    ],
  });
  expect(screen.getByRole('img', { name: '3 items need your attention' }).textContent).toBe('3');
  expect(screen.getAllByRole('img', { name: /attention/ })).toHaveLength(1);
});

test('SHELL-21 the counters are read again every 20 minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { environment } = await renderHeader({});
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  act(() => void vi.advanceTimersByTime(attentionsInterval));
  expect(environment.mock.getMostRecentOperation().request.node.params.name).toBe('useAttentionsQuery');
  expect(attentionsInterval).toBe(1_200_000);
  vi.useRealTimers();
});

test('SHELL-15 SHELL-16 branches fed, fbg and ged have their flag and the group logo, others have neither', async () => {
  const { unmount } = await renderHeader({ branch: 'fbg' });
  const flag = screen.getByRole<HTMLImageElement>('img', { name: 'FBG' });
  expect(flag.src).toBe(svgAddress(fbg));
  expect(document.querySelector('img')?.src).toBe(svgAddress(groupLogo));
  unmount();
  await renderHeader({ branch: 'abc' });
  expect(document.querySelectorAll('header img')).toHaveLength(1);
  expect(document.querySelector('img')?.src).toBe(svgAddress(portalLogo));
});

test('SHELL-22 SHELL-23 selectors of access and currency show only where there is a choice', async () => {
  const { unmount } = await renderHeader({
    accesses: [
      { id: 'a', businessName: 'Alpha' },
      { id: 'b', businessName: 'Beta' },
    ],
    selectedAccess: { id: 'b' },
    currencyCodes: ['eur', 'usd'],
    selectedCurrencyCode: 'usd',
  });
  expect(screen.getByLabelText<HTMLSelectElement>('Business account').selectedOptions[0]?.textContent).toBe(
    'Beta',
  );
  expect(screen.getByLabelText<HTMLSelectElement>('Currency').selectedOptions[0]?.textContent).toBe('USD');
  unmount();
  await renderHeader({ accesses: [{ id: 'a', businessName: 'Alpha' }] });
  expect(screen.queryByLabelText('Business account')).toBeNull();
  expect(screen.queryByLabelText('Currency')).toBeNull();
});

test('AUTH-59 another currency is stored under "cc" and the page is reloaded', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  await renderHeader({ currencyCodes: ['EUR', 'USD'], selectedCurrencyCode: 'EUR' });
  fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'USD' } });
  expect(localStorage.getItem('cc')).toBe('USD');
  expect(document.cookie).toContain('cc=USD');
  expect(reload).toHaveBeenCalledOnce();
});

test('AUTH-58 another access is requested and the page is reloaded', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const { environment } = await renderHeader({
    accesses: [
      { id: 'a', businessName: 'Alpha' },
      { id: 'b', businessName: 'Beta' },
    ],
    selectedAccess: { id: 'a' },
  });
  fireEvent.change(screen.getByLabelText('Business account'), { target: { value: 'b' } });
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { idempotencyKey: expect.any(String), access: 'b' },
  });
  environment.mock.resolveMostRecentOperation({
    data: { switchAccount: { __typename: 'SwitchAccountPayload' } },
  });
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('AUTH-45 AUTH-46 AUTH-47 the switch-user button is for fakers and impersonators, with initials', async () => {
  const user = { firstName: 'Anna', lastName: 'Ott', email: 'anna@demo.test' };
  const { unmount } = await renderHeader({ user });
  expect(screen.queryByTitle('switch user')).toBeNull();
  unmount();
  const faker = await renderHeader({ user, attributes: ['faker'] });
  expect(screen.getByTitle('switch user').textContent).toBe('AO');
  faker.unmount();
  await renderHeader({ user, originalUser: { dbId: '1', email: 'staff@demo.test' } });
  expect(
    screen.getByRole('button', { name: 'AO: You are acting as anna@demo.test: switch user' }),
  ).toBeDefined();
});

test('SHELL-28 the footer has the current year', async () => {
  await renderHeader({});
  expect(screen.getByRole('contentinfo').textContent).toContain(`© ${new Date().getFullYear()}`);
});

test('SHELL-38 SHELL-39 an outdated client says so, and its button reloads the page', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  await renderHeader({});
  expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
  act(() => outdated.set(true));
  screen.getByRole('button', { name: 'Update' }).click();
  expect(reload).toHaveBeenCalledOnce();
});

test('SHELL-06 the 404 page has the number, a message and a link to the start', async () => {
  await renderScreen(<NotFoundPage />);
  expect(await screen.findByText('404')).toBeDefined();
  expect(names('heading')).toEqual(['Page not found']);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});
