import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { toGlobalId } from '../../../web/relay/globalId.ts';
import { expect, test, vi } from 'vitest';
import fbg from '../../../web/shell/flags/fbg.svg?raw';
import { Frame } from '../../../web/shell/Frame.tsx';
import { guarded, mayOpen, mayOpenPath } from '../../../web/shell/guard.ts';
import groupLogo from '../../../web/shell/logos/group.svg?raw';
import portalLogo from '../../../web/shell/logos/portal.svg?raw';
import { firstModules } from '../../../web/firstModules.ts';
import { modules } from '../../../web/modules.ts';
import { navigation } from '../../../web/navigation.ts';
import { HeaderCart } from '../../../web/parts/cart/HeaderCart.tsx';
import { NavigationContext } from '../../../web/shell/navigation/NavigationContext.ts';
import { NotFoundPage } from '../../../web/shell/NotFoundPage.tsx';
import { cartTotalsAreOld } from '../../../web/shell/session/cartTotalsAreOld.ts';
import { sayCartTotals } from '../../../web/shell/session/sayCartTotals.ts';
import { outdated } from '../../../web/shell/outdated.ts';
import { RoutesContext } from '../../../web/shell/RoutesContext.ts';
import { CartContext } from '../../../web/shell/header/CartContext.ts';
import { shortcutListOpen } from '../../../web/shell/shortcuts/shortcutListOpen.ts';
import { shortcutsEnabled } from '../../../web/shell/shortcuts/shortcutsEnabled.ts';
import { attentionsInterval } from '../../../web/shell/session/useAttentions.ts';
import { svgAddress } from '../../../web/ui/pictures/svgAddress.ts';
import { renderScreen, type ViewerFields } from '../support/renderScreen.tsx';

const routes: RouteObject[] = [
  { path: '/catalog', ...guarded({ requires: 'article_list' }) },
  { path: '/orders', ...guarded({ requires: 'order_list' }) },
];
const renderHeader = async (viewer: ViewerFields, path = '/', cart: ReactElement | null = null) => {
  const view = await renderScreen(
    <RoutesContext value={routes}>
      <NavigationContext value={navigation}>
        <CartContext value={cart}>
          <Frame />
        </CartContext>
      </NavigationContext>
    </RoutesContext>,
    { viewer, path },
  );
  await screen.findByRole('banner');
  return view;
};
const names = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);

const accessA = toGlobalId('Access', '1');
const accessB = toGlobalId('Access', '2');

test('SHELL-17 the navigation shows the areas whose route the user may open', async () => {
  await renderHeader({ attributes: ['article_list'] });
  const shown = within(screen.getByRole('navigation', { name: 'Main navigation' }));
  expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/today',
    '/catalog',
    '/production',
    '/claims',
    '/downloads',
    '/announcements',
    '/issues',
  ]);
});

test('GAP-07 SHELL-18 the navigation has at most ten entries in four titled groups; those of the open area show below it', async () => {
  const attributes = navigation.flatMap(({ access: { requires = [] } }) => requires);
  await renderHeader({ attributes: [...attributes, 'order_management'] }, '/today');
  const shown = within(screen.getByRole('navigation', { name: 'Main navigation' }));
  expect(shown.getAllByRole('link')).toHaveLength(10);
  const groups = shown
    .getAllByRole('list')
    .map((list) => document.getElementById(list.getAttribute('aria-labelledby') ?? ''));
  expect(groups.map((title) => title?.textContent)).toEqual(['Buy', 'Follow', 'Documents', 'Help']);
  fireEvent.click(shown.getByRole('link', { name: /^Catalogue/ }));
  expect((await shown.findByRole('link', { name: /^Wishlist/ })).getAttribute('href')).toBe('/wish-list');
});

test('SHELL-19 an entry counts for those that it hides, but not what the header counts', async () => {
  await renderHeader({
    attributes: ['wiki_view'],
    attentions: [
      { key: 'announcements', value: 2, level: 'INFO' },
      { key: 'issues', value: 3, level: 'WARNING' },
    ],
  });
  const wiki = within(screen.getByRole('link', { name: /^Wiki/ }));
  expect(wiki.getByRole('img', { name: '2 items need your attention' }).textContent).toBe('2');
});

