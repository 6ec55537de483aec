import { createHash } from 'node:crypto';
import type { Locator, Request } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOperations } from '../../support/clientQueries.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { listAreas } from '../support/listAreas.ts';
import { watchCartTotals } from '../support/holdAnswers.ts';
import { openPage, takeComplaints } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** What `body` says, without the times of the last update. */
const readTexts = async (body: Locator) => (await body.ariaSnapshot()).replaceAll(/\d\d:\d\d/g, '');

test('the data of a page is requested before the code of that page has arrived', async () => {
  const page = await openPage(product, { as: 'client@demo.test' });
  await page.goto('/catalog');
  await page.getByRole('heading', { level: 1 }).waitFor();

  const events: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) events.push('query sent');
  });
  // The code of the page is held back until the query was sent: if that code started the query, both would wait forever.
  const queried = page.waitForRequest('**/graphql');
  await page.route(/\/assets\/Orders(Page|Area)[^/]*\.js$/, async (route) => {
    await queried;
    events.push('code arrived');
    await route.continue();
  });
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Orders/ })
    .click();
  await page.getByRole('table').waitFor();
  expect(events[0]).toBe('query sent');
  expect(events).toContain('code arrived');
});

test(
  'SHELL-30 a script of the page that does not arrive is loaded once more; when that fails too, words say so',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'client@demo.test' });
    let missing = 1;
    await page.route('**/assets/index-*.js', (route) =>
      missing-- > 0 ? route.fulfill({ status: 404, body: '{}' }) : route.continue(),
    );
    await page.goto('/orders/regular');
    await page.getByRole('table').waitFor();
    missing = Infinity;
    await page.goto('/orders/regular?page=2');
    await page.getByRole('alert').getByText('Parts of this page did not arrive.').waitFor();
    missing = 0;
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('table').waitFor();
    expect(new URL(page.url()).search).toBe('?page=2');
    expect(takeComplaints()).toEqual(Array(3).fill(expect.stringContaining('404')));
  },
);

test('promise: first page: session and list are requested before any code has arrived, in at most 8 requests', async () => {
  const page = await openPage(product, { as: 'client@demo.test' });
  const areTotalsMissing = watchCartTotals(page);
  const both = Promise.withResolvers<void>();
  let queries = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql' && ++queries === 2) both.resolve();
  });
  await page.addInitScript(() => {
    const shown = new MutationObserver(() => {
      if (!document.querySelector('table a[href^="/order/"]')) return;
      performance.mark('shown');
      shown.disconnect();
    });
    shown.observe(document, { childList: true, subtree: true });
  });
  // If the code requested them, both would wait forever.
  await page.route('**/assets/**', async (route) => {
    await both.promise;
    await route.continue();
  });
  await page.goto('/orders/regular');
  await page.getByRole('table').locator('a[href^="/order/"]').first().waitFor();
  // What other pages need, and what keeps this one up to date, is asked for when it shows.
  const asked = await page.evaluate(() => {
    const [shown] = performance.getEntriesByName('shown');
    return performance
      .getEntries()
      .filter(
        ({ entryType, startTime }) =>
          /^(navigation|resource)$/.test(entryType) && startTime < (shown?.startTime ?? 0),
      )
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path !== '/favicon.svg');
  });
  expect(asked).toContain('/graphql');
  // Their query and its two files.
  const ofTotals = (await areTotalsMissing()) ? 3 : 0;
  expect(asked.length, asked.join()).toBeLessThanOrEqual(8 + ofTotals);
});

test.each([
  '/catalog',
  '/orders/regular',
  '/orders/reservation',
  '/orders/backorders',
  '/catalog?type=part&searchString=filter&page=1&limit=20',
])('%s has all its texts before those of other pages have come', { tags: 'matrix' }, async (path) => {
  const open = async (texts: string) => {
    const page = await openPage(product, { as: 'client@demo.test' });
    // Those of other pages never come.
    await page.route('**/i18n/en-*.json', () => {});
    await page.route('**/i18n/en.first-*.json', async (route) =>
      texts === 'all'
        ? route.fulfill({ json: await (await fetch(`${product.url}/i18n/en.json`)).json() })
        : route.continue(),
    );
    const others = page.waitForRequest('**/i18n/en-*.json');
    await page.goto(path);
    await others;
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    return page.locator('body');
  };
  const [shown, complete] = [await open('first'), await open('all')];
  await expect.poll(async () => (await readTexts(shown)) === (await readTexts(complete))).toBe(true);
  expect(await readTexts(shown)).toContain('heading');
});

