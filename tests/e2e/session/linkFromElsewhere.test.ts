import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIResponse, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOrder } from '../orders/findOrder.ts';
import { expectComplaints, openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
let path: string;
/** A page of another site, such as a web mailer: it links to a document and to a page of the portal. */
const mailer = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html');
  response.end(`<a href="${product.url}${path}">Packing list</a> <a href="${product.url}/orders/regular">Orders</a>
    <form method="post" action="${product.url}/graphql"><button>Win a prize</button></form>`);
});

beforeAll(async () => {
  product = await startProduct();
  const { documents } = await findOrder(product, 'client', 'DELIVERED');
  path = `/documents/${documents.packingList[0]?.dbId}`;
  await new Promise<void>((listening) => mailer.listen(0, () => listening()));
});
afterAll(async () => {
  mailer.close();
  await product.close();
});

async function openMailer(as?: string): Promise<Page> {
  const page = await openPage(product, as === undefined ? {} : { as });
  // The gateway is at 127.0.0.1, so that localhost is another site.
  const { port } = mailer.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/`);
  return page;
}

test('AUTH-15 GAP-12 a logged-in user opens a document and a page through links on another site', async () => {
  const page = await openMailer('client@demo.test');
  const [answer] = await Promise.all([
    page.waitForResponse(`**${path}`),
    page.getByRole('link', { name: 'Packing list' }).click(),
  ]);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const other = await openMailer('client@demo.test');
  await other.getByRole('link', { name: 'Orders' }).click();
  await other.getByRole('heading', { level: 1, name: 'Orders & Documents' }).waitFor();
  // The browser's PDF viewer requests an icon, and the test's own script finds no storage in it.
  expectComplaints(/favicon\.ico|getItem/);
});

test(
  'GAP-01 a visitor who opens a document through a link on another site logs in, and it opens',
  { tags: 'matrix' },
  async () => {
    const page = await openMailer();
    await page.getByRole('link', { name: 'Packing list' }).click();
    await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('return') === path);
    await page.getByLabel('Username').fill('client@demo.test');
    await page.getByLabel('Password').fill('demo-client');
    const answered = Promise.withResolvers<APIResponse>();
    await page.route(`**${path}`, async (route) => {
      answered.resolve(await route.fetch());
      await route.fulfill({ body: 'In place of the PDF viewer' });
    });
    await page.keyboard.press('Enter');
    await page.getByText('In place of the PDF viewer').waitFor();
    const answer = await answered.promise;
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  },
);

test(
  'promise: cross-site requests: a form on another site writes nothing, though the user is logged in',
  { tags: 'matrix' },
  async () => {
    const page = await openMailer('client@demo.test');
    const [answer] = await Promise.all([
      page.waitForResponse('**/graphql'),
      page.waitForEvent('console'),
      page.getByRole('button', { name: 'Win a prize' }).click(),
    ]);
    expect(answer.status()).toBe(403);
    expectComplaints(/403/);
  },
);