test.each([
  ['/announcements/history', 'Announcements'],
  ['/announcement/4', 'Announcements'],
  ['/orders/regular', 'Orders'],
  ['/order/7', 'Orders'],
  ['/orders/statements', 'Invoices'],
  ['/credit-invoices/7', 'Invoices'],
])('the area of %s is marked in the navigation', async (path, area) => {
  await renderHeader({ attributes: ['article_list', 'order_list'] }, path);
  const shown = within(screen.getByRole('navigation', { name: 'Main navigation' }));
  expect(shown.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([
    area,
  ]);
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
  const flag = screen.getByAltText<HTMLImageElement>('FBG');
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
      { id: accessA, businessName: 'Alpha' },
      { id: accessB, businessName: 'Beta' },
    ],
    selectedAccess: { id: accessB },
    currencyCodes: ['eur', 'usd'],
    selectedCurrencyCode: 'usd',
  });
  expect(screen.getByLabelText<HTMLSelectElement>('Business account').selectedOptions[0]?.textContent).toBe(
    'Beta',
  );
  expect(screen.getByLabelText<HTMLSelectElement>('Currency').selectedOptions[0]?.textContent).toBe('USD');
  unmount();
  await renderHeader({ accesses: [{ id: accessA, businessName: 'Alpha' }] });
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
      { id: accessA, businessName: 'Alpha' },
      { id: accessB, businessName: 'Beta' },
    ],
    selectedAccess: { id: accessA },
  });
  fireEvent.change(screen.getByLabelText('Business account'), { target: { value: accessB } });
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { idempotencyKey: expect.any(String), access: accessB },
  });
  // The page that is loaded then says it.
  expect(sessionStorage.getItem('header-choice')).toBe(`account ${accessB}`);
  environment.mock.resolveMostRecentOperation({
    data: { switchAccount: { __typename: 'SwitchAccountPayload' } },
  });
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('AUTH-58 AUTH-59 an arrow key on a select of the header changes nothing before Enter; Escape and leaving it put it back', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  await renderHeader({ currencyCodes: ['EUR', 'USD'], selectedCurrencyCode: 'EUR' });
  const select = screen.getByLabelText<HTMLSelectElement>('Currency');
  const press = (key: string) => fireEvent.keyDown(select, { key });
  const step = () => {
    press('ArrowDown');
    fireEvent.change(select, { target: { value: 'USD' } });
    expect(select.value).toBe('USD');
  };
  step();
  await waitFor(() =>
    expect(document.getElementById('announcer')?.textContent).toContain('Press Enter to choose'),
  );
  press('Escape');
  expect(select.value).toBe('EUR');
  step();
  fireEvent.blur(select);
  expect(select.value).toBe('EUR');
  expect(localStorage.getItem('cc')).not.toBe('USD');
  expect(reload).not.toHaveBeenCalled();
  step();
  press('Enter');
  expect(localStorage.getItem('cc')).toBe('USD');
  expect(reload).toHaveBeenCalledOnce();
});