test(
  'a menu that opens before its texts have come shows them when they are there',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'client@demo.test' });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/i18n/en-*.json', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/orders/regular');
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem').first().waitFor();
    const save = page.getByRole('menuitem', { name: 'Save as a view…' });
    expect(await save.count()).toBe(0);
    release();
    await save.waitFor();
  },
);

test('a search is sent once, before any code has arrived, and its answer is what shows', async () => {
  const page = await openPage(product, { as: 'client@demo.test' });
  const asked: string[] = [];
  const sent = Promise.withResolvers<void>();
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (!body.includes('"searchString"')) return;
    asked.push(body);
    sent.resolve();
  });
  await page.route('**/assets/*.js', async (route) => {
    await sent.promise;
    await route.continue();
  });
  await page.goto('/catalog?type=part&searchString=oil+filter&page=1&limit=20');
  await page.locator('main a[href^="/catalog/article/"]').first().waitFor();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('"searchString":"oil filter"');
});

test(
  'the routes of other areas are requested after the data of the first page',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'client@demo.test' });
    const events: string[] = [];
    const requested = Promise.withResolvers<void>();
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('/graphql')) events.push('data');
    });
    page.on('request', (request) => {
      if (!request.url().includes('/assets/modules-')) return;
      events.push('routes');
      requested.resolve();
    });
    await page.goto('/orders/regular');
    await requested.promise;
    expect(events).toEqual(['data', 'data', 'routes']);
  },
);

test(
  'the routes of another area are requested before the entry has run when its page is opened first',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'client@demo.test' });
    const routes = page.waitForRequest('**/assets/modules-*.js');
    await page.route('**/assets/index-*.js', async (route) => {
      await routes;
      await route.continue();
    });
    await page.goto('/claims');
    await page.getByRole('heading', { level: 1, name: 'Claims' }).waitFor();
  },
);

const totals = createHash('sha256')
  .update(clientOperations.get('refreshCartTotalsQuery') ?? '')
  .digest('hex');
/** The header asks for the cart's totals once more where the back end took long for them. */
const isTotalsAgain = (request: Request) => request.postData()?.includes(totals) === true;

/** How many times a page asks the gateway, one after another, in addition to the session. */
const roundTrips = {
  '/catalog?type=part&searchString=filter&page=1&limit=20': 1,
  '/orders/regular': 1,
  '/orders/invoices': 1,
  '/orders/merged-invoices': 1,
  '/orders/credit-invoices': 1,
  '/orders/statements': 1,
  '/downloads': 1,
  // The stock of the warehouses that are not chosen is read once the cart is shown.
  '/cart/regular': 2,
  // Delivery options and VAT depend on the address, which the first answer brings.
  '/cart/checkout': 2,
};

test('a page takes one GraphQL round trip in addition to the session, those of the cart two', async () => {
  const page = await openPage(product, { as: 'client@demo.test' });
  let queries = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && !isTotalsAgain(request)) queries++;
  });
  for (const [path, expected] of Object.entries(roundTrips)) {
    queries = 0;
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // One is the session's, once for each document; the rest are the page's.
    await expect.poll(() => queries - 1, { message: path, timeout: 10_000 }).toBe(expected);
    await page.waitForLoadState('networkidle');
    expect(queries - 1, path).toBe(expected);
  }
});

test.each([...listAreas, '/orders/backorder'])(
  'WISH-02 TRN-02 BACK-02 MISS-04 while the response of %s is pending its placeholder shows, and then its rows',
  { tags: 'matrix' },
  async (path) => {
    const page = await openPage(product, { as: 'client@demo.test' });
    const answer = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      // The page's own query: the session's requests no rows.
      if (route.request().postData()?.includes('"first"')) await answer.promise;
      await route.continue();
    });
    await page.goto(path);
    const shape = page.getByRole('main').getByLabel('Loading…');
    await shape.waitFor();
    await page.getByRole('link', { name: 'Downloads' }).waitFor();
    // The title of a page arrives with the page.
    await expectNoAxeViolations(page, ['page-has-heading-one']);
    answer.resolve();
    await page.getByRole('table').locator('tbody').getByRole('link').first().waitFor();
    await expect.poll(() => shape.count()).toBe(0);
    await page.getByRole('contentinfo').waitFor();
  },
);

test.each(['/constructor', '/toString?searchString=filter'])(
  'the path %s, which every object has a property of, leads to the not-found page',
  async (path) => {
    const page = await openPage(product, { as: 'client@demo.test' });
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'constructor'));
    const headers: string[] = [];
    page.on('request', (request) => headers.push(request.headers()['locale'] ?? 'en'));
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    expect(new Set(headers)).toEqual(new Set(['en']));
  },
);
