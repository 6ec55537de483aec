import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ReceivedRequest } from '../../../sandbox/support/faults.ts';
import { checkScreens } from '../accessibility/checkScreen.ts';
import { expectComplaints } from '../support/openPage.ts';
import { openScreen, results, rows } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => fetch(`${product.sandbox.url}/sandbox/faults`, { method: 'DELETE' }));
afterAll(() => product.close());

const openToday = (as = 'client') => openScreen(product, '/today', { as: `${as}@demo.test` });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
/** A row of Waiting for you, by its sentence. */
const waiting = (page: Page, sentence: string | RegExp): Locator =>
  section(page, 'Waiting for you').getByRole('listitem').filter({ hasText: sentence });
const numberOf = async (row: Locator) => /^\d+/.exec(await row.innerText())?.[0];

test('DAY-01 DAY-04 Today is the first item of the navigation for every user; / still leads to the catalogue; what a user may not see is not on Today, and the back end is not asked for it', async () => {
  const accountant = await openToday('accountant');
  await expect.poll(() => navigation(accountant).getByRole('link').first().innerText()).toBe('Today');
  await accountant.context().close();
  await fetch(`${product.sandbox.url}/sandbox/requests`, { method: 'DELETE' });
  const page = await openToday('basic');
  await expect.poll(() => navigation(page).getByRole('link').first().innerText()).toBe('Today');
  await waiting(page, 'new price list from').waitFor();
  await section(page, 'Announcements').getByRole('link').first().waitFor();
  const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings).toEqual(['Waiting for you', 'Announcements', 'Recent searches', 'Recent cars']);
  const asked = (await (await fetch(`${product.sandbox.url}/sandbox/requests`)).json()) as ReceivedRequest[];
  const calls = asked.map(({ operationId }) => operationId);
  for (const call of ['listOrders', 'getOrder', 'listInvoices', 'listIntegrations', 'listMissingItems'])
    expect(calls).not.toContain(call);
  await page.goto('/');
  await page.waitForURL('**/catalog');
});

test('DAY-01 DAY-02 Today is the first item of the navigation; each kind that waits has its number, a sentence and a link to its place with its filter', async () => {
  const page = await openToday();
  await expect.poll(() => navigation(page).getByRole('link').first().innerText()).toBe('Today');
  await waiting(page, 'new price list from').waitFor();
  const kinds: [sentence: string, link: string, path: string, search: string][] = [
    ['waiting for checkout', 'Continue to checkout', '/cart/checkout', ''],
    ['to be confirmed', 'Show orders', '/orders/regular', 'filter[status][]=not_confirmed'],
    ['more information from you', 'Show these claims', '/claims', 'filter[waiting]=1'],
    ['waiting for your check', 'Show issues', '/issues', 'filter[status]=on_review'],
    ['in stock again', 'Show missing items', '/missing-items', 'filter[fullyApplied]=0&filter[inStock]=1'],
    ['unread announcement', 'Show announcements', '/announcements/relevant', ''],
    ['can be paid now', 'Show invoices', '/orders/invoices', 'filter[allowToPay]=1'],
    ['overdue since', 'Show integrations', '/my-profile/integrations', ''],
    ['new price list from', 'Download the price file', '/downloads', ''],
  ];
  for (const [sentence, link, path, search] of kinds) {
    const row = waiting(page, sentence);
    expect(await numberOf(row), sentence).toMatch(/^[1-9]/);
    const address = new URL(
      (await row.getByRole('link', { name: link }).getAttribute('href')) ?? '',
      page.url(),
    );
    expect(address.pathname).toBe(path);
    expect(address.searchParams.toString()).toBe(new URLSearchParams(search).toString());
  }
  // The counters of the navigation are the same.
  for (const [area, sentence] of [
    ['Orders', 'to be confirmed'],
    ['Claims', 'more information from you'],
    ['Missing items', 'in stock again'],
  ] as const) {
    const counter = navigation(page)
      .getByRole('link', { name: new RegExp(`^${area}`) })
      .getByRole('img');
    expect(await counter.innerText()).toBe(await numberOf(waiting(page, sentence)));
  }
  // The list shows as many as were counted.
  const orders = waiting(page, 'to be confirmed');
  const count = Number(await numberOf(orders));
  await orders.getByRole('link').click();
  await page.waitForURL('**/orders/regular?**');
  await expect.poll(() => rows(page).count()).toBe(count);
});