test('AUTH-58 after the switch the page says for whom one orders now, and the focus is where it was', async () => {
  sessionStorage.setItem('header-choice', `account ${accessB}`);
  await renderHeader({
    accesses: [
      { id: accessA, businessName: 'Alpha' },
      { id: accessB, businessName: 'Beta' },
    ],
    selectedAccess: { id: accessB },
  });
  await waitFor(() =>
    expect(document.getElementById('announcer')?.textContent).toContain('Now ordering for Beta'),
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Business account'));
});

test('AUTH-58 that what was typed for an account and not sent is kept is said before the switch and after it', async () => {
  const accesses = [
    { id: accessA, businessName: 'Alpha' },
    { id: accessB, businessName: 'Beta' },
  ];
  const user = { dbId: '7', name: 'Kim' };
  const kept = 'Texts for Alpha that are not sent are kept there';
  const session = { user, accesses, selectedAccess: { id: accessA, businessName: 'Alpha' } };
  const step = () => {
    const select = screen.getByLabelText<HTMLSelectElement>('Business account');
    fireEvent.keyDown(select, { key: 'ArrowDown' });
    fireEvent.change(select, { target: { value: accessB } });
  };
  const { unmount } = await renderHeader(session);
  step();
  await waitFor(() => expect(said()).toBe('Press Enter to choose'));
  localStorage.setItem(`draft::7:${accessA}:issue`, '{}');
  step();
  await waitFor(() => expect(said()).toContain(`Press Enter to choose. ${kept}`));
  unmount();
  sessionStorage.setItem('header-choice', `account ${accessB}`);
  await renderHeader({ ...session, selectedAccess: { id: accessB, businessName: 'Beta' } });
  await waitFor(() => expect(said()).toContain(`Now ordering for Beta. ${kept}`));
});

/** The header's link to the cart. */
const cart = () => screen.getByRole('banner').querySelector('a[href^="/cart"]');

test('DAY-61 the header has the lines and the value of the cart for users who may order, as they are now', async () => {
  const viewer = {
    attributes: ['order_management'],
    cartTotals: { lines: 2, total: { value: 1234.5, currencyCode: 'EUR' } },
  };
  const { unmount, environment } = await renderHeader(viewer, '/orders', <HeaderCart />);
  const figures = () => cart()?.querySelector('[title]');
  const says = () => figures()?.getAttribute('title')?.replaceAll('\u00a0', ' ');
  expect(says()).toBe('Cart: 2 lines, requested total excl. VAT: 1 234.50 €');
  expect(figures()?.textContent.replaceAll('\u00a0', ' ')).toBe('21 234.50 €');
  act(() =>
    environment.commitUpdate((store) => {
      const totals = store
        .getRoot()
        .getLinkedRecord('viewer')
        ?.getLinkedRecord('cartTotals', { wait: false });
      totals?.setValue(1, 'lines').getLinkedRecord('total')?.setValue(7, 'value');
    }),
  );
  expect(says()).toBe('Cart: 1 line, requested total excl. VAT: 7.00 €');
  unmount();
  await renderHeader({ ...viewer, attributes: [] }, '/orders', <HeaderCart />);
  expect(cart()).toBeNull();
});

const said = () => document.getElementById('announcer')?.textContent.replaceAll('\u00a0', ' ') ?? '';

test('what the cart comes to after articles were moved there is said once its totals are read again', async () => {
  cartTotalsAreOld.set(true);
  sayCartTotals.set(true);
  const viewer = {
    attributes: ['order_management'],
    cartTotals: { lines: 2, total: { value: 1234.5, currencyCode: 'EUR' } },
  };
  await renderHeader(viewer, '/missing-items', <HeaderCart />);
  expect(cart()?.getAttribute('aria-busy')).toBe('true');
  expect(sayCartTotals.read()).toBe(true);
  act(() => cartTotalsAreOld.set(false));
  await waitFor(() => expect(said()).toContain('Cart: 2 lines, requested total excl. VAT: 1 234.50 €'));
  expect(sayCartTotals.read()).toBe(false);
});

test('the name of a language is spoken in that language', async () => {
  await renderHeader({});
  const languages = within(screen.getByLabelText('Language')).getAllByRole('option');
  expect(languages.map((option) => [option.lang, option.textContent])).toContainEqual(['ru', 'Русский']);
});

test('AUTH-45 AUTH-46 AUTH-47 the switch-user button is for fakers and impersonators, with initials', async () => {
  const user = { firstName: 'Anna', lastName: 'Ott', email: 'anna@demo.test' };
  const { unmount } = await renderHeader({ user });
  expect(screen.queryByTitle('switch user')).toBeNull();
  unmount();
  const faker = await renderHeader({ user, attributes: ['faker'] });
  expect((await screen.findByTitle('switch user')).textContent).toBe('AO');
  faker.unmount();
  await renderHeader({ user, originalUser: { dbId: '1', email: 'staff@demo.test' } });
  await screen.findByRole('button', { name: 'AO: You are acting as anna@demo.test: switch user' });
});

test('DAY-62 the account menu names the user and the business account, and has the log-out', async () => {
  await renderHeader({
    user: { firstName: 'Anna', lastName: 'Ott', email: 'anna@demo.test' },
    accesses: [{ id: accessA, businessName: 'Alpha' }],
    selectedAccess: { id: accessA },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Anna Ott: Your account' }));
  const menu = await screen.findByRole('dialog', { name: 'Your account' });
  for (const text of ['Anna Ott', 'anna@demo.test', 'Alpha']) expect(menu.textContent).toContain(text);
  within(menu).getByRole('button', { name: 'Log out' });
});

test('DAY-62 the account menu leads to the switch for single letters, also while it is off', async () => {
  shortcutsEnabled.set(false);
  await renderHeader({ user: { firstName: 'Anna', lastName: 'Ott', email: 'anna@demo.test' } });
  fireEvent.click(screen.getByRole('button', { name: 'Anna Ott: Your account' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }));
  fireEvent.click(await screen.findByRole('switch', { name: 'Single-letter shortcuts' }));
  expect(shortcutsEnabled.read()).toBe(true);
  act(() => shortcutListOpen.set(false));
});

test('SHELL-28 the footer has the current year', async () => {
  await renderHeader({});
  expect(screen.getByRole('contentinfo').textContent).toContain(`© ${new Date().getFullYear()}`);
});

test('SHELL-38 SHELL-39 an outdated client says so, and its button reloads the page', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  outdated.set(false);
  await renderHeader({});
  expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
  act(() => outdated.set(true));
  within(screen.getByRole('group', { name: 'Warning' }))
    .getByRole('button', { name: 'Update' })
    .click();
  expect(reload).toHaveBeenCalledOnce();
});

test('SHELL-06 the 404 page has the number, a message and a link to the start', async () => {
  await renderScreen(<NotFoundPage />);
  expect(await screen.findByText('404')).toBeDefined();
  expect(names('heading')).toEqual(['Page not found']);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});

test('the frame of an account that could not be read stands, and says so', async () => {
  await renderHeader({
    attributes: ['article_list'],
    user: { dbId: null, email: null, firstName: null, lastName: null },
  });
  expect(
    await screen.findByText(
      'Your account could not be read in full. Parts of the portal may be missing. Reload the page later.',
    ),
  ).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeTruthy();
});
