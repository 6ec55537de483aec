import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleGroups, examples } from '../../../gateway/graphql/examples.ts';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const size = { width: 1280, height: 720 };

/** GraphiQL, loaded. */
async function openGraphiQL(): Promise<Page> {
  const page = await openPage(product, size);
  await page.goto('/graphql');
  await page.getByRole('button', { name: 'Execute query' }).waitFor();
  await inEditor(page, 'mutation LogIn');
  return page;
}

/** Waits until the editor shows a text. Its spaces are of another kind. */
const inEditor = (page: Page, text: string): Promise<void> =>
  page
    .locator('.view-line', { hasText: new RegExp(text.replace(' ', '\\s')) })
    .first()
    .waitFor();

/** Runs the example in the editor and returns what the answer took, as the page shows it. */
async function run(page: Page, name: string): Promise<string> {
  const answered = page.waitForResponse(
    (response) => response.request().postDataJSON()?.operationName === name,
  );
  await page.getByRole('button', { name: 'Execute query' }).click();
  const answer = (await (await answered).json()) as { errors?: unknown };
  expect(answer.errors).toBeUndefined();
  const status = page.getByRole('status');
  await expect.poll(() => status.textContent()).toMatch(/^Cost \d+ of 20 · \d+ calls?/);
  return (await status.textContent()) ?? '';
}

/** Opens the next example, which GraphiQL has read once its tab has the name. */
async function next(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Next: ${name}` }).click();
  await page.getByRole('tab', { name }).waitFor();
}

test(
  'GraphiQL at 1280 pixels leads from the log-in to a CONFIRMED order by clicks alone',
  { tags: 'matrix' },
  async () => {
    const page = await openGraphiQL();
    const steps = exampleGroups()[0]?.examples.map(({ name }) => name) ?? [];
    expect(steps).toEqual([
      'LogIn',
      'ResolveList',
      'AddList',
      'Cart',
      'CreateOrders',
      'Checkout',
      'CompleteOrder',
      'ConfirmOrder',
    ]);
    for (const [at, step] of steps.entries()) {
      if (at > 0) await next(page, step);
      const status = await run(page, step);
      if (step === 'LogIn') expect(status).toContain('loginCheck');
    }
    const client = await product.as('client');
    const { viewer } = await client.run(
      '{ viewer { orders(first: 1) { edges { node { status createdAt } } } } }',
    );
    expect(viewer.orders.edges[0]?.node.status).toBe('CONFIRMED');
  },
);

test(
  'GraphiQL at 1280 pixels shows all examples in one menu, grouped, and opens the one clicked',
  { tags: 'matrix' },
  async () => {
    const page = await openGraphiQL();
    await page.getByRole('button', { name: 'Examples' }).click();
    const menu = page.getByRole('navigation', { name: 'Examples' });
    await expect
      .poll(() => menu.getByRole('heading').allTextContents())
      .toEqual(exampleGroups().map(({ title }) => title));
    for (const { name } of examples()) {
      const box = await menu.getByRole('button', { name, exact: true }).boundingBox();
      expect(box, name).not.toBeNull();
      expect([box!.x >= 0, box!.x + box!.width <= size.width, box!.y + box!.height <= size.height]).toEqual([
        true,
        true,
        true,
      ]);
    }
    await menu.getByRole('button', { name: 'Manufacturers', exact: true }).click();
    await inEditor(page, 'query Manufacturers');
    await menu.waitFor({ state: 'hidden' });
  },
);

test(
  'GraphiQL after an order that was not made: the next steps name none, and say so before they change one',
  { tags: 'matrix' },
  async () => {
    const page = await openGraphiQL();
    const nothing = { createOrders: { __typename: 'CreateOrdersPayload', orders: [], missingItems: [] } };
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON()?.operationName === 'CreateOrders'
        ? route.fulfill({ json: { data: nothing } })
        : route.fallback(),
    );
    await page.getByRole('button', { name: 'Examples' }).click();
    await page.getByRole('button', { name: 'CreateOrders', exact: true }).click();
    await page.getByRole('tab', { name: 'CreateOrders' }).waitFor();
    await page.getByRole('button', { name: 'Execute query' }).click();
    await expect.poll(() => page.getByRole('status').textContent()).toMatch(/^Nothing for \$order, \$dbId/);
    await next(page, 'Checkout');
    await next(page, 'CompleteOrder');
    await inEditor(page, '"order": null');
  },
);

test(
  'GraphiQL keeps nothing that was typed: no password is in the storage or in the address after the log-in',
  { tags: 'matrix' },
  async () => {
    const page = await openGraphiQL();
    await page.evaluate(() => localStorage.setItem('graphiql:variables', '{"password":"typed-before"}'));
    await page.reload();
    await inEditor(page, 'mutation LogIn');
    await run(page, 'LogIn');
    await next(page, 'ResolveList');
    await run(page, 'ResolveList');
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toMatch(/demo-client|typed-before|mutation/);
    expect(new URL(page.url()).search).toBe('');
  },
);

test(
  'GraphiQL transfers at most 3 MB on the first visit, and next to nothing on the second',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, size);
    const session = await page.context().newCDPSession(page);
    let bytes = 0;
    await session.send('Network.enable');
    session.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
    const load = async (): Promise<number> => {
      bytes = 0;
      const introspected = page.waitForResponse((response) => response.request().method() === 'POST');
      const worker = page.waitForEvent('worker');
      await page.goto('/graphql');
      await Promise.all([(await introspected).finished(), worker, inEditor(page, 'mutation LogIn')]);
      return bytes;
    };
    const first = await load();
    expect(first).toBeGreaterThan(1_000_000);
    expect(first).toBeLessThan(3_000_000);
    expect(await load()).toBeLessThan(first / 3);
  },
);