test('Waiting for you says so when nothing waits', { tags: 'matrix' }, async () => {
  // Once for the session, once for Today.
  await product.breakNext('getAttentions', { kind: 'status', status: 200, body: {}, times: 2 });
  await product.breakNext('getFiles', {
    kind: 'status',
    status: 200,
    body: { availability: { nextPriceScheduledAt: null } },
  });
  const page = await openToday('basic');
  await waiting(page, 'Nothing is waiting for you.').waitFor();
  expect(await section(page, 'Waiting for you').getByRole('listitem').count()).toBe(1);
});

test('DAY-03 DAY-115 DAY-116 the numbers of invoices that can be paid and of claims that wait are those of the lists that their links open; invoices are summed, those to be paid and those of each month', async () => {
  const page = await openToday();
  for (const [sentence, path] of [
    ['can be paid now', '/orders/invoices'],
    ['more information from you', '/claims'],
  ] as const) {
    const row = waiting(page, sentence);
    await row.waitFor();
    const count = await numberOf(row);
    await row.getByRole('link').click();
    await page.waitForURL(`**${path}?**`);
    const pager = page.getByRole('navigation', { name: 'Pages' });
    await expect.poll(() => pager.innerText()).toMatch(new RegExp(`/ ${count}\\b`));
    await page.goBack();
  }
  type Amount = { value: number; currencyCode: string };
  const { timeZone, viewer } = await (
    await product.as('client')
  ).run(
    `{ timeZone viewer {
      invoices(first: 100, filter: { allowToPay: true }) { totalCount edges { node { allowToPay grandTotal { value currencyCode } } } }
      mergedInvoices(first: 100) { edges { node { date subtotal { value currencyCode } } } }
      newest: invoices(first: 100) { edges { node { createdAt subtotal { value currencyCode } } } }
    } }`,
  );
  const { invoices, mergedInvoices } = viewer;
  expect(invoices.edges.every(({ node }) => node.allowToPay)).toBe(true);
  expect(await numberOf(waiting(page, 'can be paid now'))).toBe(String(invoices.totalCount));
  const inEuro = (amounts: Amount[]) => {
    const cents = amounts
      .filter(({ currencyCode }) => currencyCode === 'EUR')
      .reduce((sum, { value }) => sum + Math.round(value * 100), 0);
    return (cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, '\u00a0') + '\u00a0€';
  };
  expect(await waiting(page, 'can be paid now').textContent()).toContain(
    inEuro(invoices.edges.map(({ node }) => node.grandTotal)),
  );
  const months = section(page, 'Invoiced by month').getByRole('row');
  await months.nth(1).waitFor();
  const shown = await months.evaluateAll((all) =>
    all
      .slice(1)
      .map(({ children }) => [children[0]?.textContent, children[2]?.firstElementChild?.textContent]),
  );
  // As the filters of the lists that they lead to have it.
  const monthOf = (moment: Date) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit' }).format(moment);
  const thisMonth = new Date(`${monthOf(new Date())}-01T12:00`);
  const finals = mergedInvoices.edges.map(({ node }) => ({
    month: node.date.slice(0, 7),
    subtotal: node.subtotal,
  }));
  const singles = viewer.newest.edges.map(({ node }) => ({
    month: monthOf(new Date(node.createdAt)),
    subtotal: node.subtotal,
  }));
  const expected = Array.from({ length: 6 }, (_, back) => {
    const first = new Date(thisMonth.getFullYear(), thisMonth.getMonth() - back, 1, 12);
    const month = monthOf(first);
    const isOpen = back === 0 || month > (finals[0]?.month ?? '');
    if (isOpen && (singles.at(-1)?.month ?? '') >= month) return [];
    const ofMonth = (isOpen ? singles : finals).filter((one) => one.month === month);
    return [[first.toLocaleString('en', { month: 'long' }), inEuro(ofMonth.map(({ subtotal }) => subtotal))]];
  }).flat();
  expect(shown).toEqual(expected);
});

test('DAY-05 DAY-07 DAY-08 missing items with pieces in stock are listed with these pieces, others are not; open orders are grouped by status, the nearest first, with links to orders and lists; the newest announcements in force lead to their pages and to all', async () => {
  const client = await product.as('client');
  const { viewer } = await client.run(
    '{ viewer { missingItems(first: 50, filter: { fullyApplied: false }) { edges { node { article { name stock { amount warehouse { readonly } } } } } } } }',
  );
  const expected = viewer.missingItems.edges
    .map(({ node: { article } }) => ({
      name: article.name,
      pieces: article.stock
        .filter(({ warehouse }) => !warehouse.readonly)
        .reduce((sum, { amount }) => sum + amount, 0),
    }))
    .filter(({ pieces }) => pieces > 0);
  const page = await openToday();
  const items = section(page, 'Missing items in stock again').getByRole('listitem');
  await items.first().waitFor();
  const shown = await items.allInnerTexts();
  expect(shown).toHaveLength(Math.min(6, expected.length));
  for (const [index, text] of shown.entries()) {
    expect(text).toContain(expected[index]?.name);
    expect(text).toMatch(new RegExp(`(^|\\s)${expected[index]?.pieces} pcs?\\b`));
  }

  const part = section(page, 'Open orders');
  await part.getByRole('link').first().waitFor();
  const groups = part.locator('> ul > li');
  const statuses = await groups.locator('.fui-Badge').allInnerTexts();
  const all = ['Shipped', 'Packed', 'Picked', 'In progress', 'Confirmed', 'Pre-ordered', 'Ordered'];
  expect(statuses.length).toBeGreaterThan(2);
  expect(all.filter((status) => statuses.includes(status))).toEqual(statuses);
  // Each number is the one of the list that its link opens.
  const lists = part.getByRole('link', { name: /orders?$/ });
  const counts = await lists.evaluateAll((links) =>
    links.map((link) => ({ count: link.textContent.split(' ')[0], href: link.getAttribute('href') ?? '' })),
  );
  const types = { regular: 'REGULAR', reservation: 'RESERVATION', backorders: 'BACKORDER' };
  for (const { count, href } of counts) {
    const url = new URL(href, product.url);
    const { orders } = (
      await client.run(
        'query ($type: OrderType, $status: OrderStatus!) { viewer { orders(type: $type, first: 1, filter: { status: [$status] }) { totalCount } } }',
        {
          type: Object.entries(types).find(([path]) => url.pathname.endsWith(path))?.[1],
          status: url.searchParams.get('filter[status][]')?.toUpperCase(),
        },
      )
    ).viewer;
    expect([href, count]).toEqual([href, String(orders.totalCount)]);
  }
  const shipped = groups.first();
  const order = shipped.getByRole('listitem').first().getByRole('link');
  const number = await order.innerText();
  await expect.poll(() => order.getAttribute('href')).toBe(`/order/${number}`);
  await shipped
    .getByRole('link', { name: /orders?$/ })
    .first()
    .click();
  await page.waitForURL((url) => url.searchParams.get('filter[status][]') === 'shipped');
  await rows(page).first().waitFor();
  await page.goBack();

  const news = section(page, 'Announcements');
  await news.getByRole('listitem').first().waitFor();
  expect(await news.getByRole('listitem').getByRole('link').allInnerTexts()).toEqual([
    'Brake parts: new prices next month',
    'Five more carriers to choose from',
  ]);
  expect(await news.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe(
    '/announcements/relevant',
  );
  await news.getByRole('link', { name: 'Five more carriers' }).click();
  await page.waitForURL('**/announcement/*');
});

test(
  'DAY-06 the articles and pieces of the newest placed order are under Last ordered',
  { tags: 'matrix' },
  async () => {
    const { viewer } = await (
      await product.as('client')
    ).run('{ viewer { recentOrders { newest { dbId items { articleName isDelivery qtyRequested } } } } }');
    const { newest } = viewer.recentOrders;
    const page = await openToday();
    const part = section(page, 'Last ordered');
    await part.getByRole('link', { name: `Order ${newest.dbId}` }).waitFor();
    const lines = newest.items.filter(({ isDelivery }) => !isDelivery).slice(0, 6);
    for (const [index, { articleName, qtyRequested }] of lines.entries()) {
      const line = part.getByRole('listitem').nth(index);
      expect(await line.getByRole('link').innerText()).toBe(articleName);
      expect(await line.innerText()).toMatch(new RegExp(`(^|\\s)${qtyRequested} pcs?\\b`));
    }
    await part.getByRole('listitem').first().getByRole('link').click();
    await page.waitForURL(`**/catalog/article/${encodeURIComponent(lines[0]?.articleName ?? '')}`);
  },
);

test('DAY-09 searches and cars of this device are on Today, for their user only, and search again', async () => {
  const page = await openScreen(product, '/catalog?type=part&searchString=brake%20disc&page=1&limit=20');
  await results(page).first().waitFor();
  const today = navigation(page).getByRole('link', { name: 'Today' });
  const searches = section(page, 'Recent searches').getByRole('link');
  const cars = section(page, 'Recent cars').getByRole('link');
  await today.click();
  await searches.getByText('brake disc').waitFor();
  expect(await cars.count()).toBe(0);
  await page.goto('/catalog?type=car&manufacturer=1&model=1&engine=1');
  await results(page).first().waitFor();
  const make = await page.getByRole('combobox', { name: 'Manufacturer' }).inputValue();
  await today.click();
  await cars.first().waitFor();
  expect(await cars.allInnerTexts()).toEqual([expect.stringContaining(make)]);
  expect(await searches.count()).toBe(1);
  await cars.first().click();
  await page.waitForURL('**/catalog?type=car&manufacturer=1&model=1&engine=1**');
  await results(page).first().waitFor();
  await today.click();
  await searches.first().click();
  await page.waitForURL('**/catalog?type=part&searchString=brake+disc**');
  await results(page).first().waitFor();
  await page.goto('/catalog?type=vin&searchString=WVWZZZ1A');
  await page
    .getByRole('list', { name: /vehicles match/ })
    .getByRole('link')
    .first()
    .click();
  await results(page).first().waitFor();
  await today.click();
  const byVin = section(page, 'Recent cars').getByRole('listitem').first();
  await byVin.getByText('WVWZZZ1A').waitFor();
  expect(await cars.count()).toBe(2);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  const other = await openToday('basic');
  await other.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, String(value));
  }, kept);
  await other.reload();
  await section(other, 'Recent searches').getByText('What you search for on this device').waitFor();
  expect(await section(other, 'Recent cars').getByRole('link').count()).toBe(0);
});

test('DAY-10 a part that is slow leaves the others as they are', { tags: 'matrix' }, async () => {
  await product.breakNext('listMissingItems', { kind: 'hang' });
  const page = await openToday();
  await waiting(page, 'new price list from').waitFor();
  await section(page, 'Open orders').getByRole('link').first().waitFor();
  await section(page, 'Last ordered').getByRole('link').first().waitFor();
  await section(page, 'Announcements').getByRole('listitem').first().waitFor();
  await section(page, 'Missing items in stock again').getByLabel('Loading…').waitFor();
});

test('DAY-10 a part that fails leaves the others as they are, and can be read again', async () => {
  await product.breakNext('listOrders', { kind: 'status', status: 400, body: { messages: ['No'] } });
  await product.breakNext('listInvoices', { kind: 'status', status: 400, body: { messages: ['No'] } });
  const page = await openToday();
  const failed = 'This part could not be loaded.';
  await section(page, 'Open orders').getByText(failed).waitFor();
  await section(page, 'Waiting for you').getByText(failed).waitFor();
  await waiting(page, 'overdue since').waitFor();
  await section(page, 'Missing items in stock again').getByRole('listitem').first().waitFor();
  await section(page, 'Announcements').getByRole('listitem').first().waitFor();
  await section(page, 'Open orders').getByRole('button', { name: 'Try again' }).click();
  await section(page, 'Open orders').getByRole('link').first().waitFor();
  await waiting(page, 'can be paid now').waitFor();
  await expect.poll(() => page.getByText(failed).count()).toBe(0);
  expectComplaints(/400/);
});

checkScreens(
  () => product,
  [
    { name: 'Today with everything', path: '/today', as: 'client' },
    { name: 'Today with little', path: '/today', as: 'basic', isFurther: true },
  ],
);
